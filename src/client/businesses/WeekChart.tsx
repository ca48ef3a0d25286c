import { useState } from 'react'
import { briefDay } from '../app/dates.ts'
import { BarChart } from '../ui/BarChart.tsx'
import { classes } from '../ui/classes.ts'

interface Choice<Id extends string> {
  id: Id
  label: string
  /** The name of the chart. */
  unit: string
}

interface WeekChartProps<Id extends string> {
  choices: readonly [Choice<Id>, ...Choice<Id>[]]
  weeks: readonly (Readonly<Record<Id, number>> & { from: string })[]
}

/** Eight weeks of one count at a time, each with its own scale. */
export function WeekChart<Id extends string>({ choices, weeks }: WeekChartProps<Id>) {
  const [chosen, choose] = useState(choices[0])
  return (
    <div className="min-w-0">
      <div role="group" aria-label="Show" className="mb-3 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <button
            key={choice.id}
            type="button"
            aria-pressed={choice.id === chosen.id}
            onClick={() => choose(choice)}
            className={classes(
              'min-h-11 rounded-full border px-4 font-semibold -outline-offset-2',
              choice.id === chosen.id
                ? 'border-leaf bg-leaf text-on-leaf'
                : 'border-edge bg-card text-ink-soft hover:text-ink',
            )}
          >
            {choice.label}
          </button>
        ))}
      </div>
      <BarChart
        title={chosen.unit}
        columns={['Week from', chosen.label]}
        bars={weeks.map((week) => ({ label: briefDay(week.from), value: week[chosen.id] }))}
      />
    </div>
  )
}
