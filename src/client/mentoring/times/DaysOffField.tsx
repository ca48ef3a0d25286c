import { Plus, X } from 'lucide-react'
import type { MentorSlots } from '#contract/mentoring.ts'
import { addDays, dayOf, isDay } from '#domain/day.ts'
import { maxDaysOff } from '#domain/mentoring/mentor-week.ts'
import { Button } from '../../ui/Button.tsx'
import { controlClass } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'

type DaysOff = MentorSlots['week']['daysOff']
type Entry = DaysOff[number]

interface DaysOffFieldProps {
  daysOff: DaysOff
  onChange: (daysOff: DaysOff) => void
}

/** Holidays and other days without sessions: from a first to a last day. */
export function DaysOffField({ daysOff, onChange }: DaysOffFieldProps) {
  const replace = (entry: Entry, change: Partial<Entry>) =>
    onChange(daysOff.map((each) => (each === entry ? { ...each, ...change } : each)))
  const today = dayOf(new Date())
  return (
    <fieldset className="grid justify-items-start gap-2">
      <legend className="font-semibold">Days off</legend>
      {daysOff.map((entry, number) => (
        <div key={number} className="flex w-full flex-wrap items-center gap-2">
          <DayField
            label={`Day off ${number + 1}: first day`}
            value={entry.from}
            onChange={(from) =>
              replace(entry, { from, until: entry.until < from ? from : entry.until })
            }
          />
          <span>to</span>
          <DayField
            label={`Day off ${number + 1}: last day`}
            value={entry.until}
            onChange={(until) => replace(entry, { until })}
          />
          <button
            type="button"
            onClick={() => onChange(daysOff.filter((each) => each !== entry))}
            aria-label={`Remove day off ${number + 1}`}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk"
          >
            <Icon of={X} size={18} />
          </button>
        </div>
      ))}
      {daysOff.length < maxDaysOff && (
        <Button
          tone="plain"
          onClick={() =>
            onChange([...daysOff, { from: addDays(today, 7), until: addDays(today, 7) }])
          }
        >
          <Icon of={Plus} size={18} /> Add days off
        </Button>
      )}
    </fieldset>
  )
}

interface DayFieldProps {
  label: string
  value: Entry['from']
  onChange: (day: Entry['from']) => void
}

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <input
      type="date"
      aria-label={label}
      value={value}
      onChange={({ target }) => isDay(target.value) && onChange(target.value)}
      className={`${controlClass} w-auto min-w-36 grow basis-36 sm:max-w-48`}
    />
  )
}
