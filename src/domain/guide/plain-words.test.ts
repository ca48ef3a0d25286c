import { expect, test } from 'vitest'
import { questionWords } from './plain-words.ts'
import { spellingHelpFrom, spellingWordsOf } from './spelling.ts'

test.each([
  ['mi waan wuk', 'i want work'],
  ['weh mi fi get it', 'where i to get it'],
  ['dem fire mi', 'they fired me'],
  ['how much time it tek', 'how long it take'],
])('"%s" means "%s"', (typed, plain) => {
  expect(questionWords(typed)).toEqual(questionWords(plain))
})

test('an age, an amount and a place are read as what they are', () => {
  expect(questionWords('16')).toEqual(['minor'])
  expect(questionWords('$20,000')).toContain('#amount')
  expect(questionWords('negril')).toEqual(['#place'])
})

test('a slip is corrected towards the words of the answers, and other words are left alone', () => {
  const corrected = spellingHelpFrom(
    spellingWordsOf(['how to renew a passport'], ['a passing cloud']),
  )
  expect(corrected('pasport')).toBe('passport')
  expect(corrected('passing')).toBe('passing')
  expect(corrected('zanzibar')).toBe('zanzibar')
})
