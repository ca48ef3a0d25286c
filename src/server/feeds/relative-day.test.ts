import { expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import { dayIn, postedDayFrom } from './relative-day.ts'

const today = dayFrom('2026-11-22')

test.each([
  ['Just posted', '2026-11-22'],
  ['today', '2026-11-22'],
  ['3 hours ago', '2026-11-22'],
  ['45 minutes ago', '2026-11-22'],
  ['yesterday', '2026-11-21'],
  ['1 day ago', '2026-11-21'],
  ['a day ago', '2026-11-21'],
  ['2 days ago', '2026-11-20'],
  ['30+ days ago', '2026-10-23'],
  ['a week ago', '2026-11-15'],
  ['2 weeks ago', '2026-11-08'],
  ['1 month ago', '2026-10-23'],
  ['2026-11-01', '2026-11-01'],
  ['2026-11-01T03:00:00Z', '2026-10-31'],
])('"%s" is read as %s', (text, day) => {
  expect(postedDayFrom(text, today)).toBe(day)
})

test.each(['', 'soon', 'days ago', 'Full-time', '-5', '99999999999', '2026-13-45'])(
  '"%s" is not read as a day',
  (text) => {
    expect(postedDayFrom(text, today)).toBeNull()
  },
)

test('a date may be a day, a timestamp, milliseconds or words', () => {
  expect(dayIn('2026-12-05')).toBe('2026-12-05')
  expect(dayIn(Date.parse('2026-12-05T12:00:00Z'))).toBe('2026-12-05')
  expect(dayIn('December 5, 2026')).toBe('2026-12-05')
  expect(dayIn('5 Dec 2026')).toBe('2026-12-05')
  expect(dayIn(1e300)).toBeNull()
  expect(dayIn(Number.NaN)).toBeNull()
})
