import { expect, test } from 'vitest'
import { safeguardingSchema, wrongAnswers } from './safeguarding.ts'

const question = { id: 'one', ask: 'A?', options: ['a', 'b'], right: 2, why: 'Because.' }
const course = safeguardingSchema.parse({
  version: 1,
  title: 'T',
  minutes: 10,
  sections: [{ id: 's', title: 'S', text: 'Text' }],
  questions: [question, { ...question, id: 'two', right: 1 }],
  sources: [],
})

test('only all right answers pass, and each wrong one says why', () => {
  expect(wrongAnswers(course, { one: 2, two: 1 })).toEqual([])
  expect(wrongAnswers(course, { one: 1, two: 1 })).toEqual([{ id: 'one', why: 'Because.' }])
  expect(wrongAnswers(course, {})).toHaveLength(2)
})

test('a question whose right option does not exist is refused', () => {
  const broken = { ...course, questions: [{ ...question, right: 3 }] }
  expect(safeguardingSchema.safeParse(broken).success).toBe(false)
})
