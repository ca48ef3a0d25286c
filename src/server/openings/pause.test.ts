import { describe, expect, test } from 'vitest'
import { decideVerification } from '../profiles/verification-commands.ts'
import {
  listedOpenings,
  newOpening,
  postedOpening,
  writtenPosting as form,
} from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

const app = await startApp()
const { services } = app

async function draftOf(owner: Visitor, title: string): Promise<string> {
  const { id } = await owner.call('POST /api/postings', { ...form, title })
  return id
}

async function setVerified(person: Visitor, verified: boolean): Promise<void> {
  const state = verified ? 'verified' : 'pending'
  await services.transaction((tx) => decideVerification(tx, { userId: person.userId, state }))
}

async function listOf(student: Visitor): Promise<string[]> {
  const { opportunities } = await student.call('GET /api/opportunities', { type: 'all' })
  return opportunities.map(({ id }) => id)
}

describe('a business that loses its verification', () => {
  test('has its openings hidden from the next request on, and shown when it is verified again', async () => {
    const { owner, id } = await postedOpening(app)
    const student = await app.person('student', { age: '19' })
    await student.call('PUT /api/opportunities/:id/saved', { id })
    expect(await listOf(student)).toContain(id)
    await setVerified(owner, false)
    expect(await listOf(student)).not.toContain(id)
    expect(await student.call('GET /api/applications', {})).toMatchObject({
      saved: [],
      hidden: [{ id, title: form.title, standing: 'checking' }],
    })
    const saved = await student.call('GET /api/opportunities', { type: 'all', saved: 'yes' })
    expect(saved.opportunities).toEqual([])
    expect((await student.refused('GET /api/opportunities/:id', { id })).status).toBe(404)
    const apply = { opportunityId: id, share: [] }
    expect((await student.refused('POST /api/applications', apply)).status).toBe(404)
    expect(await owner.call('GET /api/postings/:id', { id })).toMatchObject({
      state: 'paused',
      reasons: [{ text: 'Students see it again once your business is verified.' }],
    })
    await setVerified(owner, true)
    expect(await listOf(student)).toContain(id)
    expect(await student.call('POST /api/applications', apply)).toMatchObject({ kind: 'applied' })
  })

  test('does not get back openings that got a red flag in the meantime, or that it closed', async () => {
    const { owner, id: bad } = await postedOpening(app)
    const closedId = await draftOf(owner, 'Cook')
    await owner.call('POST /api/postings/:id/publish', { id: closedId })
    await setVerified(owner, false)
    const description = 'A registration fee is due.'
    await owner.call('PUT /api/postings/:id', { ...form, id: bad, description })
    await owner.call('POST /api/postings/:id/close', { id: closedId })
    await setVerified(owner, true)
    expect(await owner.call('GET /api/postings/:id', { id: bad })).toMatchObject({ state: 'held' })
    expect(await owner.call('GET /api/postings/:id', { id: closedId })).toMatchObject({
      state: 'closed',
    })
  })

  test('cannot publish concurrently', async () => {
    const owner = await app.verified('business', { companyName: 'Hope Bakery' })
    const drafts = await Promise.all([1, 2, 3, 4].map((number) => draftOf(owner, `No ${number}`)))
    await Promise.all([
      ...drafts.map((id) => owner.ask('POST /api/postings/:id/publish', { id })),
      setVerified(owner, false),
    ])
    const student = await app.person()
    const listedIds = await listOf(student)
    expect(drafts.filter((id) => listedIds.includes(id))).toEqual([])
  })
})

test('a feed cannot overwrite a posting, which is deleted with its business', async () => {
  const { id, owner } = await postedOpening(app)
  const row = () =>
    services.db
      .selectFrom('opportunities')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const before = await row()
  await listedOpenings(services, [
    newOpening({ externalId: id, title: 'Overwritten' }),
    newOpening({ likeness: before.likeness, title: 'Copied' }),
  ])
  expect(await row()).toEqual(before)
  const copies = await services.db
    .selectFrom('opportunities')
    .select('id')
    .where('title', '=', 'Copied')
    .execute()
  expect(copies).toEqual([])
  await services.db.deleteFrom('auth_users').where('id', '=', owner.userId).execute()
  expect(await row()).toMatchObject({ status: 'removed', business_id: null })
})
