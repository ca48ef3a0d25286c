import { addDays, type Day } from '#domain/day.ts'

/** A meeting or a deadline, for any calendar. */
export interface CalendarEvent {
  /** Stable, so that a second file updates the first. */
  uid: string
  /** Grows with each change. */
  sequence: number
  changedAt: Date
  /** A deadline has a day only. */
  time: { startsAt: Date; endsAt: Date } | { day: Day }
  title: string
  details: string
  /** Where it takes place; null when that is the page. */
  place: string | null
  /** Its page on Upful. */
  url: string
  cancelled: boolean
}

/** Who a file comes from. The address is the one that our letters come from. */
export interface CalendarSource {
  name: string
  organizer: string
}

/** One event as a file (RFC 5545) that adds it to a calendar, changes it there or, cancelled, removes it. */
export function calendarFile(event: CalendarEvent, source: CalendarSource): string {
  const method = event.cancelled ? 'CANCEL' : 'PUBLISH'
  return written([...head(method), ...eventLines(event, source), 'END:VCALENDAR'])
}

/** All events of one person, which a calendar program asks for every few hours. */
export function calendarFeed(events: readonly CalendarEvent[], source: CalendarSource): string {
  return written([
    ...head('PUBLISH'),
    `NAME:${text(source.name)}`,
    `X-WR-CALNAME:${text(source.name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    ...events.flatMap((event) => eventLines(event, source)),
    'END:VCALENDAR',
  ])
}

function head(method: 'CANCEL' | 'PUBLISH'): string[] {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Upful//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
  ]
}

function eventLines(event: CalendarEvent, { organizer }: CalendarSource): string[] {
  const { time, cancelled } = event
  return [
    'BEGIN:VEVENT',
    `UID:${text(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    ...('day' in time
      ? [
          `DTSTART;VALUE=DATE:${plain(time.day)}`,
          `DTEND;VALUE=DATE:${plain(addDays(time.day, 1))}`,
          // A deadline blocks no time.
          'TRANSP:TRANSPARENT',
        ]
      : [`DTSTART:${utc(time.startsAt)}`, `DTEND:${utc(time.endsAt)}`]),
    `SUMMARY:${text(event.title)}`,
    ...(event.details === '' ? [] : [`DESCRIPTION:${text(event.details)}`]),
    ...(cancelled ? [] : [`LOCATION:${text(event.place ?? event.url)}`]),
    `URL:${event.url}`,
    `ORGANIZER;CN=Upful:mailto:${organizer}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(cancelled ? [] : alarmLines(event)),
    'END:VEVENT',
  ]
}

/** An hour before a meeting; at nine in the morning of the day before a deadline. */
function alarmLines({ time, title }: CalendarEvent): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text(title)}`,
    `TRIGGER:${'day' in time ? '-PT15H' : '-PT1H'}`,
    'END:VALARM',
  ]
}

function written(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function utc(instant: Date): string {
  return `${plain(instant.toISOString().slice(0, 19))}Z`
}

function plain(date: string): string {
  return date.replaceAll(/[-:]/g, '')
}

function text(value: string): string {
  return value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

/** Lines of 75 octets at most, folded before a character that would not fit. A continuation begins with a space. */
function folded(line: string): string {
  let out = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > 75) {
      out += '\r\n '
      octets = 1
    }
    out += character
    octets += size
  }
  return out
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x8_00) return 2
  return point < 0x1_00_00 ? 3 : 4
}
