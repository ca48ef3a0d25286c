import { beforeAll, describe, expect, test } from 'vitest'
import { daysAfter } from '#domain/day.ts'
import { referencesKeptDays } from '#domain/people/verification-details.ts'
import { addStaff } from '../accounts/staff-commands.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { checkedCard, seenCard, completeDetails } from '../testing/verification.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
})

const reason = 'They are known at the bank'
const changeProfile = (person: Visitor, fields: Record<string, string>) =>
  person.call('PATCH /api/profile', { fields })
const refusedFields = async (person: Visitor, fields: Record<string, string>) => {
  const { status, body } = await person.ask('PATCH /api/profile', { fields })
  return { status, fields: (body as { fields?: Record<string, string> }).fields }
}
const missingOf = async (person: Visitor) =>
  (await person.call('GET /api/profile', {})).missingToCheck
const valueOf = async (person: Visitor, name: string) =>
  (await person.call('GET /api/profile', {})).fields.find((field) => field.name === name)?.value
const stateOf = async (person: Visitor) => (await person.call('GET /api/profile', {})).verification

/** The current card, without filling in anything for them. */
async function cardOf(person: Visitor) {
  const { people } = await staff.call('GET /api/staff/verifications', {})
  const card = people.find(({ id }) => id === person.userId)
  if (card === undefined) throw new Error('No one is waiting')
  return card
}

async function verify(person: Visitor) {
  const card = await checkedCard(app, person)
  await staff.call('POST /api/staff/verifications/:id/verify', { ...card, reason })
}

/** Lets `days` pass, runs the nightly job, and moves the clock back, because sessions would have ended. */
async function forgetAfter(days: number) {
  const today = app.services.now()
  app.setTime(daysAfter(today, days))
  await app.services.transaction((tx) => tx.enqueue('profiles.forget-references', {}))
  await app.runJobs()
  app.setTime(today)
}

async function storedOf(person: Visitor) {
  return app.services.db
    .selectFrom('verification_details')
    .selectAll()
    .where('user_id', '=', person.userId)
    .executeTakeFirst()
}

describe('the information that staff check', () => {
  test('is requested until it is entered, and stored in one format', async () => {
    const mentor = await app.person('mentor')
    expect(await missingOf(mentor)).toEqual(['a phone number', 'two references'])
    expect(await mentor.call('GET /api/dashboard', {})).toMatchObject({
      user: { profileFinished: false, missingToCheck: ['a phone number', 'two references'] },
    })
    await changeProfile(mentor, { phone: '+1 (876) 555 0142', linkedin: 'linkedin.com/in/andre' })
    expect(await missingOf(mentor)).toEqual(['two references'])
    expect(await valueOf(mentor, 'phone')).toBe('876-555-0142')
    expect(await valueOf(mentor, 'linkedin')).toBe('https://www.linkedin.com/in/andre')
    expect((await storedOf(mentor))?.phone).toBe('+18765550142')
    await changeProfile(mentor, completeDetails.mentor)
    expect(await missingOf(mentor)).toEqual([])
    expect(await valueOf(mentor, 'linkedin')).toBe('https://www.linkedin.com/in/andre')
  })

  test('can be entered at sign-up', async () => {
    const business = await app.person('business', completeDetails.business)
    expect(await missingOf(business)).toEqual([])
  })

  test('of a business is a registration number, or that it has none', async () => {
    const business = await app.person('business')
    expect(await refusedFields(business, { registrationNumber: '84512' })).toMatchObject({
      status: 400,
      fields: { registration: 'Choose how the business is registered.' },
    })
    expect(await refusedFields(business, { registrationNumber: '123-456-789' })).toMatchObject({
      fields: { registrationNumber: expect.stringContaining('looks like a TRN') as string },
    })
    await changeProfile(business, { registration: 'registered', registrationNumber: '84512' })
    expect(await valueOf(business, 'registrationNumber')).toBe('84512')
    await changeProfile(business, { registration: 'sole-trader', registrationNumber: '84512' })
    expect(await valueOf(business, 'registrationNumber')).toBe('')
    expect(await missingOf(business)).not.toContain('the registration number')
  })

  test('has two references who are not the mentor, even when entered one after the other', async () => {
    const mentor = await app.person('mentor', completeDetails.mentor)
    expect(await refusedFields(mentor, { reference2Contact: '1-876-555-0143' })).toMatchObject({
      status: 400,
      fields: {
        reference2Contact: 'This is how we reach your first reference. Name a second person.',
      },
    })
    expect(await refusedFields(mentor, { phone: '876-555-0143' })).toMatchObject({ status: 400 })
    expect(await refusedFields(mentor, { reference1Contact: mentor.email })).toMatchObject({
      fields: { reference1Contact: 'This is your own. Tell us how to reach your reference.' },
    })
    expect(await valueOf(mentor, 'phone')).toBe('876-555-0142')
  })

  test('is different for businesses and mentors, and students have none', async () => {
    const student = await app.person()
    expect((await refusedFields(student, { phone: '876-555-0142' })).status).toBe(400)
    const mentor = await app.person('mentor')
    expect((await refusedFields(mentor, { registration: 'sole-trader' })).status).toBe(400)
    expect(await missingOf(student)).toEqual([])
  })

  test('is visible only to its owner and staff', async () => {
    const mentor = await app.verified('mentor', { jobTitle: 'Nurse', expertise: 'leadership' })
    const student = await app.person('student', { age: '19' })
    const visibleText = JSON.stringify([
      await student.call('GET /api/mentors', {}),
      await student.call('GET /api/mentors/:id', { id: mentor.userId }),
    ])
    expect(visibleText).toContain(mentor.userId)
    expect(visibleText).not.toMatch(/555|Marva|lloyd/)
    const { tables } = await mentor.call('POST /api/my-data/export', {})
    expect(tables['verification_details']).toMatchObject([
      { phone: '+18765550142', reference1_name: 'Marva Grant' },
    ])
    const studentExport = await student.call('POST /api/my-data/export', {})
    expect(studentExport.tables['verification_details']).toEqual([])
  })

  test('is deleted with the account, and when the person becomes staff', async () => {
    const [deleted, promoted] = [await app.verified('mentor'), await app.verified('mentor')]
    await app.services.db.deleteFrom('auth_users').where('id', '=', deleted.userId).execute()
    expect(await storedOf(deleted)).toBeUndefined()
    await app.services.transaction((tx) => addStaff(tx, app.services, promoted.email, 'lead'))
    expect(await storedOf(promoted)).toBeUndefined()
  })
})

