import { sql } from 'kysely'
import type { Database, Db } from '../../db/database.ts'
import { findingsAbout, type Finding } from './finding.ts'

const oldestVersion = 15
const skewWarnMs = 2_000
const skewWrongMs = 30_000

async function checkVersion(db: Db): Promise<Finding> {
  const database = findingsAbout('database')
  const { rows } = await sql<{ number: number; name: string }>`
    select current_setting('server_version_num')::int as number,
      current_setting('server_version') as name`.execute(db)
  const { number = 0, name = 'unknown' } = rows[0] ?? {}
  if (number >= oldestVersion * 10_000) return database.ok(`reachable, PostgreSQL ${name}.`)
  return database.wrong(
    `PostgreSQL ${name} is too old. Upgrade it to ${oldestVersion} or newer before you start Upful.`,
  )
}

/** `current` when the tables are as this build expects them, so that their rows can be checked. */
async function checkMigrations(
  db: Db,
  files: readonly string[],
): Promise<{ current: boolean; finding: Finding }> {
  const migrations = findingsAbout('migrations')
  const result = (current: boolean, finding: Finding) => ({ current, finding })
  const exists = await sql<{ found: boolean }>`
    select to_regclass('schema_migrations') is not null as found`.execute(db)
  if (exists.rows[0]?.found !== true)
    return result(false, migrations.warn('the database is empty. The first start fills it.'))
  const { rows } = await sql<{ name: string }>`
    select name from schema_migrations order by name`.execute(db)
  const applied = rows.map(({ name }) => name)
  const newer = applied.filter((name) => !files.includes(name)).at(-1)
  if (newer !== undefined)
    return result(
      false,
      migrations.wrong(
        `the database was made by a newer version (it has ${newer}). Start that version or a newer one.`,
      ),
    )
  const pending = files.filter((file) => !applied.includes(file))
  if (pending.length === 0) return result(true, migrations.ok(`all ${files.length} are applied.`))
  return result(
    false,
    migrations.warn(
      `${pending.length} are not applied yet (from ${pending[0]}). Make a backup; the next start applies them.`,
    ),
  )
}

async function checkConnections(db: Db): Promise<Finding> {
  const connections = findingsAbout('connections')
  const { rows } = await sql<{ used: number; max: number }>`
    select count(*)::int as used, current_setting('max_connections')::int as max
    from pg_stat_activity where backend_type = 'client backend'`.execute(db)
  const { used = 0, max = 0 } = rows[0] ?? {}
  const text = `${used} of ${max} are in use`
  const advice = 'Each Upful process needs 12: raise max_connections, or stop what else uses them.'
  if (used >= max * 0.95) return connections.wrong(`${text}. ${advice}`)
  return used >= max * 0.75 ? connections.warn(`${text}. ${advice}`) : connections.ok(`${text}.`)
}

/** Links, leases and sessions are written with the clock of a process and may be read with the database's. */
async function checkClock(db: Db): Promise<Finding> {
  const clock = findingsAbout('clock')
  const askedAt = Date.now()
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const here = (askedAt + Date.now()) / 2
  const skew = Math.abs((rows[0]?.at.getTime() ?? here) - here)
  const text = `this computer and the database differ by ${(skew / 1_000).toFixed(1)} s`
  const advice = 'Turn on time synchronisation (NTP) on both.'
  if (skew >= skewWrongMs) return clock.wrong(`${text}. ${advice}`)
  return skew >= skewWarnMs ? clock.warn(`${text}. ${advice}`) : clock.ok(`${text}.`)
}

/** What the database says about itself, and whether its tables are as this build expects them. */
export async function checkDatabase(
  { db, engine }: Database,
  files: readonly string[],
): Promise<{ current: boolean; findings: Finding[] }> {
  const version = await checkVersion(db)
  const { current, finding } = await checkMigrations(db, files)
  const findings = [version, finding]
  // The embedded engine has one connection, and the clock of its process.
  if (engine === 'postgres') findings.push(await checkConnections(db), await checkClock(db))
  return { current, findings }
}
