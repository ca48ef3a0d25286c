import { expect, test } from 'vitest'
import { dayOf, longDate, shortDate, shortDay, timeOfDay } from './dates.ts'

test('an instant is shown in Jamaican time, five hours behind UTC', () => {
  expect(shortDate('2026-11-23T04:59:59Z')).toBe('Sun 22 Nov')
  expect(shortDate('2026-11-23T05:00:00Z')).toBe('Mon 23 Nov')
  expect(dayOf('2026-11-23T04:59:59Z')).toBe('2026-11-22')
  expect(longDate('2027-01-01T04:00:00Z')).toBe('31 December 2026')
  expect(timeOfDay('2026-11-22T11:28:00Z')).toBe('6:28 AM')
  expect(timeOfDay('2026-07-22T17:05:00Z')).toBe('12:05 PM')
})

test('a calendar day is not shifted by the time zone', () => {
  expect(shortDay('2026-11-22')).toBe('Sun 22 Nov')
  expect(shortDay('2028-02-29')).toBe('Tue 29 Feb')
})
