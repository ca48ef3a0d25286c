import { expect, test } from 'vitest'
import { mayCallOff, stopUntilOf } from './acceptance.ts'
import { dayFrom } from '#domain/day.ts'

const startsOn = dayFrom('2026-12-07')

test('an acceptance can be called off until the day before the first one', () => {
  expect(mayCallOff({ startsOn }, dayFrom('2026-12-06'))).toBe(true)
  expect(mayCallOff({ startsOn }, startsOn)).toBe(false)
  expect(stopUntilOf({ startsOn }, dayFrom('2026-11-24'))).toBe('2026-12-06')
  expect(stopUntilOf({ startsOn }, startsOn)).toBeNull()
  expect(stopUntilOf(null, startsOn)).toBeNull()
})
