import { afterEach, expect, test } from 'vitest'
import { celebrateMoment, currentMoment, endMoment, type Moment } from './moments.ts'

const day: Moment = {
  type: 'streak',
  key: 'streak:2026-11-26',
  streak: 8,
  milestone: false,
  bonus: 16,
  freezesUsed: 0,
  freezeEarned: false,
}
const level: Moment = { type: 'level-up', key: 'level:3', level: 3, unlocked: [] }

afterEach(() => {
  while (currentMoment.get() !== undefined) endMoment()
})

test('moments come one after the other, and none of them twice', () => {
  celebrateMoment(day)
  celebrateMoment(level)
  celebrateMoment(day)
  expect(currentMoment.get()).toBe(day)
  endMoment()
  expect(currentMoment.get()).toBe(level)
  endMoment()
  expect(currentMoment.get()).toBeUndefined()
  celebrateMoment(level)
  expect(currentMoment.get()).toBeUndefined()
})
