import { beforeAll, describe, expect, test } from 'vitest'
import { later } from '../testing/later.ts'
import { linkedPair } from '../testing/link-guardian.ts'
import { postedOpening } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { seenCard, seenPost } from '../testing/verification.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
})

const because = ({ userId: id }: Pick<Visitor, 'userId'>) => ({
  id,
  reason: 'Asked for by their school',
})
const search = async (q: string) =>
  (await staff.call('POST /api/staff/people/search', { q })).people
const minutes = (count: number) => count * 60_000

describe('a record', () => {
  test('a record opens for an hour, only for the staff member who gave a reason', async () => {
    const { student, guardian } = await linkedPair(app)
    const colleague = await app.staff()
    const id = student.userId
    expect((await staff.refused('GET /api/staff/people/:id', { id })).status).toBe(404)
    await staff.call('POST /api/staff/people/:id/look', because(student))
    const face = {
      skin: '4',
      hair: 'locs',
      top: 'tee',
      accessory: 'glasses',
      background: 'plain',
    } as const
    await student.call('PUT /api/rewards/look', { avatar: face })
    expect(await staff.call('GET /api/staff/people/:id', { id })).toMatchObject({
      id,
      name: student.name,
      avatar: face,
      email: student.email,
      role: 'student',
      sessions: 1,
      verification: null,
      suspendedAt: null,
      deleteAfter: null,
      guardians: 1,
      students: null,
    })
    expect((await colleague.refused('GET /api/staff/people/:id', { id })).status).toBe(404)
    await later(app, minutes(59), () => staff.call('GET /api/staff/people/:id', { id }))
    await later(app, minutes(61), async () => {
      expect((await staff.refused('GET /api/staff/people/:id', { id })).status).toBe(404)
      expect((await staff.refused('GET /api/staff/people/:id/ledger', { id })).status).toBe(404)
    })

    await staff.call('POST /api/staff/people/:id/look', because(guardian))
    expect(await staff.call('GET /api/staff/people/:id', { id: guardian.userId })).toMatchObject({
      guardians: null,
      students: 1,
    })
  })

  test('a record marks only students who are or may be under 18 as minors', async () => {
    const [young, grown, unknown, mentor] = await Promise.all([
      app.person('student', { age: '16' }),
      app.person('student', { age: '19' }),
      app.person('student'),
      app.person('mentor'),
    ])
    const minors: boolean[] = []
    for (const person of [young, grown, unknown, mentor]) {
      await staff.call('POST /api/staff/people/:id/look', because(person))
      const { minor } = await staff.call('GET /api/staff/people/:id', { id: person.userId })
      minors.push(minor)
    }
    expect(minors).toEqual([true, false, true, false])
  })

  test('a record shows the person’s last request, even after every session has ended', async () => {
    const student = await app.person()
    const record = async () => {
      await staff.call('POST /api/staff/people/:id/look', because(student))
      return staff.call('GET /api/staff/people/:id', { id: student.userId })
    }
    const at = new Date(app.services.now().getTime() + minutes(30)).toISOString()
    await later(app, minutes(30), () => student.call('GET /api/session', {}))
    expect(await record()).toMatchObject({ lastSeenAt: at, sessions: 1 })
    await student.call('POST /api/sign-out', {})
    expect(await record()).toMatchObject({ lastSeenAt: at, sessions: 0 })
  })

  test('a record of a business shows its verification', async () => {
    const business = await app.person('business')
    await staff.call('POST /api/staff/verifications/:id/refuse', {
      ...because(business),
      ...(await seenCard(app, business)),
      reasons: ['not-reached'],
    })
    await staff.call('POST /api/staff/people/:id/look', because(business))
    const record = await staff.call('GET /api/staff/people/:id', { id: business.userId })
    expect(record.verification).toBe('refused')
  })
})

