import { expect, test } from 'vitest'
import { mentorDayAndTime, mentorTimeOfDay } from './own-time.ts'

const at = '2026-11-24T21:30:00.000Z'

test('a mentor abroad reads their own time beside Jamaica’s', () => {
  expect(mentorDayAndTime(at, 'Europe/London')).toBe('Tue 24 Nov, 4:30 PM (9:30 PM your time)')
  expect(mentorTimeOfDay(at, 'Europe/London')).toBe('4:30 PM (9:30 PM your time)')
})

test('a mentor in Jamaica reads one time', () => {
  expect(mentorDayAndTime(at, 'America/Jamaica')).toBe('Tue 24 Nov, 4:30 PM')
})
