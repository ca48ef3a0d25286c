import type { Tx } from '../db/transaction.ts'

/**
 * Every change between a student and their mentors begins with this, so that a yes, a cancellation
 * and an end at the same moment come one after the other.
 */
export async function lockStudent(tx: Tx, studentId: string): Promise<void> {
  await tx.db
    .selectFrom('student_profiles')
    .select('user_id')
    .where('user_id', '=', studentId)
    .forUpdate()
    .execute()
}

/**
 * The same for what may also end a question to a guardian: an answer locks the approval first and the
 * student after it.
 */
export async function lockStudentAndApprovals(tx: Tx, studentId: string): Promise<void> {
  await tx.db
    .selectFrom('approvals')
    .select('id')
    .where('user_id', '=', studentId)
    .orderBy('decided_at')
    .forUpdate()
    .execute()
  await lockStudent(tx, studentId)
}

/** Both sides fetch what changed between them; a mentor who is gone fetches nothing. */
export function publishToBoth(
  tx: Tx,
  { studentId, mentorId }: { studentId: string; mentorId: string | null },
): void {
  tx.publish(studentId, { type: 'changed', what: 'mentoring' })
  if (mentorId !== null) tx.publish(mentorId, { type: 'changed', what: 'mentoring' })
}
