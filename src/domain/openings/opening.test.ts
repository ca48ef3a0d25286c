import { describe, expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import { deadlineFrom, isOpenOn, kindFrom } from './opening.ts'

describe('the kind of an opening', () => {
  test.each([
    ['FullTime', 'full-time'],
    ['FULL_TIME', 'full-time'],
    ['Full-time', 'full-time'],
    ['PartTime', 'part-time'],
    ['Part time', 'part-time'],
    ['Intern', 'internship'],
    ['Summer Internship', 'internship'],
    ['Contractor', 'contract'],
    ['Temporary', 'contract'],
    ['Permanent', 'full-time'],
    ['Apprenticeship', 'training'],
    ['Volunteer', 'volunteer'],
  ])('"%s" is %s', (text, kind) => {
    expect(kindFrom([text], 'contract' === kind ? 'training' : 'contract')).toBe(kind)
  })

  test('is read from whole words: an internal auditor is not an intern, and a partner is not part-time', () => {
    expect(kindFrom(['Internal Auditor'], 'full-time')).toBe('full-time')
    expect(kindFrom(['International Partner'], 'full-time')).toBe('full-time')
    expect(kindFrom(['Template Designer'], 'full-time')).toBe('full-time')
  })

  test('comes from the first text that names one', () => {
    expect(kindFrom([undefined, 'Part-time', 'Marketing Intern'])).toBe('part-time')
    expect(kindFrom([null, '', 'Marketing Intern'], 'full-time')).toBe('internship')
  })

  test('is the filter when nothing names one, and internship without a filter', () => {
    expect(kindFrom(['Cashier'], 'part-time')).toBe('part-time')
    expect(kindFrom(['Cashier'])).toBe('internship')
  })
})

describe('a deadline', () => {
  const today = dayFrom('2026-11-22')

  test('is kept when one is given, even when it has passed', () => {
    expect(deadlineFrom(dayFrom('2026-12-01'), today)).toEqual({
      day: '2026-12-01',
      estimated: false,
    })
    expect(deadlineFrom(dayFrom('2026-11-01'), today)).toEqual({
      day: '2026-11-01',
      estimated: false,
    })
  })

  test('is 30 days ahead and labelled when none is given or the one given is absurd', () => {
    const estimated = { day: '2026-12-22', estimated: true }
    expect(deadlineFrom(null, today)).toEqual(estimated)
    expect(deadlineFrom(dayFrom('9026-01-01'), today)).toEqual(estimated)
    expect(deadlineFrom(dayFrom('1970-01-01'), today)).toEqual(estimated)
  })

  test('includes its own day', () => {
    expect(isOpenOn(today, today)).toBe(true)
    expect(isOpenOn(dayFrom('2026-11-21'), today)).toBe(false)
    expect(isOpenOn(null, today)).toBe(true)
  })
})
