import { useState } from 'react'
import { briefDay } from '../app/dates.ts'
import { BarChart } from '../ui/BarChart.tsx'
import { classes } from '../ui/classes.ts'

interface Choice<Id extends string> {
  id: Id
  label: string
  /** The name of the chart. */
  title: string
}

interface WeekChartProps<Id extends string> {
  choices: readonly [Choice<Id>, ...Choice<Id>[]]
  weeks: readonly (Readonly<Record<Id, number>> & { from: string })[]
}

/** Eight weeks of one count at a time, each with its own scale. */
export function WeekChart<Id extends string>({ choices, weeks }: WeekChartProps<Id>) {
  const [current, setCurrent] = useState(choices[0])
  return (
    <div className="min-w-0">
      <div role="group" aria-label="Show" className="mb-3 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <button
            key={choice.id}
            type="button"
            aria-pressed={choice.id === current.id}
            onClick={() => setCurrent(choice)}
            className={classes(
              'min-h-11 rounded-full border px-4 font-semibold -outline-offset-2',
              choice.id === current.id
                ? 'border-leaf bg-leaf text-on-leaf'
                : 'border-edge bg-card text-ink-soft hover:text-ink',
            )}
          >
            {choice.label}
          </button>
        ))}
      </div>
      <BarChart
        title={current.title}
        columns={['Week from', current.label]}
        bars={weeks.map((week) => ({ label: briefDay(week.from), value: week[current.id] }))}
      />
    </div>
  )
}
