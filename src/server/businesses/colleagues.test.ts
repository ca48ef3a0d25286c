import { beforeAll, describe, expect, test } from 'vitest'
import { suspendAccount } from '../accounts/suspension-commands.ts'
import { deleteAccounts, requestDeletion } from '../accounts/deletion-commands.ts'
import { interviewEvent } from '../applications/interview-event-queries.ts'
import { firstTimeOf, invite, writtenInterview } from '../testing/interviews.ts'
import { codeTo, colleague } from '../testing/colleagues.ts'
import { later } from '../testing/later.ts'
import { applicant, businesses } from '../testing/scenes.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
const dayMs = 24 * 60 * 60 * 1000

beforeAll(async () => {
  app = await startApp()
})

const pageOf = (person: Visitor) => person.call('GET /api/business/colleagues', {})
const typesOf = async (person: Visitor) => {
  const { notifications } = await person.call('GET /api/notifications', {})
  return notifications.map(({ type }) => type)
}
const decline = (person: Visitor, names: Record<string, string>) =>
  person.ask('POST /api/postings/:id/applicants/:applicationId/decline', {
    id: names['id'] ?? '',
    applicationId: names['applicationId'] ?? '',
  })

describe('a colleague', () => {
  test('who is invited and accepts works for the business, which says who answered', async () => {
    const { owner, names } = await applicant(app)
    const recruiter = await colleague(app, owner, 'recruiter')
    const { postings } = await recruiter.call('GET /api/postings', {})
    expect(postings.map(({ id }) => id)).toEqual([names['id']])
    expect((await decline(recruiter, names)).status).toBe(200)
    const { applicants } = await owner.call('GET /api/postings/:id/applicants', {
      id: names['id'] ?? '',
    })
    expect(applicants).toMatchObject([
      { moves: [{ who: null }, { to: 'declined', who: recruiter.name }] },
    ])
    const { log } = await pageOf(owner)
    expect(log.map(({ deed, actor }) => [deed, actor])).toEqual(
      expect.arrayContaining([['declined-applicants', recruiter.name]]),
    )
  })

  test('who is a viewer reads, and changes or exports nothing', async () => {
    const { owner, names } = await applicant(app)
    const viewer = await colleague(app, owner, 'viewer')
    const id = names['id'] ?? ''
    const list = await viewer.call('GET /api/postings/:id/applicants', { id })
    expect(list).toMatchObject({ mayAnswer: false, applicants: [{ next: [] }] })
    expect((await viewer.call('GET /api/postings/:id', { id })).actions).toEqual([])
    expect((await decline(viewer, names)).status).toBe(403)
    const table = await viewer.refused('GET /api/postings/:id/applicants/table', { id })
    expect(table.code).toBe('not-allowed')
    expect((await viewer.ask('GET /api/business/teams', {})).status).toBe(403)
  })

  test('who is removed is out from the next request on, with what they were told of applicants', async () => {
    const { owner, names } = await applicant(app)
    const recruiter = await colleague(app, owner, 'recruiter')
    const student = await app.person('student', { age: '19' })
    await student.call('POST /api/applications', { opportunityId: names['id'] ?? '', share: [] })
    expect(await typesOf(recruiter)).toContain('application-received')
    await owner.call('DELETE /api/business/colleagues/:id', { id: recruiter.userId })
    expect((await decline(recruiter, names)).status).toBe(403)
    const answer = await recruiter.ask('GET /api/postings/:id', { id: names['id'] ?? '' })
    expect(answer.status).toBe(404)
    expect(await typesOf(recruiter)).toEqual(['business-seat'])
    expect((await pageOf(recruiter)).people).toMatchObject([{ seat: 'owner', you: true }])
  })

  test('is notified of applicants as a recruiter, and not as a viewer', async () => {
    const { owner, names } = await applicant(app)
    const recruiter = await colleague(app, owner, 'recruiter')
    const viewer = await colleague(app, owner, 'viewer')
    const student = await app.person('student', { age: '19' })
    await student.call('POST /api/applications', { opportunityId: names['id'] ?? '', share: [] })
    expect(await typesOf(recruiter)).toContain('application-received')
    expect(await typesOf(viewer)).not.toContain('application-received')
    await owner.call('PATCH /api/business/colleagues/:id', {
      id: recruiter.userId,
      seat: 'viewer',
    })
    expect(await typesOf(recruiter)).not.toContain('application-received')
    expect((await decline(recruiter, names)).status).toBe(403)
  })

  test('sees no addresses, letters or log, which are for the owner', async () => {
    const { owner } = await businesses(app)
    const page = await pageOf(await colleague(app, owner, 'recruiter'))
    expect(page.people.map(({ email }) => email)).toEqual([null, null])
    expect(page).toMatchObject({ log: [], invitations: [] })
  })

  test('sees no more of an applicant in their calendar than the business does', async () => {
    const { owner, names, student } = await applicant(app)
    const recruiter = await colleague(app, owner, 'recruiter')
    const ref = { studentId: student.userId, id: names['applicationId'] ?? '' }
    const ids = { id: names['id'] ?? '', applicationId: ref.id }
    await recruiter.call(invite, { ...ids, ...writtenInterview(app.services.now()) })
    const startsAt = firstTimeOf(app.services.now()).toISOString()
    await student.call('POST /api/applications/:id/interview/answer', { id: ref.id, startsAt })
    const reader = { publicUrl: 'http://localhost', readerId: recruiter.userId }
    const own = await interviewEvent(app.services.db, ref, { ...reader, readerId: owner.userId })
    expect(await interviewEvent(app.services.db, ref, reader)).toEqual(own)
    expect(own?.url).toContain('/applicants')
  })

  test('who is suspended, or whose owner is, has no power', async () => {
    const { owner, names } = await applicant(app)
    const [one, other] = [
      await colleague(app, owner, 'recruiter'),
      await colleague(app, owner, 'recruiter'),
    ]
    await app.services.transaction((tx) => suspendAccount(tx, one.userId))
    expect((await decline(one, names)).status).toBe(401)
    expect((await pageOf(owner)).people.filter(({ suspended }) => suspended)).toHaveLength(1)
    await app.services.transaction((tx) => suspendAccount(tx, owner.userId))
    expect((await decline(other, names)).status).toBe(403)
  })

  test('cannot change the facts of the business, and is not asked for them', async () => {
    const { owner } = await businesses(app)
    const recruiter = await colleague(app, owner, 'recruiter')
    const profile = await recruiter.call('GET /api/profile', {})
    expect(profile).toMatchObject({ finished: true, verification: null })
    expect(profile.fields.map(({ name }) => name)).toEqual(['displayName', 'bio'])
    const refusal = await recruiter.refused('PATCH /api/profile', {
      fields: { companyName: 'Mine now' },
    })
    expect(refusal.code).toBe('not-allowed')
    const staff = await app.staff()
    const { people } = await staff.call('GET /api/staff/verifications', { state: 'pending' })
    expect(people.map(({ id }) => id)).not.toContain(recruiter.userId)
  })

  test('can leave, and the owner is told; an owner cannot', async () => {
    const { owner } = await businesses(app)
    const viewer = await colleague(app, owner, 'viewer')
    await viewer.call('POST /api/business/leave', {})
    expect((await pageOf(owner)).people).toHaveLength(1)
    expect(await typesOf(owner)).toContain('business-seat')
    expect((await owner.refused('POST /api/business/leave', {})).code).toBe('not-possible')
  })
})

