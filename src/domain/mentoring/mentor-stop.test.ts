import { expect, test } from 'vitest'
import { daysAfter } from '#domain/day.ts'
import { numberedUserId } from '#domain/people/numbered-user-id.ts'
import { liftAfterDays, mayLift } from './mentor-stop.ts'

const now = new Date('2026-11-24T15:00:00Z')
const father = numberedUserId(1)
const mother = numberedUserId(2)
const linkedFor = (days: number) => ({ id: father, linkedAt: daysAfter(now, -days) })

test('the guardian who stopped a mentor can lift the stop, however new their link is', () => {
  expect(mayLift({ stoppedBy: father, isGuarded: true }, linkedFor(0), now)).toBe(true)
})

test('another guardian cannot lift the stop of one who is still linked', () => {
  expect(mayLift({ stoppedBy: mother, isGuarded: true }, linkedFor(300), now)).toBe(false)
})

test('a stop whose guardian is gone can be lifted by one who has been linked for a week', () => {
  for (const stoppedBy of [mother, null]) {
    const stop = { stoppedBy, isGuarded: false }
    expect(mayLift(stop, linkedFor(liftAfterDays), now)).toBe(true)
    expect(mayLift(stop, linkedFor(liftAfterDays - 1), now)).toBe(false)
  }
})
