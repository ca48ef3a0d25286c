import { ChartTable } from './ChartTable.tsx'

interface RadarProps {
  title: string
  columns: readonly [string, string]
  /** Three or more; values 0 to 100. */
  axes: readonly { label: string; value: number }[]
}

const middle = { x: 170, y: 138 }
const reach = 96
const letter = { size: 16, width: 10 }

export function Radar({ title, columns, axes }: RadarProps) {
  const ring = (share: number) =>
    axes.map((_, index) => pointAt(index, axes.length, share).join(',')).join(' ')
  const shape = axes
    .map((axis, index) => pointAt(index, axes.length, axis.value / 100).join(','))
    .join(' ')

  return (
    <figure>
      <svg viewBox="0 0 340 280" role="img" aria-label={title} className="mx-auto w-full max-w-xs">
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <polygon key={share} points={ring(share)} className="fill-none stroke-line" />
        ))}
        {axes.map((axis, index) => {
          const [x, y] = pointAt(index, axes.length, 1)
          return (
            <line
              key={axis.label}
              x1={middle.x}
              y1={middle.y}
              x2={x}
              y2={y}
              className="stroke-line"
            />
          )
        })}
        <polygon
          points={shape}
          strokeWidth="2.5"
          strokeLinejoin="round"
          className="fill-leaf/25 stroke-leaf"
        />
        {axes.map((axis, index) => {
          const [x, y] = pointAt(index, axes.length, axis.value / 100)
          return <circle key={axis.label} cx={x} cy={y} r="4" className="fill-leaf" />
        })}
        {axes.map((axis, index) => {
          const [x, y] = labelAt(index, axes.length, axis.label)
          return (
            <text
              key={axis.label}
              x={x}
              y={y}
              textAnchor="middle"
              fontSize={letter.size}
              fontWeight="600"
              strokeWidth="5"
              className="fill-ink stroke-card [paint-order:stroke]"
            >
              {axis.label}
            </text>
          )
        })}
      </svg>
      <ChartTable
        caption={title}
        columns={columns}
        rows={axes.map((axis) => ({ label: axis.label, value: `${Math.round(axis.value)}%` }))}
      />
    </figure>
  )
}

function pointAt(index: number, count: number, share: number): [x: number, y: number] {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2
  const length = Math.max(0, Math.min(1, share)) * reach
  return [round(middle.x + Math.cos(angle) * length), round(middle.y + Math.sin(angle) * length)]
}

/** Above or below its corner and always inside the chart, so that labels stay readable on a phone. */
function labelAt(index: number, count: number, label: string): [x: number, y: number] {
  const [x, y] = pointAt(index, count, 1)
  const half = (label.length * letter.width) / 2
  const outward = x + Math.sign(Math.round(x - middle.x)) * 24
  const inside = Math.min(2 * middle.x - half, Math.max(half, outward))
  return [round(inside), y > middle.y + 1 ? y + 24 : y - 12]
}

const round = (value: number) => Math.round(value * 10) / 10
