import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  dayFrom,
  dayOf,
  daysAfter,
  daysBetween,
  greetingAt,
  hourInJamaica,
  isDay,
  lastMondays,
  startOfDay,
  weekOf,
  weekStartOf,
} from './day.ts'

const instants = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2090-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const days = instants.map(dayOf)
const counts = fc.integer({ min: -4000, max: 4000 })

describe('a day in Jamaica', () => {
  test('ends at 04:59:59 UTC and begins at 05:00:00 UTC', () => {
    expect(dayOf(new Date('2026-11-22T04:59:59.999Z'))).toBe('2026-11-21')
    expect(dayOf(new Date('2026-11-22T05:00:00.000Z'))).toBe('2026-11-22')
  })

  test('agrees with the time zone database at any instant', () => {
    const clock = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Jamaica' })
    fc.assert(fc.property(instants, (instant) => dayOf(instant) === clock.format(instant)))
  })

  test('starts at its first instant, and the instant before belongs to the previous day', () => {
    fc.assert(
      fc.property(days, (day) => {
        const start = startOfDay(day)
        expect(dayOf(start)).toBe(day)
        expect(dayOf(new Date(start.getTime() - 1))).toBe(addDays(day, -1))
      }),
    )
  })

  test('must be a real date', () => {
    expect(isDay('2024-02-29')).toBe(true)
    for (const text of ['2025-02-29', '2026-13-01', '2026-1-1', '2026-11-31', '', 'today']) {
      expect(isDay(text)).toBe(false)
      expect(() => dayFrom(text)).toThrow(RangeError)
    }
  })
})

describe('counting days', () => {
  test('crosses a leap day and a year end', () => {
    expect(addDays(dayFrom('2024-02-28'), 1)).toBe('2024-02-29')
    expect(addDays(dayFrom('2025-02-28'), 1)).toBe('2025-03-01')
    expect(addDays(dayFrom('2026-12-31'), 1)).toBe('2027-01-01')
    expect(daysBetween(dayFrom('2023-12-31'), dayFrom('2024-12-31'))).toBe(366)
  })

  test('adding a number of days and measuring the distance gives the same number', () => {
    fc.assert(
      fc.property(days, counts, (day, count) => daysBetween(day, addDays(day, count)) === count),
    )
  })

  test('daysAfter keeps the time of day', () => {
    fc.assert(
      fc.property(instants, counts, (instant, count) => {
        const later = daysAfter(instant, count)
        expect(dayOf(later)).toBe(addDays(dayOf(instant), count))
        expect(hourInJamaica(later)).toBe(hourInJamaica(instant))
      }),
    )
  })
})

describe('a week', () => {
  test('begins on Monday', () => {
    expect(weekStartOf(dayFrom('2026-11-22'))).toBe('2026-11-16')
    expect(weekStartOf(dayFrom('2026-11-23'))).toBe('2026-11-23')
  })

  test('has seven days, Monday first, and contains its day', () => {
    fc.assert(
      fc.property(days, (day) => {
        const week = weekOf(day)
        expect(week).toHaveLength(7)
        expect(week).toContain(day)
        expect(new Date(`${week[0]}T12:00:00Z`).getUTCDay()).toBe(1)
        for (const weekday of week) expect(weekStartOf(weekday)).toBe(week[0])
      }),
    )
  })
})

test('the greeting follows the clock in Jamaica', () => {
  const greetingAtTime = (time: string) => greetingAt(new Date(`2026-11-22T${time}-05:00`))
  expect(greetingAtTime('00:00:00')).toBe('Good morning')
  expect(greetingAtTime('11:59:59')).toBe('Good morning')
  expect(greetingAtTime('12:00:00')).toBe('Good afternoon')
  expect(greetingAtTime('16:59:59')).toBe('Good afternoon')
  expect(greetingAtTime('17:00:00')).toBe('Good evening')
  expect(greetingAtTime('23:59:59')).toBe('Good evening')
})

test('lastMondays gives the Monday of each of the last weeks, this week last', () => {
  expect(lastMondays(dayFrom('2026-11-22'), 3)).toEqual(['2026-11-02', '2026-11-09', '2026-11-16'])
  expect(lastMondays(dayFrom('2026-11-23'), 1)).toEqual(['2026-11-23'])
})
