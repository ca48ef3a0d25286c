import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test.each([
  ['One. Two?  Three, he says.', ['One.', 'Two?', 'Three, he says.']],
  ['J$4.50 an hour. That is all.', ['J$4.50 an hour.', 'That is all.']],
  ['  Just one \n', ['Just one']],
  [' \n ', []],
])('the sentences of "%s"', (text, expected) => {
  expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})
