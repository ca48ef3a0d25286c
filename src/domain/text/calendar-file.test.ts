import { Buffer } from 'node:buffer'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import { calendarFeed, calendarFile, type CalendarEvent } from './calendar-file.ts'

const source = { name: 'Upful', organizer: 'no-reply@upful.example' }

const meeting: CalendarEvent = {
  uid: 'mentor-session-1@upful.example',
  sequence: 0,
  changedAt: new Date('2026-05-01T10:00:00Z'),
  time: { startsAt: new Date('2026-05-04T21:00:00Z'), endsAt: new Date('2026-05-04T21:30:00Z') },
  title: 'Mentor session with Kemar',
  details: 'Tell me what your work is like',
  place: null,
  url: 'https://upful.example/mentor-sessions/1',
  cancelled: false,
}

const deadline: CalendarEvent = {
  ...meeting,
  uid: 'deadline-1@upful.example',
  time: { day: dayFrom('2026-05-31') },
  title: 'Closes: Barista, Blue Mahoe Café',
}

/** What an independent parser reads. */
function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each)),
  }
}

describe('a calendar file', () => {
  test('describes the whole meeting in UTC, with the line endings of the standard', () => {
    expect(calendarFile(meeting, source)).toBe(
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
        'LAST-MODIFIED:20260501T100000Z',
        'DTSTART:20260504T210000Z',
        'DTEND:20260504T213000Z',
        'SUMMARY:Mentor session with Kemar',
        'DESCRIPTION:Tell me what your work is like',
        'LOCATION:https://upful.example/mentor-sessions/1',
        'URL:https://upful.example/mentor-sessions/1',
        'ORGANIZER;CN=Upful:mailto:no-reply@upful.example',
        'STATUS:CONFIRMED',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Mentor session with Kemar',
        'TRIGGER:-PT1H',
        'END:VALARM',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  test('removes a cancelled meeting from the calendar, and no longer reminds of it', () => {
    const { calendar, events } = eventsIn(
      calendarFile({ ...meeting, sequence: 1, cancelled: true }, source),
    )
    const [event] = events
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect(event?.sequence).toBe(1)
    expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(event?.location).toBeNull()
    expect(event?.component.getAllSubcomponents('valarm')).toEqual([])
  })

  test('escapes special characters', () => {
    const title = 'A, b; c\\d\nEND:VCALENDAR'
    const file = calendarFile({ ...meeting, title }, source)
    expect(file).toContain(String.raw`SUMMARY:A\, b\; c\\d\nEND:VCALENDAR` + '\r\n')
    expect(file.match(/^END:VCALENDAR/gm)).toHaveLength(1)
    expect(eventsIn(file).events[0]?.summary).toBe(title)
  })

  test('folds long lines at 75 octets and never inside a character', () => {
    const title = 'Señor 🎉 '.repeat(30)
    const file = calendarFile({ ...meeting, title }, source)
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(eventsIn(file).events[0]?.summary).toBe(title)
  })
})

describe('a feed', () => {
  test('has every event, each with an alarm, and deadlines as whole days that block no time', () => {
    const { calendar, events } = eventsIn(calendarFeed([meeting, deadline], source))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Upful')
    expect(events.map(({ uid }) => uid)).toEqual([meeting.uid, deadline.uid])
    const [planned, closing] = events
    expect(planned?.startDate.toJSDate()).toEqual(new Date('2026-05-04T21:00:00Z'))
    expect(planned?.endDate.toJSDate()).toEqual(new Date('2026-05-04T21:30:00Z'))
    expect(planned?.organizer).toBe('mailto:no-reply@upful.example')
    expect(closing?.startDate.isDate).toBe(true)
    expect(closing?.startDate.toString()).toBe('2026-05-31')
    expect(closing?.endDate.toString()).toBe('2026-06-01')
    expect(closing?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    for (const { component } of events) {
      expect(component.getAllSubcomponents('valarm')).toHaveLength(1)
      expect(component.getFirstPropertyValue('url')).toBe(meeting.url)
    }
  })

  test('without events is still a calendar', () => {
    expect(eventsIn(calendarFeed([], source)).events).toEqual([])
  })
})
