import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { titlesOf } from '../testing/link-guardian.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { checkedCard, seenCard } from '../testing/verification.ts'
import type { Output, Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
})

const reason = 'Looked at their website and called them'
const because = async (person: Visitor) => ({ ...(await seenCard(app, person)), reason })
const checked = async (person: Visitor) => ({ ...(await checkedCard(app, person)), reason })
const stateOf = async (person: Visitor) => (await person.call('GET /api/profile', {})).verification

const empty = (...labels: string[]) => labels.map((label) => ({ label, value: '' }))

/** The whole queue, page by page. */
async function waiting(after?: string): Promise<Output<'GET /api/staff/verifications'>['people']> {
  const { people, next } = await staff.call('GET /api/staff/verifications', { after })
  return next === null ? people : [...people, ...(await waiting(next))]
}

/** Only rows, because hashing a password for each would take a whole minute. */
async function addMentors(count: number): Promise<void> {
  await sql`
    with account as (
      insert into auth_users (id, name, email, role)
      select gen_random_uuid(), 'Mentor ' || n, 'mentor.' || n || '@example.com', 'mentor'
      from generate_series(1, ${count}::int) n returning id, name),
    profile as (
      insert into user_profiles (user_id, role, display_name, created_at)
      select id, 'mentor', name, ${app.services.now()}::timestamptz from account returning user_id)
    insert into mentor_profiles (user_id) select user_id from profile`.execute(app.services.db)
}

