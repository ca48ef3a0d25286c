/** One meeting, for any calendar. */
export interface CalendarMeeting {
  /** Stable, so that a second file updates the first. */
  uid: string
  /** Grows with each change. */
  sequence: number
  writtenAt: Date
  startsAt: Date
  endsAt: Date
  title: string
  details: string
  /** An address; null if there is none. */
  place: string | null
  cancelled: boolean
}

/** An iCalendar file (RFC 5545): lines of 75 octets at most, times in UTC. */
export function calendarFile(entry: CalendarMeeting): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Upful//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${entry.cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${text(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${time(entry.writtenAt)}`,
    `DTSTART:${time(entry.startsAt)}`,
    `DTEND:${time(entry.endsAt)}`,
    `SUMMARY:${text(entry.title)}`,
    `DESCRIPTION:${text(entry.details)}`,
    ...(entry.place === null ? [] : [`LOCATION:${text(entry.place)}`]),
    `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function time(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function text(value: string): string {
  return value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

/** Folds before a character that would not fit, never inside one. A continuation line begins with a space. */
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
