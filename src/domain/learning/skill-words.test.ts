import { expect, test } from 'vitest'
import { skillInWords } from './skill-words.ts'

test('a chip shows our name of a skill, and capitalizes other words', () => {
  expect(['teamwork', 'Customer service', 'sql', 'online-presence', ''].map(skillInWords)).toEqual([
    'Teamwork',
    'Customer service',
    'SQL',
    'Online Presence',
    '',
  ])
})
