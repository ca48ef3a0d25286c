import { expect, test } from 'vitest'
import { levelAt } from './level.ts'
import { stageWords } from './stage-words.ts'

const order = { state: 'working', stage: 'lessons', done: 4, of: 10 } as const

test('the stage counts the finished lessons once their number is known', () => {
  expect(stageWords(order)).toBe('Making the lessons: 4 of 10 ready.')
  expect(stageWords({ ...order, done: 0, of: 0 })).toBe('Making the lessons.')
  expect(stageWords({ ...order, stage: 'queued' })).toBe('Starting in a moment.')
})

test('a finished order is shown as ready, whatever its last stage was', () => {
  expect(stageWords({ ...order, state: 'done' })).toBe('Your course is ready.')
})

test('a level is chosen by its value and numbered from 1', () => {
  expect(levelAt('advanced')).toEqual({ value: 'advanced', number: 3 })
  expect(levelAt('')).toBeUndefined()
})