describe('verifying', () => {
  test('is refused until they have entered what staff check, whatever the browser sends', async () => {
    const mentor = await app.person('mentor')
    await changeProfile(mentor, { displayName: 'Kemar Brown' })
    const { id, seen, missing } = await cardOf(mentor)
    expect(missing).toEqual(['a phone number', 'two references'])
    const refusal = await staff.refused('POST /api/staff/verifications/:id/verify', {
      id,
      seen,
      reason,
      checks: ['phone'],
    })
    expect(refusal).toMatchObject({
      status: 409,
      message: 'Kemar has not told us: a phone number, two references. Ask for more first.',
    })
    expect(await stateOf(mentor)).toBe('pending')
    await verify(mentor)
    expect(await stateOf(mentor)).toBe('verified')
  })

  test('needs at least one check that applies to the person', async () => {
    const business = await app.person('business')
    const card = { ...(await seenCard(app, business)), reason }
    const route = 'POST /api/staff/verifications/:id/verify'
    for (const checks of [[], ['hunch'], ['reference-1']])
      expect((await staff.ask(route, { ...card, checks } as never)).status).toBe(400)
    expect(await stateOf(business)).toBe('pending')
    await staff.call(route, { ...card, checks: ['website', 'register'] })
    const { actions } = await staff.call('GET /api/staff/log', { about: business.userId })
    expect(actions[0]?.reason).toBe(
      `Number found in the register. Website and email address belong together. ${reason}`,
    )
  })

  test('is refused when the phone number changed since the card was opened', async () => {
    const business = await app.person('business')
    const card = { ...(await seenCard(app, business)), reason, checks: ['phone' as const] }
    await changeProfile(business, { phone: '876-555-0199' })
    const refusal = await staff.refused('POST /api/staff/verifications/:id/verify', card)
    expect(refusal.message).toBe('Their phone changed since you opened this card. Read it again.')
  })

  test('shows staff everything, with links to call and to write', async () => {
    const mentor = await app.person('mentor', completeDetails.mentor)
    expect((await cardOf(mentor)).details).toEqual(
      expect.arrayContaining([
        { label: 'Phone', value: '876-555-0142', href: 'tel:+18765550142' },
        { label: 'Reference 1', value: 'Marva Grant, My manager at the bank' },
        { label: 'Contact of reference 1', value: '876-555-0143', href: 'tel:+18765550143' },
        {
          label: 'Contact of reference 2',
          value: 'lloyd.reid@example.com',
          href: 'mailto:lloyd.reid@example.com',
        },
      ]),
    )
  })

  test('is due again after a changed phone number, and shows the old one, but not after added details', async () => {
    const mentor = await app.person('mentor')
    await verify(mentor)
    await changeProfile(mentor, { linkedin: 'linkedin.com/in/andre' })
    expect(await stateOf(mentor)).toBe('verified')
    await changeProfile(mentor, { phone: '876-555-0199' })
    expect(await stateOf(mentor)).toBe('pending')
    expect((await cardOf(mentor)).verifiedBefore?.changed).toContainEqual({
      label: 'Phone',
      was: '876-555-0142',
    })
  })

  test('is announced to staff once everything is entered, and not before', async () => {
    const announcements = async () =>
      (await staff.call('GET /api/notifications', {})).notifications.filter(
        ({ title }) => title === 'Zadie T. is waiting to be verified',
      ).length
    const mentor = await app.person('mentor')
    await changeProfile(mentor, { displayName: 'Zadie Told', phone: '876-555-0142' })
    expect(await announcements()).toBe(0)
    await changeProfile(mentor, completeDetails.mentor)
    expect(await announcements()).toBe(1)
    await changeProfile(mentor, { bio: 'I like to teach.' })
    expect(await announcements()).toBe(1)
  })

  test('cannot be requested again by someone who was asked for more details before they are entered', async () => {
    const mentor = await app.person('mentor')
    const { id, seen } = await cardOf(mentor)
    const request = { id, seen, reason, reasons: ['references' as const] }
    await staff.call('POST /api/staff/verifications/:id/ask-more', request)
    const refusal = await mentor.refused('POST /api/profile/send-again', {})
    expect(refusal.message).toBe(
      'Before we can verify you, we need: a phone number, two references. Add this to your profile first.',
    )
    await changeProfile(mentor, completeDetails.mentor)
    await mentor.call('POST /api/profile/send-again', {})
    expect((await cardOf(mentor)).missing).toEqual([])
  })
})

