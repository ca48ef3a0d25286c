import { expect, test } from 'vitest'
import { aboutSkill, skills } from '#domain/skills.ts'
import { skillLabel } from './skill-label.ts'

test.each(skills)('%s is called what the table of skills calls it', (skill) => {
  expect(skillLabel(skill)).toBe(aboutSkill[skill].label)
})
