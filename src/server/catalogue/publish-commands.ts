import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, notFound, Refusal } from '../http/refusal.ts'

/**
 * Removes a course from the catalogue or puts it back; students who have started it keep it. Syncing the
 * shipped courses does not change this.
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
    throw new Refusal('not-possible', 'This course no longer ships with Upful')
  }
  if (course.published === published) {
    throw new AlreadyDecided(`It is already ${published ? 'in' : 'out of'} the catalogue`)
  }
  await tx.db
    .updateTable('courses')
    .set({ published, updated_at: tx.now })
    .where('id', '=', courseId)
    .execute()
  return { title: course.title }
}
