import { expect, test } from 'vitest'
import { appleLink, googleLink } from './calendar-links.ts'

const link = 'https://upful.example/calendar/upful.ics?key=a.b'

test('a calendar link opens in the calendar of the device, and in Google Calendar', () => {
  expect(appleLink(link)).toBe('webcal://upful.example/calendar/upful.ics?key=a.b')
  const google = new URL(googleLink(link))
  expect(google.searchParams.get('cid')).toBe(appleLink(link))
})
