import { sql } from 'kysely'
import type { AgeBand } from '#domain/people/birth-month.ts'
import { dayOf } from '#domain/day.ts'
import type { ReportPlace } from '#domain/safety/person-report.ts'
import { firstName } from '#domain/people/profile.ts'
import type { Role } from '#domain/people/role.ts'
import { type UserId, userIdSchema } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { seesStudent } from '../guardians/queries.ts'
import { isUuid } from '../http/uuid.ts'
import { hasMetMentor } from '../mentoring/queries.ts'
import { readableOpening } from '../openings/queries.ts'

export interface Reporter {
  userId: UserId
  /** The business they work for. */
  actsFor: UserId
  role: Role
  ageBand: AgeBand
}

/** The reported person, and how the reporter knows them. */
export interface Relation {
  aboutId: UserId
  /** The name the reporter may know: never more than their pages show. */
  name: string
  /** Whether they have dealt with each other, so that an unsafe report pauses the reported person. */
  close: boolean
  /** The student it is about or who made it, if the reported person is a mentor. */
  studentId: UserId | null
}

interface RelationQuery {
  reporter: Reporter
  place: ReportPlace
  id: string
  now: Date
}

/** How the reporter knows the person at that place and id; null when they do not. */
export async function relationAt(db: AnyDb, query: RelationQuery): Promise<Relation | null> {
  const { reporter, place, id } = query
  if (!isUuid(id)) return null
  const relation = await finders[`${reporter.role}:${place}`]?.(db, query)
  return relation ?? null
}

type FindRelation = (db: AnyDb, query: RelationQuery) => Promise<Relation | null>

/** All pairs of roles that can meet. */
const finders: Partial<Record<`${Role}:${ReportPlace}`, FindRelation>> = {
  'student:session': atSession,
  'mentor:session': atSession,
  'student:mentor': mentorOfStudent,
  'guardian:mentor': mentorOfLinkedStudent,
  'student:guardian': guardianOfStudent,
  'guardian:student': studentOfGuardian,
  'mentor:student': studentOfMentor,
  'student:business': businessOfOpening,
  'guardian:business': businessOfOpening,
  'business:applicant': applicant,
}

async function atSession(db: AnyDb, { reporter, id }: RelationQuery): Promise<Relation | null> {
  const isStudent = reporter.role === 'student'
  const session = await db
    .selectFrom('mentor_sessions')
    .select(['user_id', 'mentor_id'])
    .where('id', '=', id)
    .where(isStudent ? 'user_id' : 'mentor_id', '=', reporter.userId)
    .executeTakeFirst()
  const aboutId = isStudent ? session?.mentor_id : session?.user_id
  if (session === undefined || aboutId == null) return null
  return relationTo(db, aboutId, { close: true, studentId: session.user_id })
}

async function mentorOfStudent(
  db: AnyDb,
  { reporter, id }: RelationQuery,
): Promise<Relation | null> {
  const mentorId = userIdSchema.parse(id)
  const pair = { studentId: reporter.userId, mentorId }
  const close = await haveDealt(db, pair)
  if (!close && !(await hasMetMentor(db, pair))) return null
  return relationTo(db, mentorId, { close, studentId: reporter.userId })
}

/** A mentor that one of the guardian's students asked or met. */
async function mentorOfLinkedStudent(
  db: AnyDb,
  { reporter, id, now }: RelationQuery,
): Promise<Relation | null> {
  const mentorId = userIdSchema.parse(id)
  const requests = await db
    .selectFrom('mentor_requests as request')
    .innerJoin('guardian_links as link', 'link.user_id', 'request.user_id')
    .select('request.user_id as studentId')
    .distinct()
    .where('request.mentor_id', '=', mentorId)
    .where('link.guardian_id', '=', reporter.userId)
    .execute()
  let requestingStudentId: UserId | null = null
  for (const { studentId } of requests) {
    if (!(await seesStudent(db, { guardianId: reporter.userId, studentId }, now))) continue
    if (await haveDealt(db, { studentId, mentorId })) {
      return relationTo(db, mentorId, { close: true, studentId })
    }
    requestingStudentId = studentId
  }
  return requestingStudentId === null
    ? null
    : relationTo(db, mentorId, { close: false, studentId: requestingStudentId })
}

function guardianOfStudent(db: AnyDb, { reporter, id }: RelationQuery): Promise<Relation | null> {
  const guardianId = userIdSchema.parse(id)
  return inLink(db, { studentId: reporter.userId, guardianId }, guardianId)
}

function studentOfGuardian(db: AnyDb, { reporter, id }: RelationQuery): Promise<Relation | null> {
  const studentId = userIdSchema.parse(id)
  return inLink(db, { studentId, guardianId: reporter.userId }, studentId)
}

