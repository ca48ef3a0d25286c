import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { calendarFile, type CalendarMeeting } from './calendar-file.ts'

const entry: CalendarMeeting = {
  uid: 'mentor-session-1@upful.example',
  sequence: 0,
  writtenAt: new Date('2026-05-01T10:00:00Z'),
  startsAt: new Date('2026-05-04T21:00:00Z'),
  endsAt: new Date('2026-05-04T21:30:00Z'),
  title: 'Mentor session with Kemar',
  details: 'Tell me what your work is like',
  place: 'https://meet.google.com/abc',
  cancelled: false,
}

describe('a calendar file', () => {
  test('describes the whole meeting in UTC, with the line endings of the standard', () => {
    expect(calendarFile(entry)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Upful//Calendar//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:mentor-session-1@upful.example',
        'SEQUENCE:0',
        'DTSTAMP:20260501T100000Z',
        'DTSTART:20260504T210000Z',
        'DTEND:20260504T213000Z',
        'SUMMARY:Mentor session with Kemar',
        'DESCRIPTION:Tell me what your work is like',
        'LOCATION:https://meet.google.com/abc',
        'STATUS:CONFIRMED',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  test('removes a cancelled meeting from the calendar', () => {
    const file = calendarFile({ ...entry, sequence: 1, place: null, cancelled: true })
    for (const line of ['METHOD:CANCEL', 'SEQUENCE:1', 'STATUS:CANCELLED']) {
      expect(file).toContain(`${line}\r\n`)
    }
    expect(file).not.toContain('LOCATION')
  })

  test('escapes special characters', () => {
    const file = calendarFile({ ...entry, title: 'A, b; c\\d\nEND:VCALENDAR' })
    expect(file).toContain(String.raw`SUMMARY:A\, b\; c\\d\nEND:VCALENDAR` + '\r\n')
    expect(file.match(/^END:VCALENDAR/gm)).toHaveLength(1)
  })

  test('folds long lines at 75 octets and never inside a character', () => {
    const title = 'Señor 🎉 '.repeat(30)
    const file = calendarFile({ ...entry, title })
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
  })
})
