import { expect, test } from 'vitest'
import { heldOutTexts, struggleTexts } from './struggle-test-texts.ts'
import { skillsInStruggle } from './struggle.ts'

test('the skill that a person would name is found first in at least 45 of 50 struggles', () => {
  const all = [...struggleTexts, ...heldOutTexts]
  expect(all).toHaveLength(50)
  expect(misread(all).length).toBeLessThanOrEqual(5)
})

test('struggles that the rules were not made with are read as well', () => {
  expect(misread(heldOutTexts).length).toBeLessThanOrEqual(2)
})

test('a second struggle in the same text is heard too', () => {
  expect(
    skillsInStruggle('I spend all my lunch money and I freeze up in job interviews').toSorted(),
  ).toEqual(['budgeting', 'job-search'])
})

test.each(['', 'xyz', 'I feel bad', 'asdf qwer 123'])('%j tells of no skill', (text) => {
  expect(skillsInStruggle(text)).toEqual([])
})

function misread(texts: typeof struggleTexts) {
  return texts
    .map(([text, skill]) => ({ text, skill, found: skillsInStruggle(text) }))
    .filter(({ skill, found }) => found[0] !== skill)
}
