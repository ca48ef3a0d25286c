import { sql, type Selectable } from 'kysely'
import type { MentorName } from '#contract/mentoring.ts'
import { firstName } from '#domain/people/profile.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import type { MentorRequestsTable, ProjectShowingsTable } from '../db/tables.ts'
import { isMinor, seesStudent } from '../guardians/queries.ts'
import { areApart } from './apart-queries.ts'

export interface MentoringPair {
  studentId: UserId
  mentorId: UserId
}

/** Verified, not suspended and not leaving. Queried each time, so that a stopped mentor disappears immediately. */
export function availableMentors(db: AnyDb) {
  return db
    .selectFrom('user_profiles as mentor')
    .innerJoin('mentor_profiles as work', 'work.user_id', 'mentor.user_id')
    .innerJoin('auth_users as account', 'account.id', 'mentor.user_id')
    .where('work.verification_status', '=', 'verified')
    .where('account.suspended_at', 'is', null)
    .where('account.delete_after', 'is', null)
}

export async function isMentorAvailable(db: AnyDb, mentorId: UserId): Promise<boolean> {
  const row = await availableMentors(db)
    .select('mentor.user_id')
    .where('mentor.user_id', '=', mentorId)
    .executeTakeFirst()
  return row !== undefined
}

/** Suspended, refused or deleted. A mentor who is only paused or being checked again may come back. */
export async function isMentorGone(db: AnyDb, mentorId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('auth_users as account')
    .innerJoin('mentor_profiles as work', 'work.user_id', 'account.id')
    .select('account.id')
    .where('account.id', '=', mentorId)
    .where('account.suspended_at', 'is', null)
    .where('work.verification_status', '<>', 'refused')
    .executeTakeFirst()
  return row === undefined
}

/** Available mentors who can be asked: excludes those paused after a report. */
export function mentorsToAsk(db: AnyDb) {
  return availableMentors(db).where((is) =>
    is.not(
      is.exists(
        is
          .selectFrom('paused_people as paused')
          .select('paused.user_id')
          .whereRef('paused.user_id', '=', 'mentor.user_id'),
      ),
    ),
  )
}