describe('suspending', () => {
  test('a suspension locks a person out from their next request on, on every device, until it is lifted', async () => {
    const student = await app.person()
    const phone = app.visitor()
    Object.assign(phone, { email: student.email })
    await phone.signIn()
    await staff.call('POST /api/staff/people/:id/suspend', because(student))
    for (const device of [student, phone]) {
      expect((await device.refused('POST /api/check-in', {})).status).toBe(401)
      expect(await device.call('GET /api/session', {})).toEqual({ user: null })
    }
    const login = { email: student.email, password: student.password }
    expect(await student.refused('POST /api/sign-in', login)).toMatchObject({
      status: 403,
      message: 'This account is suspended. Write to us if you think this is a mistake.',
    })
    await staff.call('POST /api/staff/people/:id/look', because(student))
    expect(await staff.call('GET /api/staff/people/:id', { id: student.userId })).toMatchObject({
      sessions: 0,
      suspendedAt: app.services.now().toISOString(),
    })
    expect(await search(student.email)).toMatchObject([{ suspended: true }])

    await staff.call('POST /api/staff/people/:id/lift', because(student))
    expect((await student.ask('POST /api/check-in', {})).status).toBe(401)
    await student.signIn()
    await student.call('POST /api/check-in', {})
  })

  test('lifting a suspension does not revive a session that was opened in spite of it', async () => {
    const student = await app.person()
    // The state after a log-in that started before the suspension and finished after it.
    await app.services.db
      .updateTable('auth_users')
      .set({ suspended_at: app.services.now() })
      .where('id', '=', student.userId)
      .execute()
    await staff.call('POST /api/staff/people/:id/lift', because(student))
    expect((await student.refused('POST /api/check-in', {})).status).toBe(401)
  })

  test('a suspension hides the openings of a business', async () => {
    const { id, owner } = await postedOpening(app)
    await app.visitor().call('GET /api/opportunities/:id', { id })
    await staff.call('POST /api/staff/people/:id/suspend', because(owner))
    expect((await app.visitor().refused('GET /api/opportunities/:id', { id })).status).toBe(404)
    const { posts } = await staff.call('GET /api/staff/posts', { list: 'kept' })
    expect(posts.map((post) => post.id)).toContain(id)
    const publish = { ...(await seenPost(app, id)), reason: 'The owner called us about it' }
    expect(await staff.refused('POST /api/staff/posts/:id/publish', publish)).toMatchObject({
      status: 409,
      message: 'Its business is paused, about to be deleted, or not verified',
    })
  })

  test('lifting a suspension shows the openings it had hidden, but none that staff removed', async () => {
    const { id, owner } = await postedOpening(app)
    const removed = await postedOpening(app)
    const { db } = app.services
    await db
      .updateTable('opportunities')
      .set({ business_id: owner.userId })
      .where('id', '=', removed.id)
      .execute()
    await staff.call('POST /api/staff/people/:id/suspend', because(owner))
    const remove = {
      ...(await seenPost(app, removed.id)),
      reason: 'The work does not exist',
      reasons: ['not-true' as const],
    }
    await staff.call('POST /api/staff/posts/:id/remove', remove)
    expect(await staff.call('POST /api/staff/people/:id/lift', because(owner))).toEqual({
      done: true,
      openings: 1,
    })
    await app.visitor().call('GET /api/opportunities/:id', { id })
    const refusal = await app.visitor().refused('GET /api/opportunities/:id', { id: removed.id })
    expect(refusal.status).toBe(404)
  })

  test('a staff member suspended by the operator loses their rights', async () => {
    const former = await app.staff()
    const student = await app.person()
    await app.services.db
      .updateTable('auth_users')
      .set({ suspended_at: app.services.now() })
      .where('id', '=', former.userId)
      .execute()
    const { status } = await former.refused('POST /api/staff/people/:id/suspend', because(student))
    expect(status).toBe(401)
  })
})

test('ending sessions signs out every device, and the person may log in again', async () => {
  const student = await app.person()
  await staff.call('POST /api/staff/people/:id/end-sessions', because(student))
  expect((await student.refused('POST /api/check-in', {})).status).toBe(401)
  await student.signIn()
  await student.call('POST /api/check-in', {})
})
