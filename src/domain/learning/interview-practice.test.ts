import { expect, test } from 'vitest'
import { emptyAnswer, isBlankAnswer, missingStarParts } from './interview-practice.ts'

test('an answer is blank until a part has more than spaces', () => {
  expect(isBlankAnswer(emptyAnswer)).toBe(true)
  expect(isBlankAnswer({ ...emptyAnswer, task: ' \n' })).toBe(true)
  expect(isBlankAnswer({ ...emptyAnswer, notes: 'The school fair' })).toBe(false)
})

test('a STAR answer that has begun names the parts it still needs, in order', () => {
  expect(missingStarParts({ ...emptyAnswer, situation: 'The fair', action: 'I asked' })).toEqual([
    'task',
    'result',
  ])
})

test('notes without STAR need no parts, nor does a complete STAR answer', () => {
  expect(missingStarParts({ ...emptyAnswer, notes: 'The fair' })).toEqual([])
  const all = { situation: 'a', task: 'b', action: 'c', result: 'd', notes: '' }
  expect(missingStarParts(all)).toEqual([])
})