/** Whether this mentor may be asked and may accept now. */
export async function takesBookings(db: AnyDb, mentorId: UserId): Promise<boolean> {
  const row = await mentorsToAsk(db)
    .select('mentor.user_id')
    .where('mentor.user_id', '=', mentorId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether this student may see and ask this mentor now. */
export async function isInSight(db: AnyDb, pair: MentoringPair): Promise<boolean> {
  if (!(await takesBookings(db, pair.mentorId))) return false
  const { rows } = await sql<{ apart: boolean }>`
    select ${areApart(pair.studentId, pair.mentorId)} as apart`.execute(db)
  return rows[0]?.apart === false
}

/** Whether the mentor is available, or this student has dealt with them before. */
export async function hasMetMentor(db: AnyDb, pair: MentoringPair): Promise<boolean> {
  if (await isMentorAvailable(db, pair.mentorId)) return true
  const { studentId, mentorId } = pair
  const rows = await Promise.all([
    db
      .selectFrom('mentor_requests')
      .select('user_id')
      .where('user_id', '=', studentId)
      .where('mentor_id', '=', mentorId)
      .executeTakeFirst(),
    db
      .selectFrom('avoided_mentors')
      .select('user_id')
      .where('user_id', '=', studentId)
      .where('avoided_id', '=', mentorId)
      .executeTakeFirst(),
  ])
  return rows.some((row) => row !== undefined)
}

/** Whether the two have an active mentorship. */
export async function isMentoring(
  db: AnyDb,
  { studentId, mentorId }: MentoringPair,
): Promise<boolean> {
  const row = await db
    .selectFrom('mentorships')
    .select('user_id')
    .where('user_id', '=', studentId)
    .where('mentor_id', '=', mentorId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export type MentorRequestRow = Selectable<MentorRequestsTable>
export type ShowingRow = Selectable<ProjectShowingsTable>

/** The request, if it is waiting for this mentor's answer. */
export async function requestTo(db: AnyDb, ref: { mentorId: UserId; id: string }) {
  const row = await db
    .selectFrom('mentor_requests')
    .selectAll()
    .where('mentor_id', '=', ref.mentorId)
    .where('id', '=', ref.id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row ?? null
}

/** The request, if it was passed on to this mentor: never to the mentor who did not answer, or to one the student avoids. */
export async function requestOffered(db: AnyDb, ref: { mentorId: UserId; id: string }) {
  const row = await offeredTo(db, ref.mentorId, ['offered', 'accepted'])
    .selectAll('request')
    .where('request.id', '=', ref.id)
    .executeTakeFirst()
  return row ?? null
}

export function offeredTo(
  db: AnyDb,
  mentorId: UserId,
  states: readonly ('offered' | 'accepted')[],
) {
  return db
    .selectFrom('mentor_requests as request')
    .where('request.offered_at', 'is not', null)
    .where('request.state', 'in', states)
    .where((is) =>
      is.or([
        is('request.state', '=', 'accepted'),
        is('request.mentor_id', 'is distinct from', mentorId),
      ]),
    )
    .where((is) => is.not(areApart(sql.ref('request.user_id'), mentorId)))
}

/** The session, if the caller is its student or its mentor. */
export async function sessionOf(db: AnyDb, ref: { userId: UserId; id: string }) {
  const row = await db
    .selectFrom('mentor_sessions')
    .selectAll()
    .where('id', '=', ref.id)
    .where((is) => is.or([is('user_id', '=', ref.userId), is('mentor_id', '=', ref.userId)]))
    .executeTakeFirst()
  return row ?? null
}

/** Whether this is a student's own session, or a mentor's session with a current student. */
export async function takesPart(db: AnyDb, ref: { userId: UserId; id: string }): Promise<boolean> {
  const session = await sessionOf(db, ref)
  if (session === null) return false
  const { user_id: studentId, mentor_id: mentorId } = session
  return studentId === ref.userId || (mentorId !== null && isMentoring(db, { studentId, mentorId }))
}

/** Whether the caller takes part, or is a guardian of the student, who is under 18. */
export async function seesSession(
  db: AnyDb,
  ref: { userId: UserId; id: string },
  now: Date,
): Promise<boolean> {
  return (await takesPart(db, ref)) || (await studentGuarded(db, ref, now)) !== null
}

/** The student of this session, if they are a minor and the caller is their guardian. */
export async function studentGuarded(
  db: AnyDb,
  { userId: guardianId, id }: { userId: UserId; id: string },
  now: Date,
): Promise<UserId | null> {
  const session = await db
    .selectFrom('mentor_sessions')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (session === undefined) return null
  const { user_id: studentId } = session
  if (!(await seesStudent(db, { guardianId, studentId }, now))) return null
  return (await isMinor(db, studentId, now)) ? studentId : null
}

/** SQL condition on a session: it is ahead, or running. */
export function endsAfter(now: Date) {
  return sql<boolean>`starts_at + minutes * interval '1 minute' > ${now}`
}

export type SessionRow = NonNullable<Awaited<ReturnType<typeof sessionOf>>>

/** The showing to this mentor; null once it was withdrawn or the mentorship has ended. */
export async function showingTo(db: AnyDb, ref: { mentorId: UserId; id: string }) {
  const row = await db
    .selectFrom('project_showings')
    .selectAll()
    .where('shown_to', '=', ref.mentorId)
    .where('id', '=', ref.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** The names of these mentors as shown to a student. */
export async function mentorNames(
  db: AnyDb,
  ids: readonly (UserId | null)[],
): Promise<Map<string, MentorName>> {
  const mentorIds = ids.filter((id) => id !== null)
  if (mentorIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('user_profiles as mentor')
    .leftJoin('mentor_profiles as work', 'work.user_id', 'mentor.user_id')
    .select(['mentor.user_id as id', 'mentor.display_name as name'])
    .select(['work.job_title as jobTitle', 'work.company'])
    .where('mentor.user_id', 'in', mentorIds)
    .execute()
  return new Map(
    rows.map(({ id, name, jobTitle, company }) => [
      id,
      { id, firstName: firstName(name), jobTitle: jobTitle ?? '', company: company ?? '' },
    ]),
  )
}

export async function mentorNameOf(db: AnyDb, id: UserId | null): Promise<string> {
  return (await mentorNames(db, [id])).get(id ?? '')?.firstName ?? 'A mentor'
}

/** 'Andre, Engineer at JPS': as shown to a guardian. */
export async function mentorTitleOf(db: AnyDb, id: UserId): Promise<string> {
  const mentor = (await mentorNames(db, [id])).get(id)
  const work = [mentor?.jobTitle, mentor?.company].filter(Boolean).join(' at ')
  return [mentor?.firstName ?? 'a mentor', work].filter(Boolean).join(', ')
}

export async function studentNameOf(db: AnyDb, id: UserId): Promise<string> {
  const row = await db
    .selectFrom('user_profiles')
    .select('display_name')
    .where('user_id', '=', id)
    .executeTakeFirst()
  return row?.display_name ?? ''
}
