import { expect, test } from 'vitest'
import { stemsOf } from './word-stems.ts'

test.each([
  ['save', 'saving', 'saved', 'saves'],
  ['budget', 'budgets', 'budgeting', 'budgeted'],
  ['interview', 'interviews', 'interviewing', 'interviewer'],
  ['plan', 'plans', 'planning', 'planned'],
  ['pay', 'pays', 'paying', 'payment'],
])('%s and its forms are one word', (...forms) => {
  expect(new Set(forms.map((form) => stemsOf(form).join(' ')))).toHaveLength(1)
})

test('accents, case and punctuation do not matter, and fillers are dropped', () => {
  expect(stemsOf('My RÉSUMÉ, please!')).toEqual(stemsOf('resume'))
  expect(stemsOf("I don't know what to do with it")).toEqual([])
})
