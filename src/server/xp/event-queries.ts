import type { Day } from '#domain/day.ts'
import { studentEventSchema, type EventName, type StudentEvent } from '#domain/ledger/events.ts'
import type { AnyDb } from '../db/database.ts'

/** A student's events with these names, from the ledger: all of them, or from a day on. */
export async function eventsNamed(
  db: AnyDb,
  userId: string,
  names: readonly EventName[],
  from?: Day,
): Promise<StudentEvent[]> {
  let query = db
    .selectFrom('xp_activities')
    .select(['event', 'subject', 'day', 'created_at', 'skill', 'course_id'])
    .select(['content_type', 'score'])
    .where('user_id', '=', userId)
    .where('event', 'in', names)
  if (from !== undefined) query = query.where('day', '>=', from)
  const rows = await query.execute()
  return rows.map((row) =>
    studentEventSchema.parse({
      event: row.event,
      subject: row.subject,
      day: row.day,
      at: row.created_at,
      skill: row.skill ?? undefined,
      course: row.course_id ?? undefined,
      contentType: row.content_type ?? undefined,
      score: row.score ?? undefined,
    }),
  )
}
