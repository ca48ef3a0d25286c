import { expect, test } from 'vitest'
import { aboutSkill, skills } from '#domain/learning/skills.ts'
import { skillLabel } from './skill-label.ts'

test.each(skills)('%s has the label of the skills table', (skill) => {
  expect(skillLabel(skill)).toBe(aboutSkill[skill].label)
})
