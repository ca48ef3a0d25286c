import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { skillsIn, skillsOf } from './opening-skills.ts'

const specWords = [
  'communication',
  'teamwork',
  'problem-solving',
  'java',
  'python',
  'javascript',
  'sql',
  'leadership',
  'project management',
  'data analysis',
]

describe('skills in a description', () => {
  test('each of the ten words of the specification is found', () => {
    for (const word of specWords) {
      expect(skillsIn(`We want ${word.toUpperCase()}, please.`).words).toEqual([word])
    }
  })

  test('java is not in javascript, nor sql in mysqldump, nor excel in excellent', () => {
    expect(skillsIn('JavaScript').words).toEqual(['javascript'])
    expect(skillsIn('run mysqldump').words).toEqual([])
    expect(skillsIn('an excellent typist in a Javanese shop').words).toEqual([])
    expect(skillsIn('Java and JavaScript').words).toEqual(['java', 'javascript'])
  })

  test('a phrase is found with any separator between its parts', () => {
    expect(skillsIn('problem solving').words).toEqual(['problem-solving'])
    expect(skillsIn('project-management, data\nanalysis').words).toEqual([
      'project management',
      'data analysis',
    ])
  })

  test('no word is found inside a longer one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...specWords),
        fc.stringMatching(/^[a-z]{1,5}$/),
        (word, more) => {
          expect(skillsIn(`${more}${word}`).words).not.toContain(word)
          expect(skillsIn(`${word}${more}`).words).not.toContain(word)
        },
      ),
    )
  })

  test('our skills come most frequent first', () => {
    const { skills } = skillsIn('Python and PHP developer with good communication')
    expect(skills).toEqual(['programming', 'communication'])
  })
})

describe('a list of skills', () => {
  test('may name ours by id or label, or use known words; others are ignored', () => {
    expect(skillsOf(['Teamwork', 'personal-finance', 'Python', 'juggling'])).toEqual([
      'teamwork',
      'personal-finance',
      'programming',
    ])
  })
})
