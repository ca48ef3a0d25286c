import { sql } from 'kysely'
import type { Tx } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { versionOf, writeCourses } from './commands.ts'

/**
 * Syncs the courses that ship with the product into the tables. Fast when nothing changed. Removed
 * ones are retired, never deleted, because progress and students' work refer to them.
 */
export async function syncCatalogue({ content, transaction }: Services): Promise<void> {
  await transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('upful:catalogue'))`.execute(tx.db)
    const rows = await tx.db
      .selectFrom('courses')
      .select(['id', 'version', 'published'])
      .where('source', '=', 'catalogue')
      .execute()
    const stored = new Map(rows.map(({ id, version }) => [id, version]))
    const changed = content.courses.filter((course) => stored.get(course.id) !== versionOf(course))
    await writeCourses(tx, changed, { source: 'catalogue' })
    const shipped = new Set(content.courses.map(({ id }) => id))
    const removed = rows.filter(({ id, published }) => published && !shipped.has(id))
    if (removed.length > 0)
      await withdraw(
        tx,
        removed.map(({ id }) => id),
      )
  })
}

/** Removes courses from the catalogue; students who have started them keep them. */
async function withdraw(tx: Tx, courseIds: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('courses')
    .set({ published: false, version: '', updated_at: tx.now })
    .where('id', 'in', courseIds)
    .execute()
}
