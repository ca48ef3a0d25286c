import type { CourseRef } from '../catalogue/queries.ts'
import type { Tx } from '../db/transaction.ts'

/** Removes a course from the student's list; what they wrote in it stays in the portfolio. */
export async function forgetProgress(tx: Tx, { userId, courseId }: CourseRef): Promise<void> {
  await tx.db
    .deleteFrom('user_course_progress')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .execute()
}
