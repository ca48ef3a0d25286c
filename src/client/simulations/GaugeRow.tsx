import { Clock } from 'lucide-react'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { changeWords, type MovedGauge } from './gauge-changes.ts'
import { amountOf } from './simulation-words.ts'

interface GaugeRowProps {
  /** The time of the step. */
  at: string
  gauges: readonly MovedGauge[]
}

/** The state of the day. What an answer changed stands out, with by how much. */
export function GaugeRow({ at, gauges }: GaugeRowProps) {
  return (
    <div role="group" aria-label="The day so far">
      <dl className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1 rounded-control bg-sunk px-3 py-1.5 text-sm tabular-nums">
        <div className="flex items-center gap-1 font-bold">
          <dt>
            <Icon of={Clock} size={16} />
            <span className="sr-only">Time</span>
          </dt>
          <dd>{at}</dd>
        </div>
        {gauges.map((gauge) => (
          <div key={gauge.id} className={classes('flex gap-1', gauge.by !== 0 && 'font-bold')}>
            <dt className="text-ink-soft">{gauge.label}</dt>
            <dd>
              {amountOf(gauge)}
              {gauge.by !== 0 && ` (${changeWords(gauge)})`}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
