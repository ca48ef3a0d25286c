import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'

/**
 * Every change between a student and their mentors takes this lock first, so that accepting, cancelling
 * and ending concurrently run one after the other.
 */
export async function lockStudent(tx: Tx, studentId: UserId): Promise<void> {
  await tx.db
    .selectFrom('student_profiles')
    .select('user_id')
    .where('user_id', '=', studentId)
    .forUpdate()
    .execute()
}

/**
 * For changes that may also withdraw a question to a guardian. Locks in the same order as a guardian's
 * answer does: the approval first, then the student.
 */
export async function lockStudentAndApprovals(tx: Tx, studentId: UserId): Promise<void> {
  await tx.db
    .selectFrom('approvals')
    .select('id')
    .where('user_id', '=', studentId)
    .orderBy('decided_at')
    .forUpdate()
    .execute()
  await lockStudent(tx, studentId)
}

/** Publishes to both sides what changed between them, except to a deleted mentor. */
export function publishToBoth(
  tx: Tx,
  { studentId, mentorId }: { studentId: UserId; mentorId: UserId | null },
): void {
  tx.changed(studentId, 'mentors', 'mentor-sessions')
  if (mentorId !== null) tx.changed(mentorId, 'mentor', 'mentor-sessions')
}
