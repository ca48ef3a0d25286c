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

test.each(['i am 16', '16 year old', 'at 16 can i work', 'mi a 15', '14 yo'])(
  'a number from 10 to 17 is an age: "%s"',
  (typed) => {
    expect(questionWords(typed)).toContain('minor')
  },
)

test.each([
  'i pass 12 subjects',
  'i have 10 dollars',
  '14 days notice',
  'grade 11',
  'work 12 hours a day',
  'over 15 customers',
  '10 percent',
  'at 10 am',
])('a number of something else is not an age: "%s"', (typed) => {
  expect(questionWords(typed)).not.toContain('minor')
})
