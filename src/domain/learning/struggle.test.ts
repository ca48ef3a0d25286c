import { expect, test } from 'vitest'
import type { Skill } from './skills.ts'
import { skillsInStruggle } from './struggle.ts'

const nowhere = () => 0

test('a second struggle in the same text is recognized too', () => {
  const text = 'I spend all my lunch money and I freeze up in job interviews'
  expect(skillsInStruggle(text, nowhere).toSorted()).toEqual(['budgeting', 'job-search'])
})

test('Patois is understood', () => {
  expect(skillsInStruggle('mi cyaan find no wuk', nowhere)).toEqual(['job-search'])
  expect(skillsInStruggle('mi money done before di week done', nowhere)).toEqual(['budgeting'])
})

test.each(['', 'xyz', 'I feel bad', 'asdf qwer 123'])('%j points to no skill', (text) => {
  expect(skillsInStruggle(text, nowhere)).toEqual([])
})

test('without a sign, the words of the lessons decide, but only if they point clearly to a skill', () => {
  const leaning = (amount: number) => (skill: Skill) => (skill === 'teamwork' ? amount : 0)
  expect(skillsInStruggle('xyz', leaning(4))).toEqual(['teamwork'])
  expect(skillsInStruggle('xyz', leaning(0.5))).toEqual([])
})
