import { addDays, dayOf } from '#domain/day.ts'
import { goalDaysAhead } from '#domain/mentoring/mentor-goal.ts'
import { Field } from '../../ui/Field.tsx'

interface GoalDayFieldProps {
  /** The day that is chosen at first. */
  day: string
  error: string | undefined
}

export function GoalDayField({ day, error }: GoalDayFieldProps) {
  const today = dayOf(new Date())
  return (
    <Field
      label="By when"
      name="by"
      type="date"
      min={today}
      max={addDays(today, goalDaysAhead)}
      defaultValue={day}
      error={error}
    />
  )
}
