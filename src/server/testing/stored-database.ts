import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from './test-database.ts'

const folder = join(import.meta.dirname, 'stored')

/** Output of `pg_dump --inserts` of the demo school in earlier versions, named after the commit. */
export const storedSchools = readdirSync(folder).filter((name) => name.endsWith('.sql.gz'))

/** A database in the state of that version, on the engine of this test run. */
export async function openStored(
  name: string,
): Promise<{ database: Database; url: string | null }> {
  const opened = await openTestDatabase()
  const dump = gunzipSync(readFileSync(join(folder, name))).toString('utf8')
  // Lines with a backslash are psql commands.
  const load = `drop schema public cascade; drop schema jobs cascade; create schema public;
    ${dump.replaceAll(/^\\.*$/gm, '')}`
  if (opened.url === null) {
    await opened.database.script(load)
    await opened.database.script('reset all')
  } else await loadOverSeparateConnection(opened.url, load)
  return opened
}

/** A dump changes the settings of its connection, so it gets a separate one. */
async function loadOverSeparateConnection(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
