import { expect, test } from 'vitest'
import { sessionLabel } from './mentor-session-words.ts'

const over = { maySay: false, said: null, onHold: false, cancelReason: null }

test('each side is told who missed a session', () => {
  expect(sessionLabel({ ...over, state: 'student-missed' }, 'student')).toBe('You missed it')
  expect(sessionLabel({ ...over, state: 'student-missed' }, 'mentor')).toBe('They missed it')
  expect(sessionLabel({ ...over, state: 'mentor-missed' }, 'mentor')).toBe('You missed it')
})

test('a session during which the mentoring ended is shown as ended early', () => {
  const ended = { ...over, state: 'cancelled', cancelReason: 'ended-early' } as const
  expect(sessionLabel(ended, 'student')).toBe('Ended early')
})

test('a session that is over and needs an answer is not shown as planned', () => {
  expect(sessionLabel({ ...over, state: 'planned' }, 'student')).toBe('Planned')
  expect(sessionLabel({ ...over, state: 'planned', maySay: true }, 'student')).toBe('Over')
  expect(sessionLabel({ ...over, state: 'planned', said: 'held' }, 'mentor')).toBe('Over')
  expect(sessionLabel({ ...over, state: 'planned', onHold: true }, 'mentor')).toBe('On hold')
})
