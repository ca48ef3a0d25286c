import { describe, expect, test } from 'vitest'
import { isRoomOpen, roomFrom, roomKeyOf } from './meeting-room.ts'
import { hoursAfter } from './mentoring.ts'

describe('the room of a session', () => {
  const startsAt = new Date('2026-05-04T21:00:00Z')
  const endsAt = hoursAfter(startsAt, 0.5)
  const openAt = (minutes: number) =>
    isRoomOpen(startsAt, hoursAfter(startsAt, minutes / 60), endsAt)

  test('is open from ten minutes before until the end', () => {
    expect([-11, -10, 0, 29, 30].map(openAt)).toEqual([false, true, true, true, false])
  })

  test('is the same despite another region, case, query string or password', () => {
    const key = roomKeyOf('https://zoom.us/j/1234')
    for (const link of [
      'https://us02web.zoom.us/j/1234?pwd=abc',
      'https://zoom.us/J/1234/',
      'https://ZOOM.us/j/1234?pwd=other',
    ]) {
      expect(roomKeyOf(link)).toBe(key)
    }
    expect(roomKeyOf('https://zoom.us/j/1235')).not.toBe(key)
  })
})

describe('a meeting link', () => {
  test.for([
    'https://meet.google.com/abc-defg-hij',
    'https://zoom.us/j/123',
    'https://us02web.zoom.us/j/123?pwd=a.b',
    'https://teams.microsoft.com/l/meetup-join/19%3ameeting',
    'https://teams.live.com/meet/123',
  ])('may be %s', (link) => {
    expect(roomFrom(` ${link} `)).toBe(link)
  })

  test('may be typed without https://', () => {
    expect(roomFrom('meet.google.com/abc-defg-hij')).toBe('https://meet.google.com/abc-defg-hij')
  })

  test.for([
    'http://meet.google.com/abc',
    'https://meet.google.com',
    'https://meet.google.com/',
    'https://evil.com/meet.google.com/abc',
    'https://meet.google.com.evil.com/abc',
    'https://notzoom.us/j/1',
    'https://me@zoom.us/j/1',
    'https://zoom.us:8443/j/1',
    'https://zoom.us/j/1 call me on 876',
    'javascript:alert(1)//zoom.us/',
    '',
  ])('is never "%s"', (link) => {
    expect(roomFrom(link)).toBeNull()
  })
})
