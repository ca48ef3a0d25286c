import { expect, test } from 'vitest'
import { dayAndTime } from '../../parts/mentoring/own-time.ts'
import { answerWords } from './answer-words.ts'

const now = new Date('2026-11-23T19:20:00-05:00')
const input = { firstName: 'Andre', isAdult: false, now }

test('a mentor who is asked for a session tomorrow can answer until twelve hours before it', () => {
  const chosen = '2026-11-24T17:30:00-05:00'
  expect(answerWords({ ...input, chosen })).toBe(
    `Andre has until ${dayAndTime('2026-11-24T05:30:00-05:00')} to answer. After that you can ask somebody else.`,
  )
  expect(answerWords({ ...input, chosen, isAdult: true })).toContain('we ask other mentors')
})

test('a mentor who is asked for a session next week has three days to answer', () => {
  const chosen = '2026-12-01T17:30:00-05:00'
  expect(answerWords({ ...input, chosen, isAdult: true })).toContain(
    `Andre has until ${dayAndTime('2026-11-26T19:20:00-05:00')} to answer. After that we ask other mentors`,
  )
})

test('a minor’s mentor has three days from the approval, but only until twelve hours before the session', () => {
  expect(answerWords({ ...input, chosen: '2026-12-01T17:30:00-05:00' })).toBe(
    `Once we ask, Andre has 3 days to answer, until ${dayAndTime('2026-12-01T05:30:00-05:00')} at the latest. After that you can ask somebody else.`,
  )
})

test('no time limit is shown before a slot is chosen', () => {
  expect(answerWords({ ...input, chosen: undefined })).toBe(
    'Andre has up to 3 days to answer. Choose a time to see until when.',
  )
})
