import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hourInJamaica } from '#domain/day.ts'
import { mailDueAt, quietUntil } from './quiet-hours.ts'

const instant = (clock: string) => new Date(`2026-11-22T${clock}-05:00`)

describe('the quiet hours', () => {
  test('begin at 21:00 and end at 07:00 the next morning', () => {
    expect(quietUntil(instant('20:59:59'))).toBeNull()
    expect(quietUntil(instant('21:00:00'))).toEqual(new Date('2026-11-23T07:00:00-05:00'))
    expect(quietUntil(instant('23:59:59'))).toEqual(new Date('2026-11-23T07:00:00-05:00'))
    expect(quietUntil(instant('00:00:00'))).toEqual(instant('07:00:00'))
    expect(quietUntil(instant('06:59:59'))).toEqual(instant('07:00:00'))
    expect(quietUntil(instant('07:00:00'))).toBeNull()
  })

  test('hold every letter back at night, whenever it is written', () => {
    fc.assert(
      fc.property(
        fc.date({ min: instant('00:00:00'), max: new Date('2028-01-01'), noInvalidDate: true }),
        fc.constantFrom('at-once' as const, 'daily' as const),
        (now, choice) => {
          const due = mailDueAt(choice, true, now)
          expect(due?.getTime()).toBeGreaterThanOrEqual(now.getTime())
          const hour = hourInJamaica(due ?? now)
          expect(hour).toBeGreaterThanOrEqual(7)
          expect(hour).toBeLessThan(21)
        },
      ),
    )
  })
})

describe('a letter', () => {
  test('sent immediately is due now by day, and also at night if quiet hours are off', () => {
    expect(mailDueAt('at-once', true, instant('12:00:00'))).toEqual(instant('12:00:00'))
    expect(mailDueAt('at-once', false, instant('23:00:00'))).toEqual(instant('23:00:00'))
  })

  test('of a daily digest is due at 17:00 of the same day, or of the next', () => {
    expect(mailDueAt('daily', true, instant('08:00:00'))).toEqual(instant('17:00:00'))
    expect(mailDueAt('daily', true, instant('17:00:00'))).toEqual(
      new Date('2026-11-23T17:00:00-05:00'),
    )
  })

  test('that is turned off is never due', () => {
    expect(mailDueAt('off', true, instant('12:00:00'))).toBeNull()
  })
})
