import { sql, type Selectable } from 'kysely'
import type {
  MentorFeedback,
  MentorSession,
  MyMentorSession,
  SessionPage,
} from '#contract/mentoring.ts'
import { isRoomOpen } from '#domain/mentoring/meeting-room.ts'
import { mayCancel, maySay, type SessionSide } from '#domain/mentoring/mentor-session.ts'
import { slotEnd } from '#domain/mentoring/mentoring.ts'
import { firstName, nameAndInitial } from '#domain/people/profile.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import type { MentorFeedbackTable } from '../db/tables.ts'
import { notFound } from '../http/refusal.ts'
import {
  mentorNames,
  availableMentors,
  studentGuarded,
  studentNameOf,
  type SessionRow,
} from './queries.ts'

const maxSessions = 100
const noSession = 'Session not found'

/** A student's sessions: planned ones, then past ones, newest first. */
export async function sessionsOfStudent(
  db: AnyDb,
  filter: { studentId: UserId; id?: string },
  now: Date,
): Promise<MyMentorSession[]> {
  let query = sessions(db).where('session.user_id', '=', filter.studentId)
  if (filter.id !== undefined) query = query.where('session.id', '=', filter.id)
  const rows = await query.limit(maxSessions).execute()
  const names = await mentorNames(
    db,
    rows.map((row) => row.mentor_id),
  )
  return rows.map((row) => ({
    ...sessionFor(row, 'student', now),
    mentor: names.get(row.mentor_id ?? '') ?? null,
    feedback: feedbackFrom(row),
  }))
}

/** A mentor's sessions with their current students, in the same order. */
export async function sessionsOfMentor(
  db: AnyDb,
  filter: { mentorId: UserId; studentId?: UserId; id?: string },
  now: Date,
): Promise<MentorSession[]> {
  let query = sessions(db)
    .innerJoin('mentorships as mentorship', (join) =>
      join
        .onRef('mentorship.user_id', '=', 'session.user_id')
        .onRef('mentorship.mentor_id', '=', 'session.mentor_id')
        .on('mentorship.ended_at', 'is', null),
    )
    .innerJoin('user_profiles as student', 'student.user_id', 'session.user_id')
    .select('student.display_name as studentName')
    .where('session.mentor_id', '=', filter.mentorId)
  if (filter.studentId !== undefined) query = query.where('session.user_id', '=', filter.studentId)
  if (filter.id !== undefined) query = query.where('session.id', '=', filter.id)
  const rows = await query.limit(maxSessions).execute()
  return rows.map((row) => ({
    ...sessionFor(row, 'mentor', now),
    student: { id: row.user_id, name: nameAndInitial(row.studentName) },
    mayMove: row.state === 'planned' && !row.on_hold && !row.paused && row.starts_at > now,
    mayReview: row.state === 'held' || (row.state === 'planned' && row.mentor_said === 'held'),
    feedbackGiven: row.levels !== null,
  }))
}

/** One session, for either side or a guardian of a minor. */
export async function sessionPage(
  db: AnyDb,
  { userId, id }: { userId: UserId; id: string },
  now: Date,
): Promise<SessionPage> {
  const [ownSession] = await sessionsOfStudent(db, { studentId: userId, id }, now)
  if (ownSession !== undefined) return { side: 'student', session: ownSession }
  const [mentorSession] = await sessionsOfMentor(db, { mentorId: userId, id }, now)
  if (mentorSession !== undefined) return { side: 'mentor', session: mentorSession }
  const studentId = await studentGuarded(db, { userId, id }, now)
  const [session] = studentId === null ? [] : await sessionsOfStudent(db, { studentId, id }, now)
  if (studentId === null || session === undefined) throw notFound(noSession)
  const name = firstName(await studentNameOf(db, studentId))
  return {
    side: 'guardian',
    student: { id: studentId, name },
    session: {
      ...session,
      move: null,
      said: null,
      maySay: false,
      mayCancel: false,
      feedback: null,
    },
  }
}

