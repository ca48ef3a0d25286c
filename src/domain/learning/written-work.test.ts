import { expect, test } from 'vitest'
import { isMashed, missingFrom, wordsIn } from './written-work.ts'

test.each([
  ['', 0],
  [' - … ! ', 0],
  ['Mi nuh know', 3],
  ["don't  stop\nnow 24/7", 4],
])('%j has %i words', (text, words) => {
  expect(wordsIn(text)).toHaveLength(words)
})

test('for a text that is too short, the message says how many words are needed', () => {
  expect(missingFrom('asdf', { minWords: 15 })).toBe('Write at least 15 words. You have 1.')
})

test.each([
  'x '.repeat(25),
  'asdf '.repeat(25),
  'asdf qwerty zxcv hjkl '.repeat(8),
  'aaaa bbbb cccc dddd eeee '.repeat(5),
  'good '.repeat(25),
  'yes no '.repeat(13),
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
])('"%s" is refused kindly', (text) => {
  expect(missingFrom(text, { minWords: 25 })).toMatch(/^Say it in your own words, please/)
})

test.each([
  'Mi did fraid fi talk inna di class but mi granny tell mi fi practise inna di mirror, so mi do it every night an now mi can chat good.',
  'I helped my aunt at the shop. I did not like it at first. Then a man said thanks and I felt useful. I want to feel that again.',
  'Monday I save J$200, Tuesday J$150, Wednesday nothing, Thursday J$300, Friday J$500. Weekend I spend J$400 on food and J$250 on the bus to May Pen.',
])('short and honest words pass: %s', (text) => {
  expect(missingFrom(text, { minWords: 25 })).toBeNull()
})

test('three honest words are enough if three are required', () => {
  expect(missingFrom('I once led', { minWords: 3 })).toBeNull()
  expect(missingFrom('very very well', { minWords: 3 })).toBeNull()
})

test.each(['asdf', 'asdfasdf asdf', 'xxxxx', 'qwerty'])('"%s" is gibberish', (text) => {
  expect(isMashed(text)).toBe(true)
})

test.each(['interviews', 'CXC math', 'mi fraid', 'pls', 'were', 'water power'])(
  '"%s" is not gibberish',
  (text) => {
    expect(isMashed(text)).toBe(false)
  },
)
