import { expect, test } from 'vitest'
import { kindLineFor } from './kind-line.ts'

test.each([
  ['I fail all mi CXC dem, mi life done', 'helplines'],
  ['mi stress out, everything mash up', 'helplines'],
  ['mi fail maths', 'hard'],
  ["I didn't get any subjects", 'hard'],
  ['mi nervous bad bout mi interview', 'normal'],
  ['nobody nah call mi back', 'discouraging'],
])('"%s" gets a kind line first', (text, word) => {
  expect(kindLineFor(text)).toContain(word)
})

test.each([
  'How do I get a TRN?',
  'What is the minimum wage?',
  'Which HEART courses are there?',
  'mi cyaan bother fi cook today',
  'Do depressed areas get help from JSIF?',
  'I am hopeless at maths, which courses help?',
])('"%s" needs no comfort', (text) => {
  expect(kindLineFor(text)).toBeNull()
})
