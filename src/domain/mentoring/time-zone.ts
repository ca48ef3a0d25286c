import { dayFrom, type Day } from '#domain/day.ts'
import { hourMs } from '#domain/duration.ts'

/** Students, guardians and letters have this time zone. */
export const jamaica = 'America/Jamaica'

/** Where most mentors with roots in Jamaica live; any other time zone is accepted too. */
export const mentorTimeZones: Readonly<Record<string, string>> = {
  [jamaica]: 'Jamaica',
  'America/New_York': 'New York, Miami, Toronto',
  'America/Chicago': 'Chicago, Houston',
  'America/Denver': 'Denver, Calgary',
  'America/Los_Angeles': 'Los Angeles, Vancouver',
  'America/Port_of_Spain': 'Trinidad, Barbados, Antigua',
  'Europe/London': 'London, Birmingham',
}

export function isTimeZone(name: string): boolean {
  try {
    return name.length <= 60 && clockIn(name) !== undefined
  } catch {
    return false
  }
}

/** The instant at which a clock in this time zone shows '16:30' on this day. */
export function instantIn(zone: string, day: Day, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`)
  // Around a change of the clocks the offset differs before and after it: the second look is the right one.
  const near = wall - offsetOf(zone, wall)
  return new Date(wall - offsetOf(zone, near))
}

/** The calendar day in this time zone. */
export function dayIn(zone: string, instant: Date): Day {
  const at = instant.getTime()
  return dayFrom(new Date(at + offsetOf(zone, at)).toISOString().slice(0, 10))
}

/** '9:30 PM your time', with the weekday if it is another day there; empty where the clocks show the same. */
export function ownTime(instant: Date, zone: string): string {
  const at = instant.getTime()
  if (offsetOf(zone, at) === offsetOf(jamaica, at)) return ''
  const isSameDay = dayIn(zone, instant) === dayIn(jamaica, instant)
  const text = (isSameDay ? shortFormatOf(zone) : longFormatOf(zone)).format(instant)
  return `${text.replace(/\s/g, ' ')} your time`
}

/** Milliseconds that a clock there is ahead of UTC. */
function offsetOf(zone: string, at: number): number {
  const parts = new Map(
    clockIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute } = Object.fromEntries(parts)
  const wall = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`)
  // Offsets are whole minutes: the seconds of the instant do not count.
  return wall - Math.floor(at / minuteMs) * minuteMs
}

const minuteMs = hourMs / 60

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(timeZone: string): Intl.DateTimeFormat {
  return kept(clocks, timeZone, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}

const shortFormats = new Map<string, Intl.DateTimeFormat>()
const longFormats = new Map<string, Intl.DateTimeFormat>()

function shortFormatOf(timeZone: string): Intl.DateTimeFormat {
  return kept(shortFormats, timeZone, { hour: 'numeric', minute: '2-digit' })
}

function longFormatOf(timeZone: string): Intl.DateTimeFormat {
  return kept(longFormats, timeZone, { weekday: 'long', hour: 'numeric', minute: '2-digit' })
}

/** Making one costs far more than using it. */
function kept(
  formats: Map<string, Intl.DateTimeFormat>,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const before = formats.get(timeZone)
  if (before !== undefined) return before
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone })
  if (formats.size > 100) formats.clear()
  formats.set(timeZone, format)
  return format
}
