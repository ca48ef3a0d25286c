import { expect, it } from 'vitest'
import { dayAndTime, sessionLabel } from './mentor-session-words.ts'

it('says the time of a session as a clock in Jamaica shows it', () => {
  expect(dayAndTime('2026-11-24T21:30:00.000Z')).toBe('Tue 24 Nov, 4:30 PM')
})

it('tells each side who missed a session', () => {
  expect(sessionLabel('student-missed', 'student')).toBe('You missed it')
  expect(sessionLabel('student-missed', 'mentor')).toBe('They missed it')
  expect(sessionLabel('mentor-missed', 'mentor')).toBe('You missed it')
})