/** Planned sessions first, so that the limit never cuts them off. */
function sessions(db: AnyDb) {
  return db
    .selectFrom('mentor_sessions as session')
    .leftJoin('mentor_feedback as feedback', (join) =>
      join
        .onRef('feedback.user_id', '=', 'session.user_id')
        .onRef('feedback.session_id', '=', 'session.id'),
    )
    .leftJoin('session_moves as move', (join) =>
      join
        .onRef('move.user_id', '=', 'session.user_id')
        .onRef('move.session_id', '=', 'session.id'),
    )
    .selectAll('session')
    .select(['move.times as moveTimes', 'move.answer_until as moveUntil'])
    .select(['feedback.levels', 'feedback.next_step', 'feedback.verdict', 'feedback.given_at'])
    .select((is) =>
      is
        .exists(
          availableMentors(db)
            .select('mentor.user_id')
            .whereRef('mentor.user_id', '=', sql.ref('session.mentor_id')),
        )
        .as('mentorThere'),
    )
    .select(
      sql<boolean>`exists (select from paused_people where user_id = session.mentor_id)`.as(
        'paused',
      ),
    )
    .orderBy(sql`session.state = 'planned'`, 'desc')
    .orderBy('session.starts_at', 'desc')
    .orderBy('session.id')
}

type ListedRow = SessionRow & {
  mentorThere: unknown
  paused: boolean
  moveTimes: string[] | null
  moveUntil: Date | null
}

/** Shows a reported mentor all sessions alike, so that they cannot tell which student reported them. */
function asMentorSees(row: ListedRow, now: Date): ListedRow {
  if (row.cancel_reason !== 'under-review') return row
  return row.paused && row.starts_at > now
    ? { ...row, state: 'planned', cancel_reason: null, on_hold: true }
    : { ...row, cancel_reason: 'mentor-away' }
}

function sessionFor(storedRow: ListedRow, side: SessionSide, now: Date) {
  const row = side === 'mentor' ? asMentorSees(storedRow, now) : storedRow
  const state = row.state
  const startsAt = row.starts_at
  const endsAt = slotEnd(startsAt, row.minutes)
  const onHold = row.on_hold && state === 'planned'
  const mayOpenRoom = state === 'planned' && !onHold && row.mentorThere === true && !row.paused
  const outcome = side === 'student' ? row.student_said : row.mentor_said
  return {
    id: row.id,
    state,
    skill: row.skill,
    aim: row.aim,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    minutes: row.minutes,
    onHold,
    room: mayOpenRoom && isRoomOpen(startsAt, now, endsAt) ? row.room : null,
    move: onHold || state !== 'planned' ? null : moveFrom(row, now),
    said: outcome,
    maySay: !onHold && maySay({ state, endsAt, said: outcome }, now),
    mayCancel: storedRow.state === 'planned' && mayCancel({ state, startsAt }, now),
    cancelledBy: row.cancelled_by,
    cancelReason: row.cancel_reason,
  }
}

function moveFrom({ moveTimes, moveUntil }: ListedRow, now: Date): MentorSession['move'] {
  if (moveTimes === null || moveUntil === null || moveUntil <= now) return null
  return { times: moveTimes, until: moveUntil.toISOString() }
}

/** A left join: without feedback, all of its columns are null. */
type FeedbackColumns = {
  [Column in keyof MentorFeedbackTable]: Selectable<MentorFeedbackTable>[Column] | null
}

/** A mentor's feedback, from a row with its columns. */
export function feedbackFrom(
  row: Pick<FeedbackColumns, 'levels' | 'next_step' | 'verdict' | 'given_at'>,
): MentorFeedback | null {
  const { levels, next_step: nextStep, verdict, given_at: givenAt } = row
  if (levels === null || nextStep === null || givenAt === null) return null
  return { levels, nextStep, verdict, at: givenAt.toISOString() }
}
