import { describe, expect, test } from 'vitest'
import { maxPublishedADay, openingsReadFirst } from '#domain/openings/posting.ts'
import { decideVerification } from '../profiles/verification-commands.ts'
import { earnSkill, postedOpening, writtenPosting as form } from '../testing/openings.ts'
import { seenPost } from '../testing/verification.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

const app = await startApp()
const { services } = app
const reason = 'Read it, and called them back.'
let shops = 0

async function draftOf(owner: Visitor, title: string): Promise<string> {
  return (await owner.call('POST /api/postings', { ...form, title })).id
}

async function newcomer(): Promise<Visitor> {
  const owner = await app.verified('business', { companyName: `New shop ${(shops += 1)}` })
  await services.db
    .updateTable('business_profiles')
    .set({ postings_read: 0 })
    .where('user_id', '=', owner.userId)
    .execute()
  return owner
}

describe('the first openings of a business', () => {
  test('are checked by staff, whatever they contain; later ones are public immediately', async () => {
    const [owner, staff] = [await newcomer(), await app.staff()]
    for (let count = 0; count < openingsReadFirst; count += 1) {
      const id = await draftOf(owner, `Baker ${count}`)
      expect(await owner.call('POST /api/postings/:id/publish', { id })).toMatchObject({
        state: 'held',
        reasons: [{ flag: 'new-business', quotes: [], advice: null }],
      })
      await staff.call('POST /api/staff/posts/:id/publish', {
        ...(await seenPost(app, id)),
        reason,
      })
      expect(await owner.call('GET /api/postings/:id', { id })).toMatchObject({
        state: 'published',
        reasons: [],
      })
    }
    const id = await draftOf(owner, 'Baker at last')
    expect(await owner.call('POST /api/postings/:id/publish', { id })).toMatchObject({
      state: 'published',
    })
  })

  test('are checked again when their text changes', async () => {
    const [owner, staff] = [await newcomer(), await app.staff()]
    const id = await draftOf(owner, 'Gardener')
    await owner.call('POST /api/postings/:id/publish', { id })
    expect(
      await owner.call('PUT /api/postings/:id', { ...form, id, title: 'Garden hand' }),
    ).toMatchObject({ state: 'held', reasons: [{ flag: 'new-business' }] })
    await staff.call('POST /api/staff/posts/:id/publish', {
      ...(await seenPost(app, id)),
      reason,
    })
    expect(
      await owner.call('PUT /api/postings/:id', { ...form, id, title: 'Garden helper' }),
    ).toMatchObject({ state: 'held', reasons: [{ flag: 'new-business' }] })
  })
})

test('a business can publish five openings a day, and the sixth on the next day', async () => {
  const owner = await app.verified('business', { companyName: 'Busy shop' })
  const drafts: string[] = []
  for (let count = 0; count <= maxPublishedADay; count += 1) {
    drafts.push(await draftOf(owner, `Helper ${count}`))
  }
  const last = drafts.pop() ?? ''
  for (const id of drafts) await owner.call('POST /api/postings/:id/publish', { id })
  expect(await owner.refused('POST /api/postings/:id/publish', { id: last })).toMatchObject({
    status: 409,
    message: 'You can publish 5 openings a day. This one is saved: publish it tomorrow.',
  })
  // Closing and reopening one on the same day does not count again.
  const [first = ''] = drafts
  await owner.call('POST /api/postings/:id/close', { id: first })
  expect(await owner.call('POST /api/postings/:id/publish', { id: first })).toMatchObject({
    state: 'published',
  })
  const now = services.now()
  app.setTime(new Date(now.getTime() + 24 * 60 * 60_000))
  expect(await owner.call('POST /api/postings/:id/publish', { id: last })).toMatchObject({
    state: 'published',
  })
  app.setTime(now)
})

test('an opening that staff held can be corrected and is checked again', async () => {
  const { owner, id } = await postedOpening(app)
  const staff = await app.staff()
  await staff.call('POST /api/staff/posts/:id/hold', {
    ...(await seenPost(app, id)),
    reason,
    reasons: ['pay-unclear'],
  })
  const why = 'It does not say clearly what the person earns.'
  const posting = await owner.call('GET /api/postings/:id', { id })
  expect(posting.heldBy).toBe('staff')
  expect(posting.reasons.map(({ text }) => text)).toContain(why)
  const { notifications } = await owner.call('GET /api/notifications', {})
  expect(notifications[0]).toMatchObject({ contact: true, body: expect.stringContaining(why) })
  await owner.call('PUT /api/postings/:id', { ...form, id, description: 'Bake and sell.' })
  expect(await owner.call('POST /api/postings/:id/publish', { id })).toMatchObject({
    state: 'held',
    heldBy: 'rules',
    reasons: [{ text: 'Our staff are taking a fresh look at it.' }],
  })
  const bell = async () =>
    (await staff.call('GET /api/notifications', {})).notifications.filter(
      ({ path, read }) => path === '/staff?desk=posts' && !read,
    )
  expect(await bell()).toHaveLength(1)
  const { posts } = await staff.call('GET /api/staff/posts', { list: 'held' })
  expect(posts.map((post) => post.id)).toContain(id)
})

test('staff decide who is a preferred employer, and can undo it', async () => {
  const { owner, id } = await postedOpening(app, { skills: ['Teamwork'] })
  const [staff, student] = [await app.staff(), await app.person()]
  await earnSkill(services, student.userId, 'teamwork', 100)
  const labels = async () => {
    const { source, match } = await student.call('GET /api/opportunities/:id', { id })
    return [source.label, match?.parts.find(({ name }) => name === 'preferred')?.text]
  }
  expect(await labels()).toEqual(['Upful checked this business', undefined])
  await staff.call('POST /api/staff/verifications/:id/prefer', { id: owner.userId, reason })
  const words = 'A preferred employer of Upful'
  expect(await labels()).toEqual([words, words])
  await owner.call('PUT /api/postings/:id', { ...form, id, title: 'Head baker' })
  expect(await labels()).toEqual([words, words])
  await staff.call('POST /api/staff/verifications/:id/end-preference', {
    id: owner.userId,
    reason,
  })
  expect(await labels()).toEqual(['Upful checked this business', undefined])
})

test('a closed opening stays closed when its business loses the verification', async () => {
  const { owner, id } = await postedOpening(app)
  await services.db
    .updateTable('opportunities')
    .set({ deadline: '2026-01-01', deadline_estimated: false })
    .where('id', '=', id)
    .execute()
  for (const state of ['pending', 'verified'] as const) {
    await services.transaction((tx) => decideVerification(tx, { userId: owner.userId, state }))
    expect(await owner.call('GET /api/postings/:id', { id })).toMatchObject({ state: 'closed' })
  }
})

test('an opening that becomes adults-only disappears from all of a minor’s lists', async () => {
  const { owner, id } = await postedOpening(app)
  const minor = await app.person('student', { age: '16' })
  await minor.call('PUT /api/opportunities/:id/saved', { id })
  await owner.call('PUT /api/postings/:id', { ...form, id, title: 'Casino night shift' })
  const { opportunities } = await minor.call('GET /api/opportunities', {
    type: 'all',
    saved: 'yes',
  })
  expect(opportunities).toEqual([])
  expect(await minor.call('GET /api/applications', {})).toMatchObject({ saved: [] })
})
