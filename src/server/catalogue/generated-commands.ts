import type { Item } from '#domain/learning/course.ts'
import type { Tx } from '../db/transaction.ts'
import type { CourseRef } from './queries.ts'

/** Replaces an item; it keeps its id, and so all progress on it. */
export async function replaceItem(tx: Tx, courseId: string, item: Item): Promise<boolean> {
  const row = await tx.db
    .updateTable('course_content')
    .set({
      title: item.title,
      content_type: item.type,
      minutes: item.minutes,
      body: JSON.stringify(item),
    })
    .where('course_id', '=', courseId)
    .where('id', '=', item.id)
    .where('retired', '=', false)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a course made for this person; false when there is none. */
export async function removeGenerated(tx: Tx, { userId, courseId }: CourseRef): Promise<boolean> {
  const row = await tx.db
    .deleteFrom('courses')
    .where('id', '=', courseId)
    .where('source', '=', 'generated')
    .where('visible_to', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
