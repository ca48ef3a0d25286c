import type { Day } from '#domain/day.ts'
import { jamaica, ownTime } from '#domain/mentoring/time-zone.ts'

const time = new Intl.DateTimeFormat('en-JM', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'America/Jamaica',
})

const wholeDay = new Intl.DateTimeFormat('en-JM', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** An instant as written in letters, in Jamaican time. */
export function dayAndTime(instant: string): string {
  return time.format(new Date(instant))
}

/** For a mentor abroad also in their own time zone. */
export function dayAndBothTimes(instant: string, ownZone = jamaica): string {
  const own = ownTime(new Date(instant), ownZone)
  return own === '' ? dayAndTime(instant) : `${dayAndTime(instant)} in Jamaica (${own})`
}

/** 'Tuesday, 1 December 2026' */
export function dayInWords(day: Day): string {
  return wholeDay.format(new Date(`${day}T12:00:00Z`))
}
