import { sql } from 'kysely'
import type { Tx } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { versionOf, writeCourses } from './commands.ts'

/**
 * Brings the courses that ship with the product into the tables. Quick when nothing changed. What
 * left the files is retired, never deleted: progress and work name it.
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
    const gone = rows.filter(({ id, published }) => published && !shipped.has(id))
    if (gone.length > 0)
      await withdraw(
        tx,
        gone.map(({ id }) => id),
      )
  })
}

/** Out of the catalogue; those who began it keep it. */
async function withdraw(tx: Tx, courseIds: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('courses')
    .set({ published: false, version: '', updated_at: tx.now })
    .where('id', 'in', courseIds)
    .execute()
}
