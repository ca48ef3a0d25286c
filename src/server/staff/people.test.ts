import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { later } from '../testing/later.ts'
import { linkedPair } from '../testing/link-guardian.ts'
import { postedOpening } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { personSearch, type PeopleSearch } from './search-queries.ts'
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

async function named(name: string): Promise<Visitor> {
  const person = await app.person()
  await person.call('PATCH /api/profile', { fields: { displayName: name } })
  return person
}

describe('searching for a person', () => {
  test('a search finds a person by any part of their address, and masks it', async () => {
    const student = await app.person()
    const hidden = `s•••@example.com`
    expect(await search(` ${student.email.toUpperCase()} `)).toMatchObject([
      { id: student.userId, name: student.name, role: 'student', email: hidden, suspended: false },
    ])
    const ids = async (q: string) => (await search(q)).map(({ id }) => id)
    expect(await ids(student.email.slice(1))).toEqual([student.userId])
    expect(await ids(student.email.slice(3, student.email.indexOf('@') + 3))).toEqual([
      student.userId,
    ])
    expect(await ids(`x${student.email}`)).toEqual([])
  })

  test('a search finds a person by any part of their name, ignoring case and accents', async () => {
    const { userId: id } = await named('José-Luis Ó’Riain Peñaranda')
    for (const q of ['jose', 'LUIS', 'riain', "ó'riain", 'naranda', 'Peñaranda José', 'josé l']) {
      expect([q, (await search(q)).map((person) => person.id)]).toEqual([q, [id]])
    }
    expect(await search('jose campbell')).toEqual([])
  })

  test('a search finds a business, the company of a mentor and the school of a student', async () => {
    const owner = await app.person('business', { companyName: 'Blue Mahoe Café' })
    expect(await search('ahoe caf')).toMatchObject([
      { id: owner.userId, organization: 'Blue Mahoe Café' },
    ])
    const mentor = await app.person('mentor', { company: 'Quarry Works' })
    expect(await search('uarry')).toMatchObject([{ id: mentor.userId }])
    const student = await app.person('student', { school: 'Yallahs High' })
    expect(await search('yallahs')).toMatchObject([
      { id: student.userId, organization: 'Yallahs High' },
    ])
    // Words of different fields find the same person.
    expect(await search(`yallahs ${student.name.split(' ').at(0)}`)).toMatchObject([
      { id: student.userId },
    ])
  })

  test('a search takes special characters literally, and lists the newest first, page by page', async () => {
    expect(await search('&!(:')).toEqual([])
    expect(await search('_adie@')).toEqual([])
    await sql`insert into auth_users (id, name, email, created_at)
      select gen_random_uuid(), 'Quashie Grant', 'quashie.' || n || '@example.com',
        timestamptz '2026-01-01 12:00:00Z' + n * interval '1 day'
      from generate_series(1, 30) n`.execute(app.services.db)
    const first = await staff.call('POST /api/staff/people/search', { q: 'quashie' })
    expect(first.people).toHaveLength(25)
    const second = await staff.call('POST /api/staff/people/search', {
      q: 'quashie',
      after: first.next ?? '',
    })
    expect([second.people.length, second.next]).toEqual([5, null])
    const days = [...first.people, ...second.people].map(({ since }) => since)
    expect(days).toEqual(days.toSorted().toReversed())
    const inJanuary = { from: '2026-01-05', to: '2026-01-07' }
    expect((await staff.call('POST /api/staff/people/search', inJanuary)).people).toHaveLength(3)
    const guardians = await staff.call('POST /api/staff/people/search', {
      ...inJanuary,
      role: 'guardian',
    })
    expect(guardians.people).toEqual([])
  })

  test('a search among 50,000 people needs no sequential scan', async () => {
    const { db } = app.services
    await sql`insert into auth_users (id, name, email)
      select gen_random_uuid(),
        'Person' || n || ' Of' || case when n <= 20000 then n % 500 else 1000 + n end,
        'many.' || n || '@example.com'
      from generate_series(1, 50000) n`.execute(db)
    await sql`analyze auth_users`.execute(db)
    const plan = async (input: PeopleSearch) =>
      JSON.stringify((await sql`explain ${personSearch(input)}`.execute(db)).rows)
    for (const q of ['person77', 'many.7777@', 'person7 of7', 'erson123']) {
      expect(await plan({ q })).not.toMatch(/Seq Scan on (auth_users|business_profiles)/)
    }
    expect(await plan({ role: 'guardian' })).toContain('auth_users_by_role')
    expect(await plan({ from: '2026-01-05', to: '2026-01-07' })).toContain('auth_users_by_joining')
    expect((await search('person77 of77')).length).toBeGreaterThan(0)
    const broad = await staff.call('POST /api/staff/people/search', { q: 'person' })
    expect([broad.people.length, broad.tooMany]).toEqual([25, true])
  })

  test('a search needs three letters', async () => {
    const { status, fields } = await staff.refused('POST /api/staff/people/search', { q: ' za ' })
    expect([status, fields]).toEqual([400, { q: 'Enter at least 3 letters' }])
  })

  test('a search does not find staff', async () => {
    const colleague = await app.staff()
    expect(await search(colleague.email)).toEqual([])
  })

  test('a staff member can search sixty times an hour', async () => {
    const busy = await app.staff()
    const q = 'nobody'
    for (let times = 0; times < 60; times += 1) {
      await busy.call('POST /api/staff/people/search', { q })
    }
    expect((await busy.refused('POST /api/staff/people/search', { q })).status).toBe(429)
  })
})

describe('a record', () => {
  test('a record opens for an hour, only for the staff member who gave a reason', async () => {
    const { student, guardian } = await linkedPair(app)
    const colleague = await app.staff()
    const id = student.userId
    expect((await staff.refused('GET /api/staff/people/:id', { id })).status).toBe(404)
    await staff.call('POST /api/staff/people/:id/look', because(student))
    expect(await staff.call('GET /api/staff/people/:id', { id })).toMatchObject({
      id,
      name: student.name,
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
