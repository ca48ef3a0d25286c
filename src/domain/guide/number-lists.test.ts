import { expect, test } from 'vitest'
import { numberListsOf, numbersOf } from './number-lists.ts'

const lists = numberListsOf(
  new Map([
    ['work', [3, -200, 7]],
    ['pay', [1]],
    ['', []],
    ['tax number', [40, 2]],
  ]),
)

test('each name has its list, and any other none', () => {
  const found = ['work', 'pay', '', 'tax number', 'wor', 'tax'].map((name) => [
    ...numbersOf(name, lists),
  ])
  expect(found).toEqual([[3, -200, 7], [1], [], [40, 2], [], []])
})

test.each([
  [[-32_768, 32_767], Int16Array],
  [[0, 65_535], Uint16Array],
  [[-1, 32_768], Int32Array],
])('%j is stored as it is, in the least room', (numbers, kind) => {
  const stored = numberListsOf(new Map([['all', numbers]]))
  expect([...numbersOf('all', stored)]).toEqual(numbers)
  expect(stored.numbers).toBeInstanceOf(kind)
})

test('a hundred thousand names are told apart', () => {
  const names = Array.from({ length: 100_000 }, (_, number) => `word${number} next`)
  const many = numberListsOf(new Map(names.map((name, number) => [name, [number % 1000]])))
  expect(names.every((name, number) => numbersOf(name, many)[0] === number % 1000)).toBe(true)
})
