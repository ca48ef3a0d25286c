import { describe, expect, test } from 'vitest'
import type { WrittenPosting } from '#contract/postings.ts'
import { addDays, dayOf } from '#domain/day.ts'
import { decideVerification } from '../profiles/verification-commands.ts'
import {
  listedOpenings,
  newOpening,
  postedOpening,
  writtenPosting as form,
} from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { weeklyMinimumOf } from '../content/weekly-minimum.ts'

const app = await startApp()
const { services } = app
const today = dayOf(services.now())
const minimum = weeklyMinimumOf(services.content)

let hotels = 0
const business = () => app.verified('business', { companyName: `Hotel ${(hotels += 1)}` })

async function draftOf(owner: Visitor, change: Partial<WrittenPosting> = {}) {
  return owner.call('POST /api/postings', { ...form, ...change })
}

async function setVerified(person: Visitor, verified: boolean): Promise<void> {
  const state = verified ? 'verified' : 'pending'
  await services.transaction((tx) => decideVerification(tx, { userId: person.userId, state }))
}

describe('a draft', () => {
  test('is stored as written, and no one else sees it', async () => {
    const owner = await app.person('business', { companyName: 'Hope Bakery' })
    const posting = await draftOf(owner, {
      title: '  Baker  ',
      pay: { amount: 600, period: 'hour' },
      place: 'St. James',
      town: 'Montego Bay',
      skills: ['Teamwork'],
      deadline: addDays(today, 20),
    })
    expect(posting).toMatchObject({
      title: 'Baker',
      state: 'draft',
      company: 'Hope Bakery',
      payText: 'J$600 an hour',
      deadline: addDays(today, 20),
      deadlineEstimated: false,
      place: 'St. James',
      town: 'Montego Bay',
      location: 'Montego Bay, St. James',
      skills: ['Teamwork'],
      actions: ['change', 'publish', 'delete'],
      reasons: [],
      publishedAt: null,
      counts: { views: 0, saves: 0, applications: 0, unread: 0 },
    })
    const { id } = posting
    const student = await app.person()
    expect((await student.refused('GET /api/opportunities/:id', { id })).status).toBe(404)
    const { postings } = await owner.call('GET /api/postings', {})
    expect(postings).toMatchObject([{ id, title: 'Baker', state: 'draft' }])
  })

  test('can be changed and deleted; a published posting cannot be deleted', async () => {
    const owner = await business()
    const { id } = await draftOf(owner)
    const changed = await owner.call('PUT /api/postings/:id', { ...form, id, title: 'Cook' })
    expect(changed).toMatchObject({ id, title: 'Cook', state: 'draft' })
    await owner.call('DELETE /api/postings/:id', { id })
    expect((await owner.refused('GET /api/postings/:id', { id })).status).toBe(404)
    const { id: publishedId } = await draftOf(owner)
    await owner.call('POST /api/postings/:id/publish', { id: publishedId })
    expect((await owner.refused('DELETE /api/postings/:id', { id: publishedId })).status).toBe(409)
  })

  test('has an error message for each wrong field', async () => {
    const owner = await business()
    const refusal = await owner.refused('POST /api/postings', {
      ...form,
      title: ' ',
      place: null,
      pay: { amount: 1000, period: 'week' },
      deadline: addDays(today, -1),
      skills: Array.from({ length: 9 }, (_, index) => `Skill ${index}`),
      minAge: 18,
      maxAge: 17,
    })
    expect(refusal).toMatchObject({
      status: 400,
      fields: {
        title: 'Say what the work is.',
        place: 'Choose where the work is.',
        'pay.amount': expect.stringContaining('minimum wage'),
        deadline: 'Choose a day that has not passed.',
        maxAge: 'Enter an age that is not below the youngest.',
        skills: 'Name eight skills at most.',
      },
    })
    for (const [deadline, message] of [
      [addDays(today, -1), 'Choose a day that has not passed.'],
      [addDays(today, 400), 'Choose a day within a year.'],
    ] as const) {
      const { fields } = await owner.refused('POST /api/postings', { ...form, deadline })
      expect(fields).toEqual({ deadline: message })
    }
  })

  test('needs the name of the business first', async () => {
    const owner = await app.person('business')
    expect(await owner.refused('POST /api/postings', form)).toMatchObject({ status: 409 })
  })

  test('that pays below the minimum wage is refused at the field, with the amount', async () => {
    const owner = await business()
    const { lowest } = await owner.call('GET /api/lowest-pay', {})
    expect(lowest).toContainEqual({ period: 'week', amount: minimum })
    for (const { period, amount } of lowest) {
      const pay = (dollars: number) => ({ ...form, pay: { amount: dollars, period } })
      const { fields } = await owner.refused('POST /api/postings', pay(amount - 1))
      expect(fields?.['pay.amount']).toContain(`J$${amount.toLocaleString('en-US')}`)
      const saved = await owner.call('POST /api/postings', pay(amount))
      expect(saved.pay).toMatchObject({ amount, period })
    }
  })
})

