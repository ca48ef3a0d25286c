import { ownTime } from '#domain/mentoring/time-zone.ts'
import { timeOfDay } from '../../app/dates.ts'
import { dayAndTime } from './mentor-session-words.ts'

/** The time zone of this device. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** 'Tue 24 Nov, 4:30 PM', and for a mentor abroad '(9:30 PM your time)'. */
export function mentorDayAndTime(at: string, zone = deviceZone()): string {
  return withOwnTime(dayAndTime(at), at, zone)
}

/** '4:30 PM', and for a mentor abroad '(9:30 PM your time)'. */
export function mentorTimeOfDay(at: string, zone = deviceZone()): string {
  return withOwnTime(timeOfDay(at), at, zone)
}

function withOwnTime(text: string, at: string, zone: string): string {
  const own = ownTime(new Date(at), zone)
  return own === '' ? text : `${text} (${own})`
}
