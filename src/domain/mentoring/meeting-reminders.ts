import { hoursAfter } from './mentoring.ts'

/** The first reminder is sent this long before a meeting. */
export const firstReminderHours = 24

const reminders = [
  { hours: firstReminderHours, name: 'day' },
  { hours: 1, name: 'hour' },
] as const

/** The reminder that both sides of a meeting should get now; null if the meeting was planned after its time. */
export function reminderDue(
  meeting: { startsAt: Date; plannedAt: Date },
  now: Date,
): 'day' | 'hour' | null {
  const { startsAt, plannedAt } = meeting
  const due = reminders.findLast(({ hours }) => hoursAfter(now, hours) >= startsAt)
  if (due === undefined || startsAt <= now) return null
  return hoursAfter(plannedAt, due.hours) > startsAt ? null : due.name
}
