import { describe, expect, test } from 'vitest'
import { skillsOf } from './opening-skills.ts'
import { needsNewCheck, wayAroundIn } from './profile-check.ts'

const mentor = {
  displayName: 'Andre Brown',
  company: 'Acme',
  jobTitle: 'Nurse',
  industry: 'Health',
  expertise: ['Interviews'],
  bio: 'I like to teach.',
  phone: '+18765550142',
  reference1Contact: '+18765550143',
}

describe('a profile is checked again', () => {
  test.each([
    { jobTitle: 'WhatsApp me 876-555-0199' },
    { industry: 'Call eight seven six 555 0199' },
    { expertise: ['Interviews', 'Telegram @badman'] },
    { expertise: ['Interviews', 'Baking'] },
    { bio: 'Find me on Insta: bad.man' },
    { bio: 'My number is 876 555 0199' },
    { displayName: 'Andre on Telegram' },
    { company: 'wa.me/18765550199' },
    { phone: '+18765550199' },
    { phone: null },
    { reference1Contact: 'somebody.else@example.com' },
  ])('after %o', (change) => {
    expect(needsNewCheck('mentor', mentor, { ...mentor, ...change })).toBe(true)
  })

  test.each([
    { bio: 'I taught maths for 20 years in Mandeville.' },
    { expertise: ['Interviews', 'personal finance', 'Budgeting'] },
    { expertise: [] },
    { yearsOfExperience: 12 },
    // Staff read it, and nobody else.
    { linkedin: 'https://www.linkedin.com/in/andre' },
    { reference2Contact: '+18765550144' },
  ])('not after %o', (change) => {
    expect(needsNewCheck('mentor', mentor, { ...mentor, ...change })).toBe(false)
  })
})

test.each(['D.M. me', 'my IG is there', 'Wh\u0430tsApp', 'www.evil.example', 'mail me a@b.co'])(
  '"%s" is a way around the platform',
  (text) => {
    expect(wayAroundIn(text)).toBeDefined()
  },
)

test('a skill goes by its name however it is capitalised', () => {
  expect(skillsOf(['Personal finance'])).toEqual(['personal-finance'])
  expect(skillsOf(['BUDGETING', 'career development '])).toEqual([
    'budgeting',
    'career-development',
  ])
})
