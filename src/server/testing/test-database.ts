import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '../db/database.ts'
import { differingCopies } from '../db/cluster-copies.ts'
import { clusterSettings } from '../db/distribute.ts'
import { openPostgres } from '../db/postgres.ts'
import { openFromTemplate } from './embedded-template.ts'
import { joinCluster, onCitus, testWorkers } from './citus.ts'
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
  const database = openPostgres(url, { waitMs: onCitus ? 30_000 : 10_000 })
  const close = async () => {
    const differing = onCitus ? await differingCopies(database.unguarded) : []
    await database.close()
    await drop()
    if (differing.length > 0) throw new Error(`Copies differ: ${differing.join(', ')}`)
  }
  return { database: { ...database, close }, url }
}

/** A copy of the template on the PostgreSQL of the test run, and on the other nodes of its cluster. */
export async function newDatabase(): Promise<{ url: string; drop: () => Promise<unknown> }> {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) throw new Error('TEST_DATABASE_URL is not set')
  const nodes = [server, ...testWorkers()]
  const name = await cloneOfTemplate(server, nodes)
  // Closed first, because the extension's background process would come back.
  const drop = () => Promise.all(nodes.map((node) => dropDatabase(node, name)))
  return { url: urlOf(server, name), drop }
}

/** Repeated, because the extension's background process may be connecting again. */
async function dropDatabase(node: string, name: string, tries = 20): Promise<void> {
  try {
    await onEach(
      [node],
      `alter database ${name} allow_connections false`,
      `drop database ${name} with (force)`,
    )
  } catch (error) {
    if (tries === 1) throw error
    await dropDatabase(node, name, tries - 1)
  }
}

/** Copying a template is much faster than migrating and filling a database for every test file. */
async function cloneOfTemplate(server: string, nodes: readonly string[]): Promise<string> {
  const template = `upful_template_${fingerprint()}`
  const name = `upful_test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(server, async (admin) => {
    await admin.query("select pg_advisory_lock(hashtext('upful:template'))")
    const existing = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (existing.rowCount === 0) await makeTemplate(nodes, template)
    await onEach(nodes, `create database ${name} template ${template}`)
    // Settings of a database are not copied with it.
    if (nodes.length > 1) for (const setting of clusterSettings(name)) await admin.query(setting)
  })
  return name
}

async function makeTemplate(nodes: readonly string[], template: string): Promise<void> {
  const draft = `${template}_draft`
  await onEach(nodes, `drop database if exists ${draft}`, `create database ${draft}`)
  const drafts = nodes.map((node) => urlOf(node, draft))
  const database = openPostgres(drafts[0] ?? '')
  await fillTemplate(database)
  if (drafts.length > 1) await joinCluster(drafts, database)
  await database.close()
  // The workers first: the name on the coordinator says that all of them have it.
  for (const node of nodes.toReversed())
    await asAdmin(node, (admin) => seal(admin, draft, template))
}

/** Nobody connects to a template, not even the background process that the extension has in each database. */
async function seal(admin: pg.Client, draft: string, template: string): Promise<void> {
  await admin.query(`alter database ${draft} allow_connections false`)
  await admin.query(
    'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1',
    [draft],
  )
  await admin.query(`alter database ${draft} rename to ${template}`)
}

async function onEach(nodes: readonly string[], ...statements: string[]): Promise<void> {
  await Promise.all(
    nodes.map((node) =>
      asAdmin(node, async (admin) => {
        for (const statement of statements) await admin.query(statement)
      }),
    ),
  )
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
