import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { linkedPair } from '../testing/link-guardian.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { tableFacts } from '../db/tables.ts'

let app: TestApp

const facts = Object.entries(tableFacts)
const notExported = facts.flatMap(([table, { person, exported }]) =>
  person.length > 0 && !exported ? [table] : [],
)
const exportedTables = facts.flatMap(([table, { exported }]) => (exported ? [table] : []))

beforeAll(async () => {
  app = await startApp()
})

describe('the export', () => {
  test('contains what the person entered and did, and no secrets', async () => {
    const student = await app.person('student', { school: 'Kingston High', age: '17' })
    await student.call('POST /api/check-in', {})
    await student.call('POST /api/link-codes', {})
    const { tables } = await student.call('POST /api/my-data/export', {})
    expect(Object.keys(tables)).toEqual(exportedTables)
    expect(tables['auth_users']).toMatchObject([{ email: student.email, name: student.name }])
    expect(tables['student_profiles']).toMatchObject([
      { school: 'Kingston High', birth_month: student.bornForAge('17') },
    ])
    expect(tables['birth_months']).toMatchObject([
      { month: student.bornForAge('17'), kind: 'stated' },
    ])
    const descriptions = tables['xp_activities']?.map(({ description }) => description)
    expect(descriptions).toContain('Daily check-in')
    const everything = JSON.stringify(tables)
    expect(tables['guardian_codes']).toHaveLength(1)
    expect(everything).not.toContain('code_hash')
    expect(everything).not.toContain('argon2')
    expect(everything).not.toContain(
      decodeURIComponent(student.cookie).split('_').at(-1)?.slice(0, 24),
    )
  })

  test('contains no one else’s rows', async () => {
    const [student, other] = [await app.person(), await app.person()]
    const everything = JSON.stringify(await student.call('POST /api/my-data/export', {}))
    expect(everything).not.toContain(other.userId)
    expect(everything).not.toContain(other.email)
  })

  test('of a guardian contains their links, but no email address of the student', async () => {
    const { student, guardian } = await linkedPair(app)
    const { tables } = await guardian.call('POST /api/my-data/export', {})
    expect(tables['guardian_links']).toMatchObject([
      { user_id: student.userId, guardian_id: guardian.userId, state: 'active' },
    ])
    expect(JSON.stringify(tables)).not.toContain(student.email)
  })

  test('can be made at most five times a day', async () => {
    const student = await app.person()
    for (let count = 0; count < 5; count += 1) await student.call('POST /api/my-data/export', {})
    expect((await student.ask('POST /api/my-data/export', {})).status).toBe(429)
  })
})

describe('the catalogue of tables', () => {
  test('lists every column that refers to a person, or the table is excluded from the export', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.relname as table, a.attname as column
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and a.attname in ('user_id', 'owner_id', 'business_id', 'student_id', 'mentor_id', 'guardian_id')
      order by 1`.execute(app.services.db)
    const named = new Set(
      facts.flatMap(([table, { person }]) => person.map((column) => `${table}.${column}`)),
    )
    const excluded = new Set(notExported)
    expect(
      rows.filter(({ table, column }) => !excluded.has(table) && !named.has(`${table}.${column}`)),
    ).toEqual([])
  })

  test('exports every table about a person except the ones listed here', () => {
    // Secrets, traces of single requests, what a business notes for itself, who works on a case, and the staff log, whose
    // reasons may mention others.
    expect(notExported).toEqual([
      'account_links',
      'applicant_notes',
      'auth_accounts',
      'auth_sessions',
      'dismissed_letters',
      'idempotency_keys',
      'letters',
      'refresh_requests',
      'staff_actions',
      'staff_cases',
    ])
  })

  test('has the facts from the comment of each table', async () => {
    const { rows } = await sql<{ table: string; comment: string | null }>`
      select c.relname as table, obj_description(c.oid, 'pg_class') as comment from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and c.relname <> 'schema_migrations'
      order by 1`.execute(app.services.db)
    const comments = facts.map(([table, { owners, person, exported, without }]) => {
      const exportClause = without.length === 0 ? 'yes' : `without ${without.join(', ')}`
      const personClause = `; person: ${person.join(', ')}; export: ${exported ? exportClause : 'no'}`
      return {
        table,
        comment: `owner: ${owners.join(', ')}${person.length === 0 ? '' : personClause}`,
      }
    })
    expect(new Map(rows.map(({ table, comment }) => [table, comment]))).toEqual(
      new Map(comments.map(({ table, comment }) => [table, comment])),
    )
  })

  test('every personal table is keyed by the person, so that it can be sharded by person', async () => {
    const { rows } = await sql<{ table: string; key: string }>`
      select c.relname as table, i.indexrelid::regclass::text as key
      from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute owner on owner.attrelid = c.oid and owner.attname = 'user_id'
      where c.relnamespace = 'public'::regnamespace and i.indisunique
        and not owner.attnum = any(i.indkey::int2[])
      order by 1`.execute(app.services.db)
    // Looked up by token, before the person is known; these stay on one node.
    const foundByToken = ['auth_sessions', 'auth_accounts']
    expect(rows.filter(({ table }) => !foundByToken.includes(table))).toEqual([])
  })

  test('every personal table is emptied when the account is deleted', async () => {
    const { rows } = await sql<{ table: string }>`
      select c.relname as table
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'user_id'
        and not exists (
          select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
            and f.confdeltype = 'c' and a.attnum = any(f.conkey))
      order by 1`.execute(app.services.db)
    expect(rows).toEqual([])
  })
})
