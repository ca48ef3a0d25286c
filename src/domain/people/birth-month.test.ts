import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { birthMonthChange } from './birth-month-change.ts'
import {
  adultFrom,
  adultsBornBefore,
  ageBandOf,
  birthYears,
  bornForAge,
  isPossible,
  monthInWords,
  completedYears,
} from './birth-month.ts'
import { addDays, dayOf, startOfDay, type Day } from '#domain/day.ts'

const noonOf = (day: string) => new Date(`${day}T17:00:00Z`)
const instants = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2060-12-31T00:00:00Z'),
  noInvalidDate: true,
})
const birthdays = fc
  .integer({ min: 0, max: 22_000 })
  .map((days) => addDays('1990-01-01' as Day, days))

describe('the age band', () => {
  test('is unknown when no month is known', () => {
    expect(ageBandOf(null, noonOf('2026-11-23'))).toBe('unknown')
  })

  test('changes to adult after the month of the 18th birthday', () => {
    expect(ageBandOf('2008-11', noonOf('2026-11-01'))).toBe('minor')
    expect(ageBandOf('2008-11', noonOf('2026-11-30'))).toBe('minor')
    expect(ageBandOf('2008-11', noonOf('2026-12-01'))).toBe('adult')
    expect(ageBandOf('2008-12', noonOf('2026-12-31'))).toBe('minor')
    expect(ageBandOf('2008-12', noonOf('2027-01-01'))).toBe('adult')
    expect(ageBandOf('2008-02', noonOf('2026-02-28'))).toBe('minor')
    expect(ageBandOf('2008-02', noonOf('2026-03-01'))).toBe('adult')
  })

  test('changes at midnight in Jamaica, five hours after midnight in UTC', () => {
    expect(ageBandOf('2008-11', new Date('2026-12-01T00:00:00Z'))).toBe('minor')
    expect(ageBandOf('2008-11', new Date('2026-12-01T04:59:59.999Z'))).toBe('minor')
    expect(ageBandOf('2008-11', new Date('2026-12-01T05:00:00Z'))).toBe('adult')
  })

  test('is never adult before the 18th birthday, and at most a month late', () => {
    fc.assert(
      fc.property(birthdays, instants, (birthday, now) => {
        const band = ageBandOf(birthday.slice(0, 7), now)
        const turns18 = startOfDay(birthdayIn(birthday, 18))
        if (now < turns18) expect(band).toBe('minor')
        if (now >= startOfDay(addDays(dayOf(turns18), 31))) expect(band).toBe('adult')
      }),
    )
  })

  test('agrees with its first day, its years and the comparison for queries', () => {
    fc.assert(
      fc.property(birthdays, instants, (birthday, now) => {
        const born = birthday.slice(0, 7)
        const adult = ageBandOf(born, now) === 'adult'
        expect(now >= startOfDay(adultFrom(born))).toBe(adult)
        expect(completedYears(born, now) >= 18).toBe(adult)
        expect(born < adultsBornBefore(now)).toBe(adult)
      }),
    )
  })
})

test('somebody born in the month for an age has completed exactly that many years', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 90 }), instants, (years, now) => {
      expect(completedYears(bornForAge(years, now), now)).toBe(years)
    }),
  )
})

test('a month can be from a hundred years ago until now', () => {
  const now = noonOf('2026-11-23')
  expect(isPossible('2026-11', now)).toBe(true)
  expect(isPossible('2026-12', now)).toBe(false)
  expect(isPossible('1926-11', now)).toBe(true)
  expect(isPossible('1926-10', now)).toBe(false)
})

test('the years in the form include those who are too young, so that they can be told', () => {
  const years = birthYears(noonOf('2026-11-23'), 15)
  expect(years[0]).toBe('2020')
  expect(years).toContain('2011')
  expect(years.at(-1)).toBe('1927')
  expect(monthInWords('2010-03')).toBe('March 2010')
})

describe('a changed month', () => {
  const now = noonOf('2026-11-23')
  const exact = (month: string | null) => ({ month, estimated: false })
  const alone = { now, hasGuardian: false }
  const guarded = { now, hasGuardian: true }

  test('counts immediately when it makes somebody younger', () => {
    expect(birthMonthChange(exact('2010-03'), '2011-01', guarded)).toBe('save')
    expect(birthMonthChange(exact('2005-03'), '2010-03', guarded)).toBe('save')
  })

  test('waits when it makes a minor older, whether or not it makes them an adult', () => {
    expect(birthMonthChange(exact('2010-03'), '2008-03', alone)).toBe('ask')
    expect(birthMonthChange(exact('2010-03'), '2008-12', alone)).toBe('ask')
    expect(birthMonthChange(exact('2010-03'), '2010-02', guarded)).toBe('ask')
  })

  test('of an adult counts, and the same month again is not a change', () => {
    expect(birthMonthChange(exact('2005-03'), '2004-03', guarded)).toBe('save')
    expect(birthMonthChange(exact('2010-03'), '2010-03', guarded)).toBe('same')
  })

  test('given for the first time counts, unless it means adult and there is a guardian', () => {
    expect(birthMonthChange(exact(null), '2005-03', alone)).toBe('save')
    expect(birthMonthChange(exact(null), '2010-03', guarded)).toBe('save')
    expect(birthMonthChange(exact(null), '2005-03', guarded)).toBe('ask')
  })

  test('that fits the age given before counts, unless it makes them an adult', () => {
    // 17, given in 2027: born between January 2009 and December 2010.
    const estimate = { month: '2010-12', estimated: true }
    expect(birthMonthChange(estimate, '2009-06', alone)).toBe('save')
    expect(birthMonthChange(estimate, '2009-01', alone)).toBe('save')
    expect(birthMonthChange(estimate, '2010-12', alone)).toBe('save')
    expect(birthMonthChange(estimate, '2008-12', alone)).toBe('ask')
    const older = { month: '2008-12', estimated: true }
    expect(birthMonthChange(older, '2008-03', alone)).toBe('ask')
  })

  test('never turns a minor into an adult without an approval', () => {
    const months = birthdays.map((day) => day.slice(0, 7))
    fc.assert(
      fc.property(months, months, fc.boolean(), fc.boolean(), (from, to, estimated, guardian) => {
        if (ageBandOf(from, now) !== 'minor') return
        const change = birthMonthChange({ month: from, estimated }, to, {
          now,
          hasGuardian: guardian,
        })
        if (ageBandOf(to, now) === 'adult') expect(change).toBe('ask')
      }),
    )
  })
})

function birthdayIn(birthday: Day, years: number): Day {
  const year = Number(birthday.slice(0, 4)) + years
  const leapless = birthday.endsWith('-02-29') && year % 4 !== 0
  // Somebody born on 29 February turns 18 on 1 March in a year that is not a leap year.
  return (leapless ? `${year}-03-01` : `${year}${birthday.slice(4)}`) as Day
}
