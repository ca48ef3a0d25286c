import { expect, test } from 'vitest'
import { answerWords } from './answer-words.ts'

const now = new Date('2026-11-23T19:20:00-05:00')
const asking = { firstName: 'Andre', isAdult: false, now }

test('a mentor asked for tomorrow has until twelve hours before', () => {
  const chosen = '2026-11-24T17:30:00-05:00'
  expect(answerWords({ ...asking, chosen })).toBe(
    'Andre has until Tue 24 Nov, 5:30 AM to answer. After that you can ask somebody else.',
  )
  expect(answerWords({ ...asking, chosen, isAdult: true })).toContain('we ask other mentors')
})

test('a mentor asked for next week has three days', () => {
  const chosen = '2026-12-01T17:30:00-05:00'
  expect(answerWords({ ...asking, chosen, isAdult: true })).toMatch(
    /^Andre has until Thu 26 Nov, 7:20 PM to answer\. After that we ask other mentors/,
  )
})

test('for a minor the days count from the approval, and the session sets the limit', () => {
  expect(answerWords({ ...asking, chosen: '2026-12-01T17:30:00-05:00' })).toBe(
    'Once asked, Andre has 3 days to answer, and Tue 1 Dec, 5:30 AM is the latest. After that you can ask somebody else.',
  )
})

test('no time limit is shown before a slot is chosen', () => {
  expect(answerWords({ ...asking, chosen: undefined })).toBe(
    'Andre has up to 3 days to answer. Choose a time to see until when.',
  )
})