describe('references', () => {
  test('of a verified mentor are deleted after 90 days; that staff spoke to them stays recorded', async () => {
    const mentor = await app.person('mentor')
    await verify(mentor)
    const spokenAt = (await storedOf(mentor))?.references_spoken_at
    expect(spokenAt).toBeInstanceOf(Date)
    await forgetAfter(referencesKeptDays)
    expect(await storedOf(mentor)).toMatchObject({ reference1_name: 'Marva Grant' })
    await forgetAfter(referencesKeptDays + 1)
    expect(await storedOf(mentor)).toMatchObject({
      phone: '+18765550142',
      reference1_name: null,
      reference1_knows: null,
      reference1_contact: null,
      reference2_name: null,
      reference2_knows: null,
      reference2_contact: null,
      references_spoken_at: spokenAt,
    })
    const { people } = await staff.call('GET /api/staff/verifications', { state: 'verified' })
    const card = people.find(({ id }) => id === mentor.userId)
    expect(card?.details.at(-1)?.value).toMatch(
      /^Staff spoke to both on .*The references have since been deleted/,
    )
    expect(JSON.stringify(card)).not.toContain('Marva')
  })

  test('that staff spoke to are not checked again, but new ones are', async () => {
    const mentor = await app.person('mentor')
    await verify(mentor)
    await changeProfile(mentor, { reference2Contact: 'somebody.else@example.com' })
    expect(await stateOf(mentor)).toBe('pending')
    expect((await storedOf(mentor))?.references_spoken_at).toBeNull()
  })

  test('are kept while the mentor waits, and deleted 90 days after a refusal', async () => {
    const [waiting, rejected] = [await app.person('mentor'), await app.person('mentor')]
    await changeProfile(waiting, completeDetails.mentor)
    const card = { ...(await seenCard(app, rejected)), reason, reasons: ['not-a-fit' as const] }
    await staff.call('POST /api/staff/verifications/:id/refuse', card)
    await forgetAfter(referencesKeptDays + 1)
    expect(await storedOf(waiting)).toMatchObject({ reference1_name: 'Marva Grant' })
    expect(await storedOf(rejected)).toMatchObject({ reference1_name: null, phone: '+18765550142' })
  })
})
