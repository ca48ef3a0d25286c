import type { Selectable } from 'kysely'
import type { Interview } from '#contract/interviews.ts'
import {
  interviewEnd,
  interviewStateAt,
  mayCancelInterview,
  maySayNone,
  openTimes,
  type PlannedInterview,
} from '#domain/openings/interview.ts'
import { isRoomOpen } from '#domain/mentoring/meeting-room.ts'
import type { AnyDb } from '../db/database.ts'
import type { InterviewsTable } from '../db/tables.ts'
import type { ApplicationRow } from './queries.ts'

export type InterviewRow = Selectable<InterviewsTable>

export async function interviewOf(
  db: AnyDb,
  application: Pick<ApplicationRow, 'user_id' | 'id'>,
): Promise<InterviewRow | null> {
  const row = await db
    .selectFrom('interviews')
    .selectAll()
    .where('user_id', '=', application.user_id)
    .where('application_id', '=', application.id)
    .executeTakeFirst()
  return row ?? null
}

/** The interviews of these applications, keyed by application id. */
export async function interviewsOf(
  db: AnyDb,
  applications: readonly Pick<ApplicationRow, 'user_id' | 'id'>[],
): Promise<Map<string, InterviewRow>> {
  if (applications.length === 0) return new Map()
  const rows = await db
    .selectFrom('interviews')
    .selectAll()
    .where('user_id', 'in', [...new Set(applications.map((each) => each.user_id))])
    .where(
      'application_id',
      'in',
      applications.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.map((row) => [row.application_id, row]))
}

export function plannedFrom(row: InterviewRow): PlannedInterview {
  return {
    state: row.state,
    times: row.times.map((time) => new Date(time)),
    startsAt: row.starts_at,
    round: row.round,
  }
}

/** The interview as both sides see it; the room only while it is open. */
export function interviewFrom(row: InterviewRow, now: Date): Interview {
  const planned = plannedFrom(row)
  const state = interviewStateAt(planned, now)
  const startsAt = row.starts_at
  const isOpen =
    state === 'planned' && startsAt !== null && isRoomOpen(startsAt, now, interviewEnd(startsAt))
  return {
    state,
    times: state === 'proposed' ? openTimes(planned, now).map((time) => time.toISOString()) : [],
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: startsAt === null ? null : interviewEnd(startsAt).toISOString(),
    way: row.way,
    place: row.place,
    contactName: row.contact_name,
    contactPosition: row.contact_position,
    bring: row.bring,
    room: isOpen ? row.room : null,
    maySayNone: maySayNone(planned, now),
    mayCancel: mayCancelInterview(planned, now),
    cancelledBy: row.cancelled_by,
    cancelReason: row.cancel_reason,
  }
}
