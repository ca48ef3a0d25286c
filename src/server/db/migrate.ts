import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Forward only: applies each file of `folder` that was not applied yet, in order, one transaction each. */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const applied: string[] = []
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8')
    if (await applyOnce(database, file, text)) applied.push(file)
  }
  return applied
}

/** The advisory lock lets many processes start at once; each file is applied by the first of them. */
function applyOnce(database: Database, name: string, text: string): Promise<boolean> {
  return database.unguarded.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('upful:migrate'))`.execute(tx)
    await sql`create table if not exists schema_migrations (
      name text primary key, applied_at timestamptz not null default now())`.execute(tx)
    const inserted = await sql`insert into schema_migrations (name) values (${name})
      on conflict do nothing returning name`.execute(tx)
    if (inserted.rows.length === 0) return false
    for (const statement of statementsOf(text)) await sql.raw(statement).execute(tx)
    return true
  })
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
