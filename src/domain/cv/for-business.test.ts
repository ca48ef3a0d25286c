import { expect, test } from 'vitest'
import { emptyCv, type Cv } from './cv.ts'
import { cvForBusiness, wayToReachInCv } from './for-business.ts'
import { plainTextOfCv } from './plain-text.ts'

const cv: Cv = {
  document: {
    ...emptyCv,
    name: 'Kemar Brown',
    email: 'kemar.brown@example.com',
    phone: '876-555-0101',
    referees: [{ name: 'Mrs. Example', role: 'Teacher', phone: '876-555-0102', email: 'p@e.com' }],
    leftOut: ['skill:teamwork'],
    badge: 'one',
  },
  badges: [
    { id: 'one', title: 'Budgeting', link: 'https://upful.example/badges/one', code: ['1'] },
    { id: 'two', title: 'Teamwork', link: 'https://upful.example/badges/two', code: ['1'] },
  ],
  proven: [
    { id: 'skill:budgeting', kind: 'skill', text: 'Budgeting: assessment passed', date: '' },
    { id: 'skill:teamwork', kind: 'skill', text: 'Teamwork: assessment passed', date: '' },
  ],
}
const textFor = (share: ('name' | 'email')[], ageBand: 'minor' | 'adult' | 'unknown') =>
  plainTextOfCv(cvForBusiness(cv, { share, ageBand }))

test('an adult who shares their name and email sends the whole CV, without what they left out', () => {
  const text = textFor(['name', 'email'], 'adult')
  expect(text).toContain('KEMAR BROWN')
  expect(text).toContain('876-555-0101 | kemar.brown@example.com')
  expect(text).toContain('Mrs. Example, Teacher, 876-555-0102, p@e.com')
  expect(text).toContain('- Budgeting: assessment passed')
  expect(text).not.toContain('Teamwork')
  expect(JSON.stringify(cvForBusiness(cv, { share: [], ageBand: 'adult' }))).not.toContain(
    'teamwork',
  )
})

test('without sharing them, neither name nor a way to reach the student is in it', () => {
  const text = textFor([], 'adult')
  expect(text).not.toMatch(/Kemar|0101/i)
})

test.each(['minor', 'unknown'] as const)(
  'of a student with age %s no phone number leaves Upful',
  (age) => {
    const text = textFor(['name', 'email'], age)
    expect(text).toContain('kemar.brown@example.com')
    expect(text).toContain('Mrs. Example, Teacher')
    expect(text).not.toMatch(/555|p@e/)
  },
)

test('a badge goes with the name that its page says, and only the one that was chosen', () => {
  expect(textFor(['name'], 'minor')).toContain('https://upful.example/badges/one')
  const named = cvForBusiness(cv, { share: ['name'], ageBand: 'adult' })
  expect(named.badges.map(({ id }) => id)).toEqual(['one'])
  const unnamed = cvForBusiness(cv, { share: ['email'], ageBand: 'adult' })
  expect(JSON.stringify(unnamed)).not.toMatch(/badges.one|badges.two|"one"/)
})

test('a way to reach somebody in a line is found', () => {
  expect(wayToReachInCv(cv)).toBeUndefined()
  const document = { ...cv.document, summary: 'Call me at 876 555 0199' }
  expect(wayToReachInCv({ ...cv, document })).toBe('876 555 0199')
})
