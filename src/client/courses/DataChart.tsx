import type { ChartData, ChartForm } from '#domain/learning/chart-exercise.ts'
import { chartTicks } from '#domain/learning/chart-scale.ts'
import { PieDrawing } from './PieDrawing.tsx'

interface DataChartProps {
  data: ChartData
  show: ChartForm
  /** Where the scale begins. */
  from: number
  /** Null where the words next to it name it. */
  label: string | null
}

const width = 320
const height = 200
const left = 44
const floor = 168
const ceiling = 12

/** A chart with its scale and without the numbers on it: they are read off, or stand in its table. */
export function DataChart({ data, show, from, label }: DataChartProps) {
  const { rows } = data
  const named = label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  if (show === 'pie') return <PieDrawing rows={rows} named={named} />
  const ticks = chartTicks(from, Math.max(...rows.map(([, value]) => value)))
  const [lowest = 0, highest = 1] = [ticks[0], ticks.at(-1)]
  const y = (value: number) =>
    floor - ((value - lowest) / (highest - lowest || 1)) * (floor - ceiling)
  const step = (width - left) / rows.length
  const x = (index: number) => left + step * (index + 0.5)
  return (
    <svg
      {...named}
      viewBox={`0 0 ${width} ${height}`}
      className="block w-full max-w-lg"
      fontSize="12"
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text
            x={left - 5}
            y={y(tick) + 4}
            textAnchor="end"
            className="fill-ink-soft tabular-nums"
          >
            {tick.toLocaleString('en-JM')}
          </text>
        </g>
      ))}
      {show === 'bars' &&
        rows.map(([name, value], index) => (
          <rect
            key={name}
            x={x(index) - step * 0.32}
            width={step * 0.64}
            y={y(value)}
            height={floor - y(value)}
            className="fill-leaf"
          />
        ))}
      {show === 'line' && (
        <g className="fill-none stroke-leaf">
          <polyline
            points={rows.map(([, value], index) => `${x(index)},${y(value)}`).join(' ')}
            strokeWidth="2.5"
          />
          {rows.map(([name, value], index) => (
            <circle key={name} cx={x(index)} cy={y(value)} r="4" className="fill-leaf" />
          ))}
        </g>
      )}
      {rows.map(([name], index) => (
        <NameBelow key={name} name={name} x={x(index)} room={step} isLow={index % 2 === 1} />
      ))}
    </svg>
  )
}

const letterWidth = 6.6

interface NameBelowProps {
  name: string
  x: number
  room: number
  isLow: boolean
}

/** Long names stand on two levels; one that is still too long is cut, and whole in the table. */
function NameBelow({ name, x, room, isLow }: NameBelowProps) {
  const isLong = name.length * letterWidth > room
  const most = Math.floor((room * (isLong ? 1.9 : 1)) / letterWidth)
  const half = (Math.min(name.length, most) * letterWidth) / 2
  return (
    <text
      x={Math.min(Math.max(x, half), width - half)}
      y={floor + (isLong && isLow ? 30 : 15)}
      textAnchor="middle"
      className="fill-ink"
    >
      {name.length > most ? `${name.slice(0, most - 1)}…` : name}
    </text>
  )
}
