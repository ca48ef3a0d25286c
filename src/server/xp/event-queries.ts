import {
  eventNames,
  studentEventSchema,
  type EventName,
  type StudentEvent,
} from '#domain/ledger/events.ts'
import { talliesOf, type GoalLists, type Tallies } from '#domain/ledger/tallies.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'

/** A student's events with these names from the ledger, the oldest first. */
export async function eventsNamed(
  db: AnyDb,
  userId: UserId,
  names: readonly EventName[],
): Promise<StudentEvent[]> {
  const rows = await db
    .selectFrom('xp_activities')
    .select(['event', 'subject', 'day', 'created_at', 'skill', 'course_id'])
    .select(['content_type', 'score'])
    .where('user_id', '=', userId)
    .where('event', 'in', names)
    .orderBy('day')
    .orderBy('created_at')
    .execute()
  return rows.map(eventOf)
}

/** A student's tallies; counted from the ledger when there are none yet or the content has other goals. */
export async function talliesFrom(
  db: AnyDb,
  userId: UserId,
  goals: GoalLists,
  stored: Tallies | null | undefined,
): Promise<Tallies> {
  if (stored?.goals === goals.fingerprint) return stored
  return talliesOf(goals, await eventsNamed(db, userId, eventNames))
}

/** The event of a ledger row, as it comes from a query or from JSON, where an instant is text. */
export function eventOf(row: {
  event: string | null
  subject: string | null
  day: string
  created_at: Date | string
  skill: string | null
  course_id: string | null
  content_type: string | null
  score: number | null
}): StudentEvent {
  return studentEventSchema.parse({
    event: row.event,
    subject: row.subject,
    day: row.day,
    at: new Date(row.created_at),
    skill: row.skill ?? undefined,
    course: row.course_id ?? undefined,
    contentType: row.content_type ?? undefined,
    score: row.score ?? undefined,
  })
}
