import { sql } from 'kysely'
import type { UserId } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'
import { tableFacts } from '../db/tables.ts'

type Row = Record<string, unknown>

/** Everything stored about one person, by table, without the columns that the comments on the tables exclude. */
export async function everythingAbout(db: Db, userId: UserId): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {}
  for (const [table, { exported, person, without }] of Object.entries(tableFacts)) {
    if (!exported) continue
    const conditions = person.map((column) => sql`${sql.ref(`t.${column}`)} = ${userId}`)
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) - ${[...without]}::text[] as row from ${sql.table(table)} t where ${sql.join(conditions, sql` or `)}`.execute(
      db,
    )
    tables[table] = rows.map(({ row }) => row)
  }
  return tables
}