describe('publishing', () => {
  test('requires the business to be verified', async () => {
    const owner = await app.person('business', { companyName: 'New Bakery' })
    const { id } = await draftOf(owner)
    expect(await owner.refused('POST /api/postings/:id/publish', { id })).toMatchObject({
      status: 403,
      message: 'You can use this once our staff have verified you',
    })
    await setVerified(owner, true)
    expect(await owner.call('POST /api/postings/:id/publish', { id })).toMatchObject({
      state: 'held',
      reasons: [{ flag: 'new-business' }],
    })
  })

  test('makes it public, and copies from feeds close', async () => {
    const owner = await business()
    const { id } = await draftOf(owner, { title: 'Front Desk Intern', skills: ['Teamwork'] })
    const { likeness } = await services.db
      .selectFrom('opportunities')
      .select('likeness')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const [copy = ''] = await listedOpenings(services, [newOpening({ likeness })])
    const published = await owner.call('POST /api/postings/:id/publish', { id })
    expect(published).toMatchObject({ state: 'published', actions: ['change', 'close'] })
    expect(published.publishedAt).not.toBeNull()
    const student = await app.person()
    expect(await student.call('GET /api/opportunities/:id', { id })).toMatchObject({ open: true })
    expect(await student.call('GET /api/opportunities/:id', { id: copy })).toMatchObject({
      open: false,
    })
    expect(await owner.call('POST /api/postings/:id/publish', { id })).toEqual(published)
  })

  test('asks for a description', async () => {
    const owner = await business()
    const { id } = await draftOf(owner, { description: '' })
    const { fields } = await owner.refused('POST /api/postings/:id/publish', { id })
    expect(fields).toEqual({ description: 'Say what the person will do.' })
  })

  test.each([
    ['fee', 'A registration fee of $2,000 is due first.', 'registration fee'],
    ['contact', 'Ring 876 555 0123.', '876 555 0123'],
    ['too-little-pay', 'We pay J$9,000 a week.', 'J$9,000 a week'],
    ['contact', 'Contact us on WhatsApp.', 'WhatsApp'],
  ])(
    'a posting with a red flag is held, with the words that caused it: %s',
    async (flag, text, words) => {
      const owner = await business()
      const draft = await draftOf(owner, { description: text })
      expect(draft.reasons).toMatchObject([{ flag, quotes: [words] }])
      const { id } = draft
      expect(await owner.call('POST /api/postings/:id/publish', { id })).toMatchObject({
        state: 'held',
        reasons: [{ flag, quotes: [words], text: expect.stringMatching(/\.$/) }],
        actions: ['change', 'close'],
      })
      const student = await app.person()
      expect((await student.refused('GET /api/opportunities/:id', { id })).status).toBe(404)
    },
  )

  test('every field is checked for red flags, not only the description', async () => {
    const { owner, id } = await postedOpening(app)
    for (const change of [
      { town: 'Kingston, write to bossman@gmail.com' },
      { duration: '3 months after a registration fee' },
      { skills: ['WhatsApp only'] },
    ]) {
      const draft = await draftOf(owner, change)
      expect(draft.reasons).not.toEqual([])
    }
    const sly = { ...form, id, duration: 'A registration fee is due' }
    expect(await owner.call('PUT /api/postings/:id', sly)).toMatchObject({ state: 'held' })
  })

  test('a public posting that gets a red flag is held immediately, and stays held', async () => {
    const { owner, id } = await postedOpening(app)
    const student = await app.person()
    const bad = { ...form, id, description: 'Send your passport first.' }
    expect(await owner.call('PUT /api/postings/:id', bad)).toMatchObject({
      state: 'held',
      reasons: [{ flag: 'papers' }],
    })
    expect((await student.refused('GET /api/opportunities/:id', { id })).status).toBe(404)
    expect(await owner.call('PUT /api/postings/:id', { ...form, id })).toMatchObject({
      state: 'held',
    })
  })

  test('closing and reopening does not bypass reports', async () => {
    const { owner, id } = await postedOpening(app)
    for (let times = 0; times < 3; times += 1) {
      const reporter = await app.person()
      // Reports from brand-new accounts hide nothing.
      await app.services.db
        .updateTable('auth_users')
        .set({ created_at: new Date(app.services.now().getTime() - 2 * 24 * 60 * 60_000) })
        .where('id', '=', reporter.userId)
        .execute()
      await reporter.call('POST /api/opportunities/:id/report', { id, reason: 'not-real' })
    }
    expect(await owner.call('GET /api/postings/:id', { id })).toMatchObject({
      state: 'held',
      reasons: [{ flag: null, text: 'Some people reported it. Our staff are looking at it.' }],
      actions: ['change'],
    })
    expect((await owner.refused('POST /api/postings/:id/close', { id })).status).toBe(409)
    expect(await owner.call('POST /api/postings/:id/publish', { id })).toMatchObject({
      state: 'held',
    })
  })
})

