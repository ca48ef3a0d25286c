import type { StudentTopic } from '#domain/people/student-topic.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'

/** What this guardian switched off about one student. */
export async function silencedTopics(
  db: AnyDb,
  { guardianId, studentId }: { guardianId: UserId; studentId: UserId },
): Promise<StudentTopic[]> {
  const rows = await db
    .selectFrom('silenced_topics')
    .select('topic')
    .where('user_id', '=', guardianId)
    .where('about_id', '=', studentId)
    .orderBy('topic')
    .execute()
  return rows.map(({ topic }) => topic)
}

/** The students that the guardian switched this topic off for. */
export async function silencedStudents(
  db: AnyDb,
  { guardianId, topic }: { guardianId: UserId; topic: StudentTopic },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('silenced_topics')
    .select('about_id')
    .where('user_id', '=', guardianId)
    .where('topic', '=', topic)
    .execute()
  return new Set(rows.map(({ about_id: id }) => id))
}
