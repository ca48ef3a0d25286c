import { sql } from 'kysely'
import type {
  MentorName,
  MyMentorRequest,
  MyShowing,
  StudentMentoring,
} from '#contract/mentoring.ts'
import { answerBy, hoursAfter, lateAfterHours } from '#domain/mentoring/mentoring.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { isMinor } from '../guardians/queries.ts'
import { mentorNames, mentorsToAsk } from './queries.ts'
import { feedbackFrom, sessionsOfStudent } from './session-queries.ts'

const maxRows = 50

/** A student's mentors, requests, sessions, shown projects and avoided mentors. */
export async function studentMentoring(
  db: AnyDb,
  studentId: UserId,
  now: Date,
): Promise<StudentMentoring> {
  const [mentors, requests, sessions, showings, projects, avoided] = await Promise.all([
    mentorsOf(db, studentId),
    requestsOf(db, studentId, now),
    sessionsOfStudent(db, { studentId }, now),
    showingsOf(db, studentId),
    showableProjects(db, studentId),
    avoidedBy(db, studentId, now),
  ])
  return { mentors, requests, sessions, showings, projects, avoided }
}

/** Only projects of shipped courses: courses made for one student quote what they find hard. */
export function showableProjects(
  db: AnyDb,
  studentId: UserId,
): Promise<StudentMentoring['projects']> {
  return projectsOf(db, studentId)
    .select(['answer.id as workId', 'content.title', 'course.title as course'])
    .orderBy('answer.created_at', 'desc')
    .limit(maxRows)
    .execute()
}

export function projectsOf(db: AnyDb, studentId: UserId) {
  return db
    .selectFrom('content_answers as answer')
    .innerJoin('courses as course', 'course.id', 'answer.course_id')
    .innerJoin('course_content as content', (join) =>
      join
        .onRef('content.course_id', '=', 'answer.course_id')
        .onRef('content.id', '=', 'answer.content_id'),
    )
    .where('answer.user_id', '=', studentId)
    .where('answer.content_type', '=', 'project')
    .where('course.visible_to', 'is', null)
}

async function mentorsOf(db: AnyDb, studentId: UserId): Promise<StudentMentoring['mentors']> {
  const rows = await db
    .selectFrom('mentorships')
    .select(['mentor_id', 'started_at'])
    .where('user_id', '=', studentId)
    .where('ended_at', 'is', null)
    // A reported mentor keeps the row until staff have decided.
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('avoided_mentors as avoided')
            .select('avoided.user_id')
            .whereRef('avoided.user_id', '=', 'mentorships.user_id')
            .whereRef('avoided.avoided_id', '=', 'mentorships.mentor_id'),
        ),
      ),
    )
    .orderBy('started_at')
    .execute()
  const ids = rows.map((row) => row.mentor_id)
  const [names, bookableIds] = await Promise.all([mentorNames(db, ids), idsTakingBookings(db, ids)])
  return rows.flatMap(({ mentor_id: id, started_at: since }) => {
    const name = names.get(id)
    if (name === undefined) return []
    return [{ ...name, since: since.toISOString(), away: !bookableIds.has(id) }]
  })
}

async function idsTakingBookings(db: AnyDb, ids: readonly UserId[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await mentorsToAsk(db)
    .select('mentor.user_id as id')
    .where('mentor.user_id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function requestsOf(db: AnyDb, studentId: UserId, now: Date): Promise<MyMentorRequest[]> {
  const rows = await db
    .selectFrom('mentor_requests')
    .selectAll()
    .where('user_id', '=', studentId)
    .orderBy(sql`state in ('held', 'waiting', 'offered')`, 'desc')
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(maxRows)
    .execute()
  const names = await mentorNames(
    db,
    rows.flatMap((row) => [row.mentor_id, row.proposed_by]),
  )
  return rows.map((row) => ({
    id: row.id,
    proposal: proposalOf(row, names.get(row.proposed_by ?? '')),
    mentor: names.get(row.mentor_id ?? '') ?? null,
    state: row.state,
    skill: row.skill,
    aim: row.aim,
    startsAt: row.starts_at.toISOString(),
    askedAt: row.asked_at.toISOString(),
    heldUntil: row.held_until?.toISOString() ?? null,
    answerBy: row.state === 'waiting' ? answerBy(row.asked_at, row.starts_at).toISOString() : null,
    late: row.state === 'waiting' && hoursAfter(row.asked_at, lateAfterHours) <= now,
  }))
}

function proposalOf(
  row: { proposed_at: Date | null; proposed_until: Date | null },
  mentor: MentorName | undefined,
): MyMentorRequest['proposal'] {
  const { proposed_at: startsAt, proposed_until: until } = row
  if (mentor === undefined || startsAt === null || until === null) return null
  return { mentor, startsAt: startsAt.toISOString(), until: until.toISOString() }
}

async function showingsOf(db: AnyDb, studentId: UserId): Promise<MyShowing[]> {
  const rows = await db
    .selectFrom('project_showings as showing')
    .leftJoin('mentor_feedback as feedback', (join) =>
      join
        .onRef('feedback.user_id', '=', 'showing.user_id')
        .onRef('feedback.showing_id', '=', 'showing.id'),
    )
    .selectAll('showing')
    .select(['feedback.levels', 'feedback.next_step', 'feedback.verdict', 'feedback.given_at'])
    .where('showing.user_id', '=', studentId)
    .orderBy('showing.shown_at', 'desc')
    .orderBy('showing.id')
    .limit(maxRows)
    .execute()
  const names = await mentorNames(
    db,
    rows.map((row) => row.shown_to),
  )
  return rows.map((row) => ({
    id: row.id,
    workId: row.work_id,
    title: row.title,
    mentor: names.get(row.shown_to ?? '') ?? null,
    shownAt: row.shown_at.toISOString(),
    open: row.ended_at === null && row.shown_to !== null,
    feedback: feedbackFrom(row),
  }))
}

async function avoidedBy(
  db: AnyDb,
  studentId: UserId,
  now: Date,
): Promise<StudentMentoring['avoided']> {
  const rows = await db
    .selectFrom('avoided_mentors')
    .select('avoided_id')
    .where('user_id', '=', studentId)
    .orderBy('avoided_at')
    .execute()
  const stops = await stoppedMentors(db, studentId, now)
  const ids = [
    ...rows.map((row) => row.avoided_id).filter((id) => !stops.held.has(id)),
    ...stops.own,
  ]
  return [...(await mentorNames(db, ids)).values()]
}

/** Mentors stopped by a guardian, which a minor cannot allow again; at 18 it is their own choice. */
async function stoppedMentors(
  db: AnyDb,
  studentId: UserId,
  now: Date,
): Promise<{ held: ReadonlySet<string>; own: readonly UserId[] }> {
  const rows = await db
    .selectFrom('mentor_stops')
    .select('stopped_id')
    .where('user_id', '=', studentId)
    .where('lifted_at', 'is', null)
    .execute()
  const ids = rows.map((row) => row.stopped_id)
  return (await isMinor(db, studentId, now))
    ? { held: new Set(ids), own: [] }
    : { held: new Set(), own: ids }
}
