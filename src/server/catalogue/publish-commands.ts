import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, notFound, Refusal } from '../http/refusal.ts'

/**
 * Takes a course out of the catalogue or puts it back; those who began it keep it. Bringing the shipped
 * courses up to date leaves this alone.
 */
export async function setPublished(
  tx: Tx,
  courseId: string,
  published: boolean,
): Promise<{ title: string }> {
  const course = await tx.db
    .selectFrom('courses')
    .select(['title', 'published', 'version'])
    .where('id', '=', courseId)
    .where('visible_to', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (course === undefined) throw notFound('Course not found')
  if (course.version === '') {
    throw new Refusal('not-possible', 'This course is no longer among those that are shipped')
  }
  if (course.published === published) {
    throw new AlreadyDecided(`It is ${published ? 'in' : 'out of'} the catalogue already`)
  }
  await tx.db
    .updateTable('courses')
    .set({ published, updated_at: tx.now })
    .where('id', '=', courseId)
    .execute()
  return { title: course.title }
}
