import { ownTime } from '#domain/mentoring/time-zone.ts'
import { shortDate, timeOfDay } from '../../app/dates.ts'

/** The time zone of this device. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** 'Tue 24 Nov, 4:30 PM' in Jamaica, and for somebody abroad also '(9:30 PM your time)'. */
export function dayAndTime(at: string, zone = deviceZone()): string {
  return withOwnTime(`${shortDate(at)}, ${timeOfDay(at)}`, at, zone)
}

/** '4:30 PM' in Jamaica, and for somebody abroad also '(9:30 PM your time)'. */
export function ownTimeOfDay(at: string, zone = deviceZone()): string {
  return withOwnTime(timeOfDay(at), at, zone)
}

function withOwnTime(text: string, at: string, zone: string): string {
  const own = ownTime(new Date(at), zone)
  return own === '' ? text : `${text} (${own})`
}
