import { beforeAll, describe, expect, test } from 'vitest'
import type { ChosenRole } from '#domain/people/role.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { completeDetails } from '../testing/verification.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

async function valuesOf(person: Visitor): Promise<Record<string, string>> {
  const { fields } = await person.call('GET /api/profile', {})
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
}

describe('editing your own profile', () => {
  test('a student cannot enter their own address as the guardian’s', async () => {
    const student = await app.person()
    const fields = { guardianEmail: student.email.toUpperCase() }
    const refusal = await student.refused('PATCH /api/profile', { fields })
    expect(refusal.fields?.['guardianEmail']).toContain('That is your own address')
    expect((await valuesOf(student))['guardianEmail']).toBe('')
  })

  test.each([['16'], [undefined]])(
    'a student of age %s cannot put contact details in “About you”, and keeps the old text',
    async (age) => {
      const student = await app.person('student', age === undefined ? {} : { age })
      await student.call('PATCH /api/profile', { fields: { bio: 'I bake.' } })
      for (const bio of ['Follow me on IG @renae_xo', 'Call 876 555 1234', 'My snap is renae']) {
        const refusal = await student.refused('PATCH /api/profile', {
          fields: { bio, school: 'Canary High' },
        })
        expect([bio, refusal.status]).toEqual([bio, 400])
        expect(refusal.fields?.['bio']).toContain('Please take out “')
      }
      expect(await valuesOf(student)).toMatchObject({ bio: 'I bake.', school: '' })
    },
  )

  test('an adult student may include contact details', async () => {
    const student = await app.person('student', { age: '19' })
    await student.call('PATCH /api/profile', { fields: { bio: 'Call 876 555 1234' } })
    expect(await valuesOf(student)).toMatchObject({ bio: 'Call 876 555 1234' })
  })

  const edits: Record<ChosenRole, Record<string, string>> = {
    student: {
      school: 'Montego High',
      grade: 'finished',
      guardianEmail: 'aunt@example.com',
      parish: 'Clarendon',
      goal: 'training',
      dailyMinutes: '15',
    },
    mentor: {
      company: 'Port Bakery',
      jobTitle: 'Baker',
      expertise: 'bread, teaching',
      yearsOfExperience: '3',
      industry: 'Food',
      linkedin: 'https://www.linkedin.com/in/tanya-lee',
      ...completeDetails.mentor,
    },
    guardian: { relationship: 'Father', phone: '+1 876 555 0199' },
    business: {
      companyName: 'Reef Tours',
      industry: 'Tourism',
      website: 'http://reef.example.com/tours',
      companySize: '1-10',
      ...completeDetails.business,
    },
  }

  test.for(Object.entries(edits) as [ChosenRole, Record<string, string>][])(
    'a %s can change every field, and clear every field again',
    async ([role, details]) => {
      const person = await app.person(role)
      const fields = {
        displayName: 'Tanya-Lee Ó Brien',
        bio: 'I like maps. And mangoes.',
        ...details,
      }
      const answer = await person.call('PATCH /api/profile', { fields })
      expect(answer.finished).toBe(role !== 'student')
      const birthMonth = role === 'student' ? { birthMonth: '2004-02' } : {}
      await person.call('PATCH /api/profile', { fields: birthMonth })
      expect(await valuesOf(person)).toEqual({ ...fields, ...birthMonth })
      const { user } = await person.call('GET /api/session', {})
      expect(user?.name).toBe('Tanya-Lee Ó Brien')
      const cleared = Object.fromEntries(Object.keys(details).map((name) => [name, '']))
      await person.call('PATCH /api/profile', { fields: { ...cleared, bio: '' } })
      expect(await valuesOf(person)).toEqual({
        displayName: fields.displayName,
        bio: '',
        ...cleared,
        ...birthMonth,
      })
    },
  )

  test('fields that are not sent stay unchanged', async () => {
    const student = await app.person('student', { school: 'Kingston High', age: '17' })
    await student.call('PATCH /api/profile', { fields: { grade: 'Grade 12' } })
    expect(await valuesOf(student)).toMatchObject({
      school: 'Kingston High',
      birthMonth: student.bornForAge('17'),
    })
  })

  test.for([
    [{ birthMonth: '2020-01' }, 'Upful is for people aged 15 and over.'],
    [{ birthMonth: '2008-' }, 'Choose the month and the year you were born.'],
    [{ birthMonth: '2999-01' }, 'Choose the month and the year you were born.'],
    [{ birthMonth: '1901-01' }, 'Choose the month and the year you were born.'],
    [{ guardianEmail: 'nobody' }, 'Enter an email address like name@example.com.'],
    [{ displayName: ' ' }, 'Enter a name.'],
  ] as const)('%o is refused with a message at the field', async ([fields, message]) => {
    const student = await app.person()
    const before = await valuesOf(student)
    const refusal = await student.refused('PATCH /api/profile', { fields })
    expect(refusal).toMatchObject({
      status: 400,
      fields: { [Object.keys(fields)[0] ?? '']: message },
    })
    expect(await valuesOf(student)).toEqual(before)
  })

  test('no one can give themselves a role, a verification, XP or someone else’s id', async () => {
    const mentor = await app.person('mentor')
    const before = await mentor.call('GET /api/profile', {})
    for (const field of [
      'role',
      'verification_status',
      'verified',
      'xp',
      'user_id',
      'birthMonth',
    ]) {
      expect(
        (await mentor.refused('PATCH /api/profile', { fields: { [field]: '20' } })).status,
      ).toBe(400)
      const body = { fields: {}, [field]: 'student' }
      expect((await mentor.send('PATCH', '/api/profile', body)).status).toBe(400)
    }
    expect(await mentor.call('GET /api/profile', {})).toEqual(before)
  })

  test('finishing the profile earns Profile Completed once, and the second milestone', async () => {
    const student = await app.person()
    const fields = { school: 'Kingston High', grade: 'Grade 11', birthMonth: '2009-03' }
    await student.call('PATCH /api/profile', { fields })
    await student.call('PATCH /api/profile', { fields: { grade: 'Grade 12' } })
    const dashboard = await student.call('GET /api/dashboard', {})
    expect(dashboard).toMatchObject({
      user: { profileFinished: true },
      student: { xp: 150, completion: 50 },
    })
    const { activities } = await student.call('GET /api/activities', {})
    expect(activities.map(({ description }) => description).toSorted()).toEqual([
      'Earned "First Login"',
      'Earned "Profile Completed"',
    ])
  })
})

