import { expect, test } from 'vitest'
import { givenIn } from './kept.ts'

test('kept form values come back', () => {
  expect(givenIn(JSON.stringify({ title: 'Baker', amount: '' }))).toEqual({
    title: 'Baker',
    amount: '',
  })
})

test('nothing kept, or text in another format, is ignored', () => {
  for (const text of ['', '{', 'null', '"words"', '7']) expect(givenIn(text)).toBeUndefined()
})
