import { describe, expect, test } from 'vitest'
import { skillsOf } from '#domain/openings/opening-skills.ts'
import { needsNewCheck, reachProblems, wayAroundIn } from './profile-check.ts'

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

describe('a profile needs another check', () => {
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
    // Only staff read it.
    { linkedin: 'https://www.linkedin.com/in/andre' },
    { reference2Contact: '+18765550144' },
  ])('not after %o', (change) => {
    expect(needsNewCheck('mentor', mentor, { ...mentor, ...change })).toBe(false)
  })
})

test.each(['D.M. me', 'my IG is there', 'Wh\u0430tsApp', 'www.evil.example', 'mail me a@b.co'])(
  '"%s" is a way to make contact outside Upful',
  (text) => {
    expect(wayAroundIn(text)).toBeDefined()
  },
)

describe('a way to reach an adult', () => {
  test.each([
    { bio: 'My number is 876 555 0199' },
    { bio: 'Find me on Insta: bad.man' },
    { bio: 'I live at 12 Hope Road, come by' },
    { bio: 'Mail a.brown@example.com' },
    { jobTitle: 'Nurse, call 876-555-0199' },
    { industry: 'Health @andre.b' },
    { company: 'wa.me/18765550199' },
    { displayName: 'Andre 876 555 0199' },
    { expertise: ['Interviews', 'mail a.brown@example.com'] },
  ])('is refused at its field: %o', (change) => {
    const problems = reachProblems('mentor', mentor, { ...mentor, ...change })
    expect(Object.keys(problems)).toEqual(Object.keys(change))
    for (const problem of Object.values(problems)) {
      expect(problem).toMatch(
        /^Take out “.+”\. Students ask you for sessions on Upful, which give both of you the link to meet by video\.$/,
      )
    }
  })

  test.each([
    { bio: 'I taught maths for 20 years in Mandeville, from 1998 to 2018.' },
    { bio: 'I help shops sell on Instagram.' },
    { company: '12 Hope Road Café' },
    { phone: '+18765550199' },
    { reference1Contact: 'somebody.else@example.com' },
    { linkedin: 'https://www.linkedin.com/in/andre' },
  ])('is not found in %o', (change) => {
    expect(reachProblems('mentor', mentor, { ...mentor, ...change })).toEqual({})
  })

  test('of a business excludes its website, and the message says how people apply', () => {
    const fields = {
      companyName: 'Hope Bakery',
      website: 'https://hope.example',
      bio: 'Call 8765550199',
    }
    expect(reachProblems('business', {}, fields)).toEqual({
      bio: 'Take out “8765550199”. Students apply to your openings on Upful, and you answer them here.',
    })
  })

  test('that was there before is allowed until its field is edited', () => {
    const before = { ...mentor, bio: 'Call 876 555 0199' }
    expect(reachProblems('mentor', before, { ...before, jobTitle: 'Teacher' })).toEqual({})
    expect(reachProblems('mentor', before, { bio: 'Call me: 876 555 0199' })).toHaveProperty('bio')
  })

  test('is checked only for adults young people meet here', () => {
    const fields = { bio: 'Call 876 555 0199' }
    for (const role of ['student', 'guardian', 'staff'] as const) {
      expect(reachProblems(role, {}, fields)).toEqual({})
    }
  })
})

test('a skill is recognized in any capitalisation', () => {
  expect(skillsOf(['Personal finance'])).toEqual(['personal-finance'])
  expect(skillsOf(['BUDGETING', 'career development '])).toEqual([
    'budgeting',
    'career-development',
  ])
})
