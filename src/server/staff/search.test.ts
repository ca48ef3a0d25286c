import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { personSearch, type PeopleSearch } from './search-queries.ts'

let app: TestApp
let staff: Visitor

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
})

const search = async (q: string) =>
  (await staff.call('POST /api/staff/people/search', { q })).people

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
