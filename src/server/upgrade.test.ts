import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { accessRows } from './testing/access-rows.ts'
import { onCitus } from './testing/citus.ts'
import { migrations } from './testing/fill-template.ts'
import { startApp } from './testing/start-app.ts'
import { openStored, storedSchools } from './testing/stored-database.ts'
import { openTestDatabase } from './testing/test-database.ts'
import { shippedContent } from './testing/shipped-content.ts'
import { verifyLedger } from './xp/verify-queries.ts'

/** One of the students of `npm run demo`. */
const login = { email: 'shanice@demo.example.com', password: 'upful-demo' }
const main = ['session', 'dashboard', 'courses', 'assessments', 'achievements', 'profile']
const more = ['opportunities', 'mentors', 'notifications', 'portfolio', 'review', 'advisor']
const reads = [...accessRows.keys()].flatMap(
  (route) => /^GET (\/api\/[^:]+)$/.exec(route)?.[1] ?? [],
)

// They were one server's, and a cluster's database is not restored from one server's dump.
describe.skipIf(onCitus).each(storedSchools)('%s', (school) => {
  test('a database of an older version keeps its rows and totals when upgraded, gets the current schema, and its pages respond', async () => {
    const opened = await openStored(school)
    const { database } = opened
    const before = await rowsIn(database)
    expect(before.auth_users).toBeGreaterThan(10)
    expect(await migrate(database, migrations)).not.toEqual([])
    expect(await rowsIn(database)).toEqual(before)
    expect(await verifyLedger(database.db, shippedContent().goals)).toMatchObject({
      differences: [],
    })
    const fresh = await openTestDatabase()
    onTestFinished(() => fresh.database.close())
    expect(await schemaOf(database)).toEqual(await schemaOf(fresh.database))

    const app = await startApp({}, { opened })
    const student = app.visitor()
    await student.call('POST /api/sign-in', login)
    for (const path of reads) {
      const { status } = await student.send('GET', path)
      expect([path, status < 500]).toEqual([path, true])
    }
    for (const page of [...main, ...more]) {
      const { status } = await student.send('GET', `/api/${page}`)
      expect([page, status]).toEqual([page, 200])
    }
    expect(await student.call('POST /api/check-in', {})).toMatchObject({ kind: 'checked-in' })
    expect(await verifyLedger(database.db, shippedContent().goals)).toMatchObject({
      differences: [],
    })
  }, 120_000)
})

/** Counts of the rows that no upgrade may lose. */
async function rowsIn({ unguarded }: Database) {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from auth_users) as auth_users,
    (select count(*) from xp_activities) as xp_activities,
    (select count(*) from applications) as applications,
    (select count(*) from user_assessment_results) as user_assessment_results`.execute(unguarded)
  return rows[0] ?? {}
}

async function schemaOf({ unguarded }: Database) {
  const columns = await sql`select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = 'public'
    order by table_name, column_name`.execute(unguarded)
  const indexes = await sql`select indexname, indexdef from pg_indexes
    where schemaname = 'public' order by indexname`.execute(unguarded)
  return { columns: columns.rows, indexes: indexes.rows }
}
