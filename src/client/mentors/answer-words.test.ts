import { expect, test } from 'vitest'
import { answerWords } from './answer-words.ts'

const now = new Date('2026-11-23T19:20:00-05:00')
const asking = { firstName: 'Andre', isAdult: false, now }

test('a mentor who is asked for tomorrow has until twelve hours before', () => {
  const chosen = '2026-11-24T17:30:00-05:00'
  expect(answerWords({ ...asking, chosen })).toBe(
    'Andre has until Tue 24 Nov, 5:30 AM to answer. After that you can ask somebody else.',
  )
  expect(answerWords({ ...asking, chosen, isAdult: true })).toContain('we ask other mentors')
})

test('a mentor who is asked for next week has two days', () => {
  const words = 'If Andre does not answer in 48 hours, you may ask somebody else.'
  expect(answerWords({ ...asking, chosen: '2026-12-01T17:30:00-05:00' })).toBe(words)
  expect(answerWords({ ...asking, chosen: undefined })).toBe(words)
})
