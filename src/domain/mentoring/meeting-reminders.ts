import { hoursAfter } from './mentoring.ts'

/** From so long before a meeting there may be something to remind of. */
export const firstReminderHours = 24

const reminders = [
  { hours: firstReminderHours, name: 'day' },
  { hours: 1, name: 'hour' },
] as const

/** What both sides of a meeting are reminded of now; null for those who planned it later than that. */
export function reminderDue(
  meeting: { startsAt: Date; plannedAt: Date },
  now: Date,
): 'day' | 'hour' | null {
  const { startsAt, plannedAt } = meeting
  const due = reminders.findLast(({ hours }) => hoursAfter(now, hours) >= startsAt)
  if (due === undefined || startsAt <= now) return null
  return hoursAfter(plannedAt, due.hours) > startsAt ? null : due.name
}
