import { daysAfter } from '#domain/day.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { aimWords, slotEnd } from '#domain/mentoring/mentoring.ts'
import { firstName } from '#domain/people/profile.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { CalendarEvent } from '#domain/text/calendar-file.ts'
import type { AnyDb } from '../db/database.ts'

const maxEvents = 200
/** How long what is over or cancelled stays in a calendar. */
export const eventDaysBack = 30

/** Who looks at it: one side, or a guardian of the student. */
interface Reader {
  readerId: UserId
  publicUrl: string
}

/** A session as an event of this reader's calendar; null if there is none. It links to its page, never to its room. */
export async function sessionEvent(
  db: AnyDb,
  { id, ...reader }: Reader & { id: string },
): Promise<CalendarEvent | null> {
  const row = await sessionRows(db).where('session.id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const takesPart = row.user_id === reader.readerId || row.mentor_id === reader.readerId
  return { ...eventFrom(row, reader), details: takesPart ? aimWords[row.aim] : '' }
}

/** The coming and latest sessions of these students. */
export async function sessionEventsOfStudents(
  db: AnyDb,
  studentIds: readonly UserId[],
  reader: Reader & { now: Date },
): Promise<CalendarEvent[]> {
  if (studentIds.length === 0) return []
  const rows = await sessionRows(db)
    .where('session.user_id', 'in', [...studentIds])
    .where('session.starts_at', '>', daysAfter(reader.now, -eventDaysBack))
    .limit(maxEvents)
    .execute()
  return rows.map((row) => eventFrom(row, reader))
}

/** The coming and latest sessions with students that this mentor still meets. */
export async function sessionEventsOfMentor(
  db: AnyDb,
  reader: Reader & { now: Date },
): Promise<CalendarEvent[]> {
  const rows = await sessionRows(db)
    .innerJoin('mentorships as mentorship', (join) =>
      join
        .onRef('mentorship.user_id', '=', 'session.user_id')
        .onRef('mentorship.mentor_id', '=', 'session.mentor_id')
        .on('mentorship.ended_at', 'is', null),
    )
    .where('session.mentor_id', '=', reader.readerId)
    .where('session.starts_at', '>', daysAfter(reader.now, -eventDaysBack))
    .limit(maxEvents)
    .execute()
  return rows.map((row) => eventFrom(row, reader))
}

function sessionRows(db: AnyDb) {
  return db
    .selectFrom('mentor_sessions as session')
    .innerJoin('user_profiles as student', 'student.user_id', 'session.user_id')
    .leftJoin('user_profiles as mentor', 'mentor.user_id', 'session.mentor_id')
    .select(['session.id', 'session.user_id', 'session.mentor_id', 'session.aim'])
    .select(['session.state', 'session.on_hold', 'session.starts_at', 'session.minutes'])
    .select(['session.created_at', 'session.changed_at', 'session.moves'])
    .select(['student.display_name as student', 'mentor.display_name as mentor'])
    .orderBy('session.starts_at', 'desc')
    .orderBy('session.id')
}

type EventRow = Awaited<ReturnType<ReturnType<typeof sessionRows>['execute']>>[number]

/** On hold and cancelled look alike, so that a mentor cannot tell which student reported them. */
function eventFrom(row: EventRow, { readerId, publicUrl }: Reader): CalendarEvent {
  const { created_at: createdAt, changed_at: changedAt, starts_at: startsAt } = row
  const cancelled = row.state === 'cancelled' || row.on_hold
  const seconds = Math.round((changedAt.getTime() - createdAt.getTime()) / 1_000)
  return {
    uid: `mentor-session-${row.id}@${new URL(publicUrl).hostname}`,
    // Grows with every change, as calendars expect; also with two in the same second.
    sequence: seconds + row.moves + (cancelled ? 1 : 0),
    changedAt,
    time: { startsAt, endsAt: slotEnd(startsAt, row.minutes) },
    title: titleFor(row, readerId),
    details: '',
    place: null,
    url: `${publicUrl}${href(pages.mentorSession, { id: row.id })}`,
    cancelled,
  }
}

function titleFor(row: EventRow, readerId: UserId): string {
  const student = firstName(row.student)
  const mentor = row.mentor === null ? 'a mentor' : firstName(row.mentor)
  if (row.user_id === readerId) return `Mentor session with ${mentor}`
  if (row.mentor_id === readerId) return `Mentor session with ${student}`
  return `${student} meets ${mentor}, mentor session`
}
