interface SparklineProps {
  /** What the line shows, before the values. */
  title: string
  points: readonly { label: string; letter: string; value: number }[]
}

const step = 32
const height = 44
const top = 6
const floor = 38

/** A small line, scaled to its own highest value. All its values are in its text. */
export function Sparkline({ title, points }: SparklineProps) {
  const width = step * points.length
  const max = Math.max(1, ...points.map(({ value }) => value))
  const dots = points.map(({ value }, index) => ({
    x: step * (index + 0.5),
    y: floor - (value / max) * (floor - top),
  }))
  const line = dots.map(({ x, y }) => `${x} ${y.toFixed(1)}`).join('L')
  const last = dots.at(-1)
  return (
    <svg
      viewBox={`0 0 ${width} ${height + 18}`}
      role="img"
      aria-label={`${title}: ${points.map(({ label, value }) => `${label} ${value}`).join(', ')}`}
      className="w-full max-w-72"
    >
      <path
        d={`M${step / 2} ${floor}L${line}L${width - step / 2} ${floor}z`}
        className="fill-leaf-soft"
      />
      <path
        d={`M${line}`}
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-leaf"
      />
      {last && <circle cx={last.x} cy={last.y} r="4" className="fill-leaf-strong" />}
      {points.map(({ label, letter }, index) => (
        <text
          key={label}
          x={step * (index + 0.5)}
          y={height + 13}
          textAnchor="middle"
          fontSize="13"
          className="fill-ink-soft"
        >
          {letter}
        </text>
      ))}
    </svg>
  )
}
