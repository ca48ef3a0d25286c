import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hourInJamaica } from '#domain/day.ts'
import { mailDueAt, quietUntil } from './quiet-hours.ts'

const at = (clock: string) => new Date(`2026-11-22T${clock}-05:00`)

describe('the quiet hours', () => {
  test('begin at 21:00 and end at 07:00 the next morning', () => {
    expect(quietUntil(at('20:59:59'))).toBeNull()
    expect(quietUntil(at('21:00:00'))).toEqual(new Date('2026-11-23T07:00:00-05:00'))
    expect(quietUntil(at('23:59:59'))).toEqual(new Date('2026-11-23T07:00:00-05:00'))
    expect(quietUntil(at('00:00:00'))).toEqual(at('07:00:00'))
    expect(quietUntil(at('06:59:59'))).toEqual(at('07:00:00'))
    expect(quietUntil(at('07:00:00'))).toBeNull()
  })

  test('hold every letter back at night, whenever it is written', () => {
    fc.assert(
      fc.property(
        fc.date({ min: at('00:00:00'), max: new Date('2028-01-01'), noInvalidDate: true }),
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
    expect(mailDueAt('at-once', true, at('12:00:00'))).toEqual(at('12:00:00'))
    expect(mailDueAt('at-once', false, at('23:00:00'))).toEqual(at('23:00:00'))
  })

  test('of a daily digest is due at 17:00 of the same day, or of the next', () => {
    expect(mailDueAt('daily', true, at('08:00:00'))).toEqual(at('17:00:00'))
    expect(mailDueAt('daily', true, at('17:00:00'))).toEqual(new Date('2026-11-23T17:00:00-05:00'))
  })

  test('that is turned off is never due', () => {
    expect(mailDueAt('off', true, at('12:00:00'))).toBeNull()
  })
})
