import type { StudentTopic } from '#domain/people/student-topic.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'

/** Switches one topic about one student on or off for a guardian. Idempotent. */
export async function switchTopic(
  tx: Tx,
  { guardianId, studentId }: { guardianId: UserId; studentId: UserId },
  { topic, on }: { topic: StudentTopic; on: boolean },
): Promise<void> {
  if (on) {
    await tx.db
      .deleteFrom('silenced_topics')
      .where('user_id', '=', guardianId)
      .where('about_id', '=', studentId)
      .where('topic', '=', topic)
      .execute()
  } else {
    await tx.db
      .insertInto('silenced_topics')
      .values({ user_id: guardianId, about_id: studentId, topic })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  tx.changed(guardianId, 'guardian')
}