describe('closing', () => {
  test('stops applications immediately, and a closed posting can be reopened', async () => {
    const { owner, id } = await postedOpening(app)
    expect(await owner.call('POST /api/postings/:id/close', { id })).toMatchObject({
      state: 'closed',
      actions: ['change', 'publish'],
    })
    await owner.call('POST /api/postings/:id/close', { id })
    const student = await app.person('student', { age: '19' })
    const apply = { opportunityId: id, share: [] }
    expect(await student.refused('POST /api/applications', apply)).toMatchObject({
      message: 'This opening has closed',
    })
    await owner.call('POST /api/postings/:id/publish', { id })
    expect(await student.call('POST /api/applications', apply)).toMatchObject({ kind: 'applied' })
  })

  test('happens when the deadline passes; a business that chose the deadline must choose a new one to reopen it', async () => {
    const { owner, id } = await postedOpening(app)
    const endedOn = (estimated: boolean) =>
      services.db
        .updateTable('opportunities')
        .set({ deadline: addDays(today, -1), deadline_estimated: estimated })
        .where('id', '=', id)
        .execute()
    await endedOn(false)
    expect(await owner.call('GET /api/postings/:id', { id })).toMatchObject({ state: 'closed' })
    const { fields } = await owner.refused('POST /api/postings/:id/publish', { id })
    expect(fields).toEqual({ deadline: 'The last day to apply has passed. Choose a new one.' })
    await endedOn(true)
    expect(await owner.call('POST /api/postings/:id/publish', { id })).toMatchObject({
      state: 'published',
      deadline: addDays(today, 30),
    })
  })

  test('a posting that staff removed stays removed', async () => {
    const { owner, id } = await postedOpening(app)
    await services.db
      .updateTable('opportunities')
      .set({ status: 'removed' })
      .where('id', '=', id)
      .execute()
    expect(await owner.call('GET /api/postings/:id', { id })).toMatchObject({
      state: 'removed',
      actions: [],
    })
    for (const answer of [
      await owner.refused('PUT /api/postings/:id', { ...form, id }),
      await owner.refused('POST /api/postings/:id/publish', { id }),
      await owner.refused('POST /api/postings/:id/close', { id }),
    ]) {
      expect(answer).toMatchObject({ status: 409, message: 'Our staff removed this posting.' })
    }
  })
})