describe('an invitation', () => {
  test('works by its code before the address is confirmed, only for that address and only once', async () => {
    const { owner, stranger } = await businesses(app)
    const person = await app.unconfirmed('business')
    await owner.call('POST /api/business/invitations', { email: person.email, seat: 'viewer' })
    await app.runJobs()
    const code = codeTo(app, person.email)
    expect((await pageOf(person)).invited).toEqual([])
    const join = { code, adult: true as const }
    expect((await stranger.refused('POST /api/business/joins/code', join)).code).toBe('invalid')
    await person.call('POST /api/business/joins/code', join)
    expect(await pageOf(person)).toMatchObject({ seat: 'viewer', business: 'Hope Bakery' })
    await person.call('POST /api/business/leave', {})
    expect((await person.refused('POST /api/business/joins/code', join)).code).toBe('invalid')
  })

  test('that is sent again has a new code, and one that is withdrawn or expired has none', async () => {
    const { owner } = await businesses(app)
    const person = await app.person('business')
    await owner.call('POST /api/business/invitations', { email: person.email, seat: 'viewer' })
    await app.runJobs()
    const old = codeTo(app, person.email)
    const id = (await pageOf(owner)).invitations[0]?.id ?? ''
    await owner.call('POST /api/business/invitations/:id/send-again', { id })
    await app.runJobs()
    const code = codeTo(app, person.email)
    expect(code).not.toBe(old)
    const joins = (typed: string) =>
      person.refused('POST /api/business/joins/code', { code: typed, adult: true })
    expect((await joins(old)).code).toBe('invalid')
    await later(app, 8 * dayMs, async () => {
      await person.signIn()
      await owner.signIn()
      expect((await pageOf(person)).invited).toEqual([])
      expect((await pageOf(owner)).invitations).toMatchObject([{ until: null }])
      expect((await joins(code)).code).toBe('invalid')
    })
    await owner.call('DELETE /api/business/invitations/:id', { id })
    expect((await pageOf(owner)).invitations).toEqual([])
    expect((await joins(code)).code).toBe('invalid')
  })

  test('needs a confirmation of age, and can be declined', async () => {
    const { owner } = await businesses(app)
    const person = await app.person('business')
    await owner.call('POST /api/business/invitations', { email: person.email, seat: 'viewer' })
    const id = (await pageOf(person)).invited[0]?.id ?? ''
    const { status } = await person.send('POST', '/api/business/joins', { id, accept: true })
    expect(status).toBe(400)
    await person.call('POST /api/business/joins', { id, accept: false })
    expect((await pageOf(person)).invited).toEqual([])
    expect(await typesOf(owner)).toContain('business-seat')
  })

  test('is refused for one’s own address, a colleague, and an account with openings', async () => {
    const { owner } = await businesses(app)
    const viewer = await colleague(app, owner, 'viewer')
    const invite = (email: string) =>
      owner.refused('POST /api/business/invitations', { email, seat: 'viewer' })
    expect((await invite(owner.email)).fields).toHaveProperty('email')
    expect((await invite(viewer.email)).fields).toHaveProperty('email')
    expect((await invite('nobody')).fields).toHaveProperty('email')
    const { owner: busy } = await applicant(app)
    await owner.call('POST /api/business/invitations', { email: busy.email, seat: 'viewer' })
    const id = (await pageOf(busy)).invited[0]?.id ?? ''
    const refusal = await busy.refused('POST /api/business/joins', {
      id,
      accept: true,
      adult: true,
    })
    expect(refusal.code).toBe('not-possible')
  })
})

test('the colleagues hear when the owner’s account is about to go, and their seats end with it', async () => {
  const { owner } = await businesses(app)
  const viewer = await colleague(app, owner, 'viewer')
  await app.services.transaction((tx) => requestDeletion(tx, owner.userId, new Date()))
  expect(await typesOf(viewer)).toContain('business-seat')
  await app.services.transaction((tx) => deleteAccounts(tx, [owner.userId]))
  expect(await pageOf(viewer)).toMatchObject({ seat: 'owner', verified: false })
})

test('the export of a colleague has their seat, and no code', async () => {
  const { owner } = await businesses(app)
  const viewer = await colleague(app, owner, 'viewer')
  const { tables } = await viewer.call('POST /api/my-data/export', {})
  expect(tables['business_seats']).toMatchObject([{ user_id: viewer.userId, seat: 'viewer' }])
  await owner.call('POST /api/business/invitations', { email: 'a@example.com', seat: 'viewer' })
  const own = await owner.call('POST /api/my-data/export', {})
  expect(own.tables['business_invitations']).toMatchObject([{ email: 'a@example.com' }])
  expect(JSON.stringify(own.tables)).not.toContain('code_hash')
})
