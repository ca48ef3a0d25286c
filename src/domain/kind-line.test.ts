import { expect, test } from 'vitest'
import { kindLineFor } from './kind-line.ts'

test.each([
  ['I fail all mi CXC dem, mi life done', 'helplines'],
  ['I feel hopeless', 'helplines'],
  ['mi fail maths', 'hard'],
  ["I didn't get any subjects", 'hard'],
  ['mi nervous bad bout mi interview', 'normal'],
  ['nobody nah call mi back', 'discouraging'],
])('"%s" hears something kind first', (said, word) => {
  expect(kindLineFor(said)).toContain(word)
})

test.each(['How do I get a TRN?', 'What is the minimum wage?', 'Which HEART courses are there?'])(
  '"%s" needs no comfort',
  (said) => {
    expect(kindLineFor(said)).toBeNull()
  },
)
