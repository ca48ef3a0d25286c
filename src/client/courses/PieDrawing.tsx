import type { ChartData } from '#domain/learning/chart-exercise.ts'

interface PieDrawingProps {
  rows: ChartData['rows']
  /** How it is named, or that something else does it. */
  named: { role: string; 'aria-label': string } | { 'aria-hidden': boolean }
}

const fills = ['fill-leaf', 'fill-sun', 'fill-sea', 'fill-coral', 'fill-quest', 'fill-edge']
const [middle, radius] = [85, 78]

/** Slices with a number each, and the names next to them, so that no colour has to be told from another. */
export function PieDrawing({ rows, named }: PieDrawingProps) {
  const total = rows.reduce((sum, [, value]) => sum + value, 0) || 1
  const slices = rows.map(([name, value], index) => {
    const before = rows.slice(0, index).reduce((sum, [, each]) => sum + each, 0)
    const [start, end] = [before / total, (before + value) / total]
    return { name, start, end, fill: fills[index % fills.length] }
  })
  return (
    <svg {...named} viewBox="0 0 320 170" className="block w-full max-w-lg" fontSize="12">
      {slices.map(({ name, start, end, fill }) => (
        <path
          key={name}
          d={sliceOf(start, end)}
          className={`${fill} stroke-card`}
          strokeWidth="2"
        />
      ))}
      {slices.map(({ name, start, end }, index) => (
        <g key={name}>
          <NumberAt {...pointAt((start + end) / 2, radius * 0.68)} number={index + 1} />
          <NumberAt x={192} y={16 + index * 20} number={index + 1} />
          <text x={207} y={20 + index * 20} className="fill-ink">
            {name.length > 17 ? `${name.slice(0, 16)}…` : name}
          </text>
        </g>
      ))}
    </svg>
  )
}

function NumberAt({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="9" className="fill-card stroke-edge" />
      <text x={x} y={y + 4} textAnchor="middle" className="fill-ink tabular-nums">
        {number}
      </text>
    </>
  )
}

function pointAt(part: number, distance: number) {
  const angle = 2 * Math.PI * part - Math.PI / 2
  return { x: middle + distance * Math.cos(angle), y: middle + distance * Math.sin(angle) }
}

function sliceOf(start: number, end: number): string {
  // A whole circle has no two ends to draw an arc between.
  const last = Math.min(end, start + 0.9999)
  const [from, to] = [pointAt(start, radius), pointAt(last, radius)]
  const isLarge = last - start > 0.5 ? 1 : 0
  return `M${middle} ${middle}L${from.x} ${from.y}A${radius} ${radius} 0 ${isLarge} 1 ${to.x} ${to.y}Z`
}
