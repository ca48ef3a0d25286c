import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

const onPostgres = process.env['TEST_ENGINE'] === 'postgres'

/** A database without any migration, and a folder for some. */
async function emptyDatabase(): Promise<{ database: Database; folder: string }> {
  const { database } = await openTestDatabase()
  await sql`drop table schema_migrations`.execute(database.unguarded)
  const folder = mkdtempSync(join(tmpdir(), 'upful-migrations-'))
  onTestFinished(async () => {
    await database.close()
    rmSync(folder, { recursive: true })
  })
  return { database, folder }
}

test('a migration has no time limit', async () => {
  const { database, folder } = await emptyDatabase()
  writeFileSync(
    join(folder, '0001_limit.sql'),
    `create table limits as select current_setting('statement_timeout') as statement;`,
  )
  expect(await migrate(database, folder)).toEqual(['0001_limit.sql'])
  const { rows } = await sql`select statement from limits`.execute(database.unguarded)
  expect(rows).toEqual([{ statement: '0' }])
})

test('a database of a newer version is refused and left unchanged', async () => {
  const { database, folder } = await emptyDatabase()
  writeFileSync(join(folder, '0001_one.sql'), 'create table one (id int);')
  writeFileSync(join(folder, '0002_two.sql'), 'create table two (id int);')
  await migrate(database, folder)
  rmSync(join(folder, '0002_two.sql'))
  writeFileSync(join(folder, '0001_x.sql'), 'create table three (id int);')
  await expect(migrate(database, folder)).rejects.toThrow(
    'This database was made by a newer version of Upful (it has 0002_two.sql). Start that version or a newer one. Nothing was changed.',
  )
  const { rows } = await sql`select to_regclass('three') as three`.execute(database.unguarded)
  expect(rows).toEqual([{ three: null }])
})

test('the error names a migration that failed, and the database is unchanged', async () => {
  const { database, folder } = await emptyDatabase()
  writeFileSync(join(folder, '0001_bad.sql'), 'create table bad (id int);\nselect 1 / 0;')
  await expect(migrate(database, folder)).rejects.toThrow(
    'The upgrade 0001_bad.sql failed, and the database is unchanged: division by zero',
  )
  const { rows } = await sql`select to_regclass('bad') as bad`.execute(database.unguarded)
  expect(rows).toEqual([{ bad: null }])
})

describe.runIf(onPostgres)('a migration of a table that another session has locked', () => {
  test('is retried, then fails with the reason, and succeeds once the lock is gone', async () => {
    const { database, folder } = await emptyDatabase()
    writeFileSync(join(folder, '0001_made.sql'), 'create table made (id int);')
    await migrate(database, folder)
    writeFileSync(join(folder, '0002_more.sql'), 'alter table made add column more text;')
    await database.unguarded.transaction().execute(async (tx) => {
      await sql`lock table made in access share mode`.execute(tx)
      await expect(migrate(database, folder, { lockMs: 20, tries: 3, restMs: 1 })).rejects.toThrow(
        'The upgrade 0002_more.sql needs a table that another program has locked',
      )
    })
    expect(await migrate(database, folder)).toEqual(['0002_more.sql'])
  })

  test('waits without blocking other queries for more than a moment', async () => {
    const { database, folder } = await emptyDatabase()
    writeFileSync(join(folder, '0001_made.sql'), 'create table made (id int);')
    await migrate(database, folder)
    writeFileSync(join(folder, '0002_more.sql'), 'alter table made add column more text;')
    const transaction = await database.unguarded.transaction().execute(async (tx) => {
      await sql`lock table made in access share mode`.execute(tx)
      const upgrading = migrate(database, folder, { lockMs: 20, tries: 1_000, restMs: 1 })
      // A query that comes while the upgrade waits still succeeds.
      for (let reads = 0; reads < 20; reads += 1)
        await sql`select * from made`.execute(database.unguarded)
      return { upgrading }
    })
    expect(await transaction.upgrading).toEqual(['0002_more.sql'])
  })
})
