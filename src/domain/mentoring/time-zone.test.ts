import { expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import { dayIn, instantIn, isTimeZone, ownTime } from './time-zone.ts'

test('a time is the same in every zone whose clock shows it', () => {
  expect(instantIn('America/Jamaica', dayFrom('2026-07-01'), '16:30').toISOString()).toBe(
    '2026-07-01T21:30:00.000Z',
  )
  expect(instantIn('Europe/London', dayFrom('2026-07-01'), '16:30').toISOString()).toBe(
    '2026-07-01T15:30:00.000Z',
  )
})

test('a mentor abroad reads their own time, and which day it is there', () => {
  const at = new Date('2026-11-24T21:30:00Z')
  expect(ownTime(at, 'Europe/London')).toBe('9:30 PM your time')
  expect(ownTime(new Date('2026-11-25T00:30:00Z'), 'Europe/London')).toBe(
    'Wednesday 12:30 AM your time',
  )
  expect(dayIn('Europe/London', new Date('2026-11-25T00:30:00Z'))).toBe('2026-11-25')
})

test('where the clock shows what it shows in Jamaica, nothing is added', () => {
  expect(ownTime(new Date('2026-11-24T21:30:00Z'), 'America/New_York')).toBe('')
  expect(ownTime(new Date('2026-07-24T21:30:00Z'), 'America/New_York')).toBe('5:30 PM your time')
})

test('only real time zones are accepted', () => {
  expect(isTimeZone('America/Jamaica')).toBe(true)
  expect(isTimeZone('Jamaica/Nowhere')).toBe(false)
  expect(isTimeZone('')).toBe(false)
})
