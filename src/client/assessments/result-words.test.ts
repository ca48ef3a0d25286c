import { expect, test } from 'vitest'
import { timeTaken, wordsFor } from './result-words.ts'

test.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [245, '4 min 5 s'],
  [3600, '1 h 0 min'],
  [93_784, '26 h 3 min'],
])('%d seconds are shown as %s', (seconds, words) => {
  expect(timeTaken(seconds)).toBe(words)
})

test('the text about a score changes at the same scores as its XP', () => {
  expect(wordsFor(89)).toBe(wordsFor(70))
  expect(wordsFor(90)).not.toBe(wordsFor(89))
  expect(wordsFor(69)).not.toBe(wordsFor(70))
})