/** Includes ended links, because things can be reported afterwards. */
async function inLink(
  db: AnyDb,
  pair: { studentId: UserId; guardianId: UserId },
  aboutId: UserId,
): Promise<Relation | null> {
  const link = await db
    .selectFrom('guardian_links')
    .select('user_id')
    .where('user_id', '=', pair.studentId)
    .where('guardian_id', '=', pair.guardianId)
    .executeTakeFirst()
  return link === undefined ? null : relationTo(db, aboutId, { close: false, studentId: null })
}

async function studentOfMentor(
  db: AnyDb,
  { reporter, id }: RelationQuery,
): Promise<Relation | null> {
  const studentId = userIdSchema.parse(id)
  const hasMet = await haveSession(db, { studentId, mentorId: reporter.userId })
  return hasMet ? relationTo(db, studentId, { close: false, studentId }) : null
}

/** A session, a mentorship, or a request that reached the mentor (not one waiting for a guardian). */
async function haveDealt(
  db: AnyDb,
  pair: { studentId: UserId; mentorId: UserId },
): Promise<boolean> {
  const { rows } = await sql<{ dealt: boolean }>`
    select exists (select from mentor_sessions
        where user_id = ${pair.studentId} and mentor_id = ${pair.mentorId})
      or exists (select from mentorships
        where user_id = ${pair.studentId} and mentor_id = ${pair.mentorId})
      or exists (select from mentor_requests
        where user_id = ${pair.studentId} and mentor_id = ${pair.mentorId}
          and (state in ('waiting', 'offered', 'accepted', 'declined') or answered_at is not null))
      as dealt`.execute(db)
  return rows[0]?.dealt ?? false
}

async function haveSession(
  db: AnyDb,
  pair: { studentId: UserId; mentorId: UserId },
): Promise<boolean> {
  const session = await db
    .selectFrom('mentor_sessions')
    .select('id')
    .where('user_id', '=', pair.studentId)
    .where('mentor_id', '=', pair.mentorId)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}

/** The business behind an opening that they can see, or that they or their student applied to. */
async function businessOfOpening(
  db: AnyDb,
  { reporter, id, now }: RelationQuery,
): Promise<Relation | null> {
  const opening = await db
    .selectFrom('opportunities')
    .select(['business_id', 'company'])
    .where('id', '=', id)
    .where('business_id', 'is not', null)
    .executeTakeFirst()
  const aboutId = opening?.business_id
  if (opening === undefined || aboutId == null) return null
  const { rows } = await sql<{ here: boolean; sent: boolean; mine: boolean; student: UserId }>`
    select bool_or(sent.opportunity_id = ${id}) as here, sent.user_id = ${reporter.userId} as mine,
      bool_or(sent.state not in ('saved', 'waiting', 'not-sent')) as sent, sent.user_id as student
    from applications sent join opportunities posted on posted.id = sent.opportunity_id
    where posted.business_id = ${aboutId} and (sent.user_id = ${reporter.userId}
      or sent.user_id in (select user_id from guardian_links where guardian_id = ${reporter.userId}))
    group by sent.user_id`.execute(db)
  const isVisible = await Promise.all(
    rows.map(
      async ({ mine, student: studentId }) =>
        mine || (await seesStudent(db, { guardianId: reporter.userId, studentId }, now)),
    ),
  )
  const visibleRows = rows.filter((_row, index) => isVisible[index])
  const viewer = {
    userId: reporter.userId,
    student: reporter.role === 'student',
    adult: reporter.role !== 'student' || reporter.ageBand === 'adult',
    today: dayOf(now),
  }
  const readable =
    visibleRows.some(({ here }) => here) || (await readableOpening(db, viewer, id)) !== null
  if (!readable) return null
  return {
    aboutId,
    name: opening.company,
    close: visibleRows.some(({ sent }) => sent),
    studentId: null,
  }
}

/** Applicants share only what they chose with a business, so they are not named. */
async function applicant(db: AnyDb, { reporter, id }: RelationQuery): Promise<Relation | null> {
  const application = await db
    .selectFrom('applications as sent')
    .innerJoin('opportunities as posted', 'posted.id', 'sent.opportunity_id')
    .select('sent.user_id as aboutId')
    .where('sent.id', '=', id)
    .where('posted.business_id', '=', reporter.actsFor)
    .executeTakeFirst()
  if (application === undefined) return null
  return { aboutId: application.aboutId, name: 'An applicant', close: false, studentId: null }
}

async function relationTo(
  db: AnyDb,
  aboutId: UserId,
  rest: Pick<Relation, 'close' | 'studentId'>,
): Promise<Relation | null> {
  const person = await db
    .selectFrom('user_profiles')
    .select('display_name')
    .where('user_id', '=', aboutId)
    .executeTakeFirst()
  if (person === undefined) return null
  return { aboutId, name: firstName(person.display_name), ...rest }
}
