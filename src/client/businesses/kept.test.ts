import { expect, test } from 'vitest'
import { givenIn } from './kept.ts'

test('what was kept of a form comes back', () => {
  expect(givenIn(JSON.stringify({ title: 'Baker', amount: '' }))).toEqual({
    title: 'Baker',
    amount: '',
  })
})

test('nothing kept, or text of somebody else, is nothing', () => {
  for (const text of ['', '{', 'null', '"words"', '7']) expect(givenIn(text)).toBeUndefined()
})
