import { ChartTable } from './ChartTable.tsx'

interface BarChartProps {
  title: string
  /** Column headings of the table that goes with the chart. */
  columns: readonly [string, string]
  bars: readonly { label: string; value: number }[]
}

const width = 320
const height = 150
const floor = 122

export function BarChart({ title, columns, bars }: BarChartProps) {
  const maxValue = Math.max(1, ...bars.map((bar) => bar.value))
  const step = width / Math.max(1, bars.length)
  const barWidth = Math.min(36, step * 0.62)
  // Labels that would overlap are left out, never that of the last bar, which is now; the table names every bar.
  const longest = Math.max(...bars.map((bar) => bar.label.length))
  const everyLabel = labelInterval(longest, step)
  const everyValue = labelInterval(String(maxValue).length, step)
  const fromLast = (index: number) => bars.length - 1 - index

  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={summaryOf(title, bars)}
        // As wide as it is drawn: a wider one would have larger letters than the page.
        className="w-full max-w-xs"
      >
        <line x1="0" x2={width} y1={floor} y2={floor} className="stroke-line" />
        {bars.map((bar, index) => {
          const barHeight = (bar.value / maxValue) * (floor - 22)
          const middle = step * (index + 0.5)
          return (
            <g key={bar.label} textAnchor="middle" fontSize="15">
              <rect
                x={middle - barWidth / 2}
                y={floor - barHeight}
                width={barWidth}
                height={barHeight}
                rx={Math.min(6, barHeight / 2)}
                className="fill-leaf"
              />
              {bar.value > 0 && fromLast(index) % everyValue === 0 && (
                <text
                  x={middle}
                  y={floor - barHeight - 6}
                  fontWeight="700"
                  className="fill-ink tabular-nums"
                >
                  {bar.value}
                </text>
              )}
              {fromLast(index) % everyLabel === 0 && (
                <text x={inside(middle, bar.label)} y={floor + 20} className="fill-ink-soft">
                  {bar.label}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <ChartTable caption={title} columns={columns} rows={bars} />
    </figure>
  )
}

const letterWidth = 8

function labelInterval(letters: number, step: number): number {
  return Math.ceil((letters * letterWidth + 6) / step)
}

/** The x of a label's middle, shifted so that neither end leaves the chart. */
function inside(middle: number, text: string): number {
  const half = (text.length * letterWidth) / 2
  return Math.min(Math.max(middle, half), width - half)
}

function summaryOf(title: string, bars: BarChartProps['bars']): string {
  const highest = bars.toSorted((a, b) => b.value - a.value)[0]
  return highest ? `${title}. Highest: ${highest.label}, ${highest.value}.` : title
}