describe('a missing profile', () => {
  test('is reported without being repaired, and is created by the repair', async () => {
    const student = await app.person()
    await app.services.db
      .deleteFrom('user_profiles')
      .where('user_id', '=', student.userId)
      .execute()
    expect(await student.call('GET /api/dashboard', {})).toEqual({ kind: 'missing' })
    expect(await student.call('GET /api/dashboard', {})).toEqual({ kind: 'missing' })
    expect((await student.refused('GET /api/profile', {})).message).toBe('Profile not found')
    expect((await student.refused('POST /api/check-in', {})).status).toBe(404)
    await student.call('POST /api/profile/repair', {})
    expect(await student.call('GET /api/dashboard', {})).toMatchObject({
      kind: 'ready',
      user: { role: 'student', name: student.email.split('@')[0] },
      student: { completion: 25 },
    })
  })

  test('of a mentor is created as a mentor’s', async () => {
    const mentor = await app.person('mentor')
    await app.services.db.deleteFrom('user_profiles').where('user_id', '=', mentor.userId).execute()
    await mentor.call('POST /api/profile/repair', {})
    expect(await mentor.call('GET /api/profile', {})).toMatchObject({
      role: 'mentor',
      verification: 'pending',
    })
  })

  test('missing stats are restored from the ledger', async () => {
    const student = await app.person('student', { school: 'A', grade: '11', age: '16' })
    await student.call('POST /api/check-in', {})
    const before = await student.call('GET /api/dashboard', {})
    await app.services.db
      .deleteFrom('student_stats')
      .where('user_id', '=', student.userId)
      .execute()
    expect(await student.call('GET /api/dashboard', {})).toEqual({ kind: 'missing' })
    await student.call('POST /api/profile/repair', {})
    expect(await student.call('GET /api/dashboard', {})).toEqual(before)
  })

  test('an activity restores missing stats too, and a needless repair changes nothing', async () => {
    const student = await app.person()
    await app.services.db
      .deleteFrom('student_stats')
      .where('user_id', '=', student.userId)
      .execute()
    await student.call('POST /api/check-in', {})
    const before = await student.call('GET /api/dashboard', {})
    expect(before).toMatchObject({ student: { xp: 60, streak: 1 } })
    await student.call('POST /api/profile/repair', {})
    expect(await student.call('GET /api/dashboard', {})).toEqual(before)
  })
})

