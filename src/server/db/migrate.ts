import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import { isUnavailable } from './unavailable.ts'

/** The database cannot be brought to this version; the message says what to do. */
export class CannotUpgrade extends Error {
  override name = 'CannotUpgrade'
}

export interface LockWaits {
  /** How long a migration may block other queries while it waits for a lock. */
  lockMs: number
  /** How many times it tries, and how long it waits in between. */
  tries: number
  restMs: number
}

const defaultWaits: LockWaits = { lockMs: 5_000, tries: 24, restMs: 1_000 }

/** Forward only: applies each file of `folder` that was not applied yet, in order, one transaction each. */
export function migrate(
  database: Database,
  folder: string,
  waits = defaultWaits,
): Promise<string[]> {
  return database.withoutTimeLimit(async (db) => {
    const files = await migrationsIn(folder)
    await refuseNewer(db, files)
    const applied: string[] = []
    for (const file of files) {
      const text = await readFile(join(folder, file), 'utf8')
      if (await applyWhenFree(db, file, text, waits)) applied.push(file)
    }
    return applied
  })
}

/** An older version would write rows to a newer database that the newer version does not expect. */
export async function refuseNewer(db: Kysely<Tables>, files: readonly string[]): Promise<void> {
  const exists = await sql`select 1 from information_schema.tables
    where table_schema = current_schema() and table_name = 'schema_migrations'`.execute(db)
  if (exists.rows.length === 0) return
  const { rows } = await sql<{ name: string }>`select name from schema_migrations
    order by name`.execute(db)
  const unknown = rows.map(({ name }) => name).filter((name) => !files.includes(name))
  if (unknown.length === 0) return
  throw new CannotUpgrade(
    `This database was made by a newer version of Upful (it has ${unknown.at(-1)}). Start that version or a newer one. Nothing was changed.`,
  )
}

export async function migrationsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

/** A migration that waits for a lock makes all later queries wait too, so it gives up and retries. */
async function applyWhenFree(
  db: Kysely<Tables>,
  name: string,
  text: string,
  { lockMs, tries, restMs }: LockWaits,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => applyOnce(tx, name, text, lockMs))
    } catch (error) {
      const isLocked = error instanceof Error && 'code' in error && error.code === '55P03'
      if (!isLocked)
        throw isConnectionProblem(error) ? error : new CannotUpgrade(failedMessage(name, error))
      if (attempt >= tries) throw new CannotUpgrade(lockedMessage(name))
      await setTimeout(restMs)
    }
  }
}

/** The advisory lock lets many processes start at the same time; the first one applies each file. */
async function applyOnce(
  tx: Transaction<Tables>,
  name: string,
  text: string,
  lockMs: number,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('upful:migrate'))`.execute(tx)
  await sql`select set_config('lock_timeout', ${`${lockMs}ms`}, true),
    set_config('statement_timeout', '0', true)`.execute(tx)
  await sql`create table if not exists schema_migrations (
    name text primary key, applied_at timestamptz not null default now())`.execute(tx)
  const inserted = await sql`insert into schema_migrations (name) values (${name})
    on conflict do nothing returning name`.execute(tx)
  if (inserted.rows.length === 0) return false
  for (const statement of statementsOf(text)) await sql.raw(statement).execute(tx)
  return true
}

/** The database is unreachable or the role lacks rights: not the fault of this migration. */
function isConnectionProblem(error: unknown): boolean {
  return (
    isUnavailable(error) || (error instanceof Error && 'code' in error && error.code === '42501')
  )
}

function failedMessage(name: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return `The upgrade ${name} failed, and the database is unchanged: ${reason}`
}

function lockedMessage(name: string): string {
  return `The upgrade ${name} needs a table that another program has locked. Stop whatever else uses the database, then start again. Nothing was changed.`
}

/** Splits at semicolons that end a line; `$$` bodies of functions are kept whole. */
function statementsOf(text: string): string[] {
  const statements: string[] = []
  let current = ''
  let insideBody = false
  for (const line of text.split('\n')) {
    if (line.trimStart().startsWith('--') && !insideBody) continue
    if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) insideBody = !insideBody
    current += `${line}\n`
    if (!insideBody && line.trimEnd().endsWith(';')) {
      statements.push(current)
      current = ''
    }
  }
  return current.trim() === '' ? statements : [...statements, current]
}