describe('the verification queue', () => {
  test('the verification queue has mentors and businesses with everything they entered, longest waiting first', async () => {
    const mentor = await app.person('mentor', {
      company: 'Blue Mountain Coffee',
      jobTitle: 'Accountant',
      expertise: 'Budgets, Payroll',
      yearsOfExperience: '12',
      industry: 'Food',
      bio: 'I like to teach.',
    })
    app.setTime(new Date(app.services.now().getTime() + 1000))
    const business = await app.person('business', {
      companyName: 'Island Foods',
      website: 'https://www.example.com/about',
      industry: 'Food',
      companySize: '11-50',
    })
    const people = await waiting()
    const ids = people.map(({ id }) => id)
    expect(ids.indexOf(mentor.userId)).toBeLessThan(ids.indexOf(business.userId))
    const cardOf = (person: Visitor) => people.find(({ id }) => id === person.userId)
    expect(cardOf(mentor)).toMatchObject({
      name: mentor.name,
      email: mentor.email,
      role: 'mentor',
      state: 'pending',
      bio: 'I like to teach.',
      emailMatch: 'no-website',
      website: null,
      details: [
        { label: 'Company', value: 'Blue Mountain Coffee' },
        { label: 'Job title', value: 'Accountant' },
        { label: 'Expertise', value: 'Budgets, Payroll' },
        { label: 'Years of experience', value: '12' },
        { label: 'Industry', value: 'Food' },
        ...empty('Phone', 'LinkedIn', 'Reference 1', 'Contact of reference 1'),
        ...empty('Reference 2', 'Contact of reference 2'),
      ],
      missing: ['a phone number', 'two references'],
    })
    expect(cardOf(business)).toMatchObject({
      role: 'business',
      emailMatch: 'same',
      website: 'https://www.example.com/about',
      details: [
        { label: 'Company name', value: 'Island Foods' },
        { label: 'Industry', value: 'Food' },
        { label: 'Company size', value: '11-50' },
        ...empty('Phone', 'Contact person', 'Registration'),
      ],
    })
    expect(ids).not.toContain(staff.userId)
  })

  test('the verification queue comes in pages of fifty, without duplicates', async () => {
    const { verifications } = await staff.call('GET /api/staff', {})
    await addMentors(55 - verifications)
    const first = await staff.call('GET /api/staff/verifications', {})
    expect(first.people).toHaveLength(50)
    const second = await staff.call('GET /api/staff/verifications', { after: first.next ?? '' })
    expect(second.next).toBeNull()
    const ids = [...first.people, ...second.people].map(({ id }) => id)
    expect(new Set(ids).size).toBe(Math.max(55, verifications))
    expect((await staff.ask('GET /api/staff/verifications', { after: 'nonsense' })).status).toBe(
      400,
    )
  })

  test.for(['mentor', 'business'] as const)(
    'a verification or refusal of a %s applies from their next request on',
    async (role) => {
      const person = await app.person(role)
      expect(await stateOf(person)).toBe('pending')
      await staff.call('POST /api/staff/verifications/:id/refuse', {
        ...(await because(person)),
        reasons: ['not-reached'],
      })
      expect(await stateOf(person)).toBe('refused')
      await staff.call('POST /api/staff/verifications/:id/verify', await checked(person))
      expect(await stateOf(person)).toBe('verified')
      await staff.call('POST /api/staff/verifications/:id/take-back', await because(person))
      expect(await stateOf(person)).toBe('pending')
      expect((await waiting()).map(({ id }) => id)).toContain(person.userId)

      expect((await titlesOf(person)).toSorted()).toEqual([
        'We could not verify your account',
        'Your account is not verified any more',
        'Your account is verified',
      ])
      const notifications = JSON.stringify(await person.call('GET /api/notifications', {}))
      expect(notifications).not.toContain(reason)
    },
  )

  test('only a verification can be withdrawn, and two concurrent verifications notify the mentor once', async () => {
    const mentor = await app.person('mentor')
    const refusal = await staff.refused(
      'POST /api/staff/verifications/:id/take-back',
      await because(mentor),
    )
    expect(refusal.status).toBe(409)
    expect(await stateOf(mentor)).toBe('pending')
    const card = await checked(mentor)
    const answers = await Promise.all(
      [1, 2].map(() => staff.ask('POST /api/staff/verifications/:id/verify', card)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await titlesOf(mentor)).toEqual(['Your account is verified'])
  })

  test('a withdrawn verification is shown on the card, until they are verified again', async () => {
    const mentor = await app.verified('mentor')
    const why = 'Their employer does not know them any more.'
    const card = { ...(await because(mentor)), reason: why }
    await staff.call('POST /api/staff/verifications/:id/take-back', card)
    const before = async () =>
      (await waiting()).find(({ id }) => id === mentor.userId)?.verifiedBefore
    expect(await before()).toMatchObject({
      changed: [],
      takenBack: { by: staff.name, reason: why, at: app.services.now().toISOString() },
    })
    app.setTime(new Date(app.services.now().getTime() + 60_000))
    await staff.call('POST /api/staff/verifications/:id/verify', await checked(mentor))
    await mentor.call('PATCH /api/profile', { fields: { company: 'Somewhere else' } })
    expect(await before()).toMatchObject({ changed: [{ label: 'Company' }], takenBack: null })
  })

  test('a student or a guardian cannot be verified', async () => {
    for (const person of [await app.person('student'), await app.person('guardian')]) {
      const { status } = await staff.refused('POST /api/staff/verifications/:id/verify', {
        id: person.userId,
        seen: '',
        reason,
        checks: ['phone'],
      })
      expect(status).toBe(404)
    }
  })
})

describe('a card that has changed since staff opened it', () => {
  test('a decision on an outdated card is refused with who decided in between, and overwrites nothing', async () => {
    const mentor = await app.person('mentor')
    const card = await because(mentor)
    const verified = await checked(mentor)
    await staff.call('POST /api/staff/verifications/:id/verify', verified)
    const colleague = await app.staff()
    const refusal = { ...card, reasons: ['not-reached' as const] }
    const stale = await colleague.refused('POST /api/staff/verifications/:id/refuse', refusal)
    expect(stale).toMatchObject({
      status: 409,
      message: expect.stringMatching(
        new RegExp(`^${staff.name} verified .+ at \\d+:\\d\\d [ap]m\\.$`, 'i'),
      ) as string,
    })
    expect(await stateOf(mentor)).toBe('verified')
  })

  test('a decision on an outdated card is refused with what the person changed, and the new card can be decided', async () => {
    const business = await app.person('business', { companyName: 'Small Honest Shop' })
    const card = await checked(business)
    const fields = { companyName: 'Digicel Jamaica HR', website: 'https://digicel.example.com' }
    await business.call('PATCH /api/profile', { fields })
    const stale = await staff.refused('POST /api/staff/verifications/:id/verify', card)
    expect(stale).toMatchObject({
      status: 409,
      message: 'Their company name and website changed since you opened this card. Read it again.',
    })
    expect(await stateOf(business)).toBe('pending')
    await staff.call('POST /api/staff/verifications/:id/verify', await checked(business))
    expect(await stateOf(business)).toBe('verified')
  })

  test('a change that races the decision is never verified unseen', async () => {
    const business = await app.person('business', { companyName: 'Small Honest Shop' })
    const card = await checked(business)
    await Promise.all([
      business.call('PATCH /api/profile', { fields: { companyName: 'Digicel Jamaica HR' } }),
      staff.ask('POST /api/staff/verifications/:id/verify', card),
    ])
    expect(await stateOf(business)).toBe('pending')
  })
})