describe('a profile that staff verified', () => {
  test('is checked again when the name changes, but not when the industry does', async () => {
    const business = await app.verified('business', { companyName: 'Hope Bakery' })
    const change = (fields: Record<string, string>) =>
      business.call('PATCH /api/profile', { fields })
    await change({ industry: 'Food', companyName: 'Hope Bakery' })
    expect(await business.call('GET /api/profile', {})).toMatchObject({ verification: 'verified' })
    await change({ companyName: 'Bank of Hope' })
    expect(await business.call('GET /api/profile', {})).toMatchObject({ verification: 'pending' })
    const refusal = await business.refused('GET /api/business/teams', {})
    expect(refusal.status).toBe(403)
  })

  test('of a mentor is checked again when their name changes', async () => {
    const mentor = await app.verified('mentor')
    await mentor.call('PATCH /api/profile', { fields: { yearsOfExperience: '4' } })
    await mentor.call('GET /api/mentor', {})
    await mentor.call('PATCH /api/profile', { fields: { displayName: 'Somebody Else' } })
    expect((await mentor.refused('GET /api/mentor', {})).status).toBe(403)
  })

  test('is checked again when a messaging app is mentioned anywhere, and the business is notified', async () => {
    const business = await app.verified('business', { companyName: 'Hope Bakery' })
    await business.call('PATCH /api/profile', { fields: { bio: 'Ask for us by WhatsApp.' } })
    expect(await business.call('GET /api/profile', {})).toMatchObject({ verification: 'pending' })
    const { notifications } = await business.call('GET /api/notifications', {})
    expect(notifications[0]?.title).toBe('Our staff are checking your account again')
  })

  test.each([
    ['business', 'bio', 'Call us at 876-555-0199'],
    ['business', 'companyName', 'Hope Bakery 876-555-0199'],
    ['mentor', 'bio', 'Find me on Insta: bad.man'],
    ['mentor', 'expertise', 'Interviews, a.brown@example.com'],
  ] as const)('of a %s cannot include contact details in %s', async (role, field, text) => {
    const person = await app.verified(role)
    const before = await person.call('GET /api/profile', {})
    const refusal = await person.refused('PATCH /api/profile', { fields: { [field]: text } })
    expect(refusal).toMatchObject({ status: 400, code: 'invalid' })
    expect(refusal.fields?.[field]).toMatch(/^Take out “.+”\. .*Students .+\.$/)
    expect(await person.call('GET /api/profile', {})).toEqual(before)
  })

  test('keeps a phone number from before the rule until the field is edited', async () => {
    const mentor = await app.person('mentor')
    const bio = 'Call me at 876-555-0199'
    await app.services.db
      .updateTable('user_profiles')
      .set({ bio })
      .where('user_id', '=', mentor.userId)
      .execute()
    await mentor.call('PATCH /api/profile', { fields: { bio, jobTitle: 'Teacher' } })
    const refusal = await mentor.refused('PATCH /api/profile', { fields: { bio: `${bio}!` } })
    expect(Object.keys(refusal.fields ?? {})).toEqual(['bio'])
  })

  test('shows staff the previous values after a change', async () => {
    const business = await app.verified('business', { companyName: 'Hope Bakery' })
    await business.call('PATCH /api/profile', { fields: { companyName: 'Bank of Hope' } })
    const staff = await app.staff()
    const { people } = await staff.call('GET /api/staff/verifications', {})
    expect(people.find(({ id }) => id === business.userId)?.verifiedBefore).toMatchObject({
      changed: [{ label: 'Company name', was: 'Hope Bakery' }],
    })
  })

  test('has no verification when it belongs to staff', async () => {
    const staff = await app.staff()
    expect((await staff.call('GET /api/profile', {})).verification).toBeNull()
  })
})
