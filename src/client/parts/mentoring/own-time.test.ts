import { expect, test } from 'vitest'
import { dayAndTime, ownTimeOfDay } from './own-time.ts'

const at = '2026-11-24T21:30:00.000Z'

test('somebody abroad reads their own time beside Jamaica’s', () => {
  expect(dayAndTime(at, 'Europe/London')).toBe('Tue 24 Nov, 4:30 PM (9:30 PM your time)')
  expect(ownTimeOfDay(at, 'Europe/London')).toBe('4:30 PM (9:30 PM your time)')
})

test('somebody in Jamaica reads one time', () => {
  expect(dayAndTime(at, 'America/Jamaica')).toBe('Tue 24 Nov, 4:30 PM')
})
