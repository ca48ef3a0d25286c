import { useState } from 'react'
import { addDays, dayOf } from '#domain/day.ts'
import { interviewDaysAhead, maxTimes } from '#domain/openings/interview.ts'
import type { FormValues } from '../app/form.ts'
import { halfHours } from '../parts/mentoring/half-hours.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'

/** The field names of each time that can be proposed. */
export const timeFields = Array.from({ length: maxTimes }, (_, index) => ({
  day: `day${index}`,
  time: `time${index}`,
}))

const times = halfHours.filter(({ value }) => value >= '07:00' && value <= '19:00')

interface ProposedTimesProps {
  values: FormValues
  errors: Record<string, string>
}

/** One time and up to two more, because one of several is more likely to suit. */
export function ProposedTimes({ values, errors }: ProposedTimesProps) {
  const [count, setCount] = useState(() =>
    Math.max(1, timeFields.filter(({ day }) => values[day] !== undefined).length),
  )
  const today = dayOf(new Date())
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">When could you meet?</legend>
      {timeFields.slice(0, count).map(({ day, time }, index) => (
        <div key={day} className="grid grid-cols-2 items-start gap-3">
          <Field
            label={count === 1 ? 'Day' : `Day ${index + 1}`}
            name={day}
            type="date"
            min={today}
            max={addDays(today, interviewDaysAhead)}
            defaultValue={values[day]}
            error={errors[day]}
          />
          <Select
            label={count === 1 ? 'Time' : `Time ${index + 1}`}
            name={time}
            options={times}
            defaultValue={values[time] ?? '10:00'}
            error={errors[time]}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        {count < maxTimes && (
          <Button tone="quiet" onClick={() => setCount(count + 1)}>
            Add another time
          </Button>
        )}
        {count > 1 && (
          <Button tone="plain" onClick={() => setCount(count - 1)}>
            Remove the last one
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        Jamaican time, from 7 AM to 7 PM. At least 12 hours from now, so that they can get ready.
      </p>
    </fieldset>
  )
}
