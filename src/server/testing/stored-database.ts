import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import type { Database } from '../db/database.ts'
import { openTestDatabase } from './test-database.ts'

const folder = join(import.meta.dirname, 'stored')

/** What `pg_dump --inserts` wrote of the demo school of earlier versions; the name says of which commit. */
export const storedSchools = readdirSync(folder).filter((name) => name.endsWith('.sql.gz'))

/** A database as that version left it, on the engine of this test run. */
export async function openStored(
  name: string,
): Promise<{ database: Database; url: string | null }> {
  const opened = await openTestDatabase()
  const dump = gunzipSync(readFileSync(join(folder, name))).toString('utf8')
  // Lines with a backslash speak to psql.
  const load = `drop schema public cascade; drop schema jobs cascade; create schema public;
    ${dump.replaceAll(/^\\.*$/gm, '')}`
  if (opened.url === null) {
    await opened.database.script(load)
    await opened.database.script('reset all')
  } else await loadOverItsOwnLine(opened.url, load)
  return opened
}

/** A dump changes the settings of the connection that it came over. */
async function loadOverItsOwnLine(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
