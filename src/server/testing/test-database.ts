import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '../db/database.ts'
import { openPostgres } from '../db/postgres.ts'
import { openFromTemplate } from './embedded-template.ts'
import { fillTemplate, migrations } from './fill-template.ts'

/** A separate database without users: embedded, or on the PostgreSQL of the test run. */
export async function openTestDatabase(): Promise<{ database: Database; url: string | null }> {
  if (process.env['TEST_ENGINE'] !== 'postgres') {
    const template = process.env['TEST_EMBEDDED_TEMPLATE']
    if (template === undefined) throw new Error('TEST_EMBEDDED_TEMPLATE is not set')
    return { database: await openFromTemplate(template), url: null }
  }
  const { url, drop } = await newDatabase()
  // A test machine is busy, so connecting may take a while.
  const database = openPostgres(url, { waitMs: 10_000 })
  const close = () => database.close().then(drop)
  return { database: { ...database, close }, url }
}

/** A copy of the template on the PostgreSQL of the test run. */
export async function newDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) throw new Error('TEST_DATABASE_URL is not set')
  const url = await cloneOfTemplate(server)
  const drop = () =>
    asAdmin(server, (admin) => admin.query(`drop database ${nameIn(url)} with (force)`))
  return { url, drop }
}

/** Copying a template is much faster than migrating and filling a database for every test file. */
async function cloneOfTemplate(server: string): Promise<string> {
  const template = `upful_template_${fingerprint()}`
  const name = `upful_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, async (admin) => {
    await admin.query("select pg_advisory_lock(hashtext('upful:template'))")
    const existing = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (existing.rowCount === 0) await makeTemplate(server, admin, template)
    await admin.query(`create database ${name} template ${template}`)
  })
  return urlOf(server, name)
}

async function makeTemplate(server: string, admin: pg.Client, template: string): Promise<void> {
  const draft = `${template}_draft`
  await admin.query(`drop database if exists ${draft}`)
  await admin.query(`create database ${draft}`)
  const database = openPostgres(urlOf(server, draft))
  await fillTemplate(database)
  await database.close()
  await admin.query(`alter database ${draft} rename to ${template}`)
}

async function asAdmin(
  server: string,
  work: (admin: pg.Client) => Promise<unknown>,
): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(migrations).sort())
    hash.update(readFileSync(join(migrations, file)))
  return hash.digest('hex').slice(0, 16)
}

function urlOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

function nameIn(url: string): string {
  return new URL(url).pathname.slice(1)
}
