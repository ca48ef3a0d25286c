import { sql } from 'kysely'
import type { GuardianHome } from '#contract/guardians.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { firstName } from '#domain/people/profile.ts'
import type { AnyDb } from '../db/database.ts'

const maxComingUp = 20

interface ComingUp extends Omit<GuardianHome['comingUp'][number], 'student' | 'startsAt'> {
  startsAt: Date
}

/** Planned sessions of these students, and the interviews of those among them who are minors. */
export async function comingUpFor(
  db: AnyDb,
  students: readonly { studentId: UserId; studentName: string; minor: boolean }[],
  now: Date,
): Promise<GuardianHome['comingUp']> {
  if (students.length === 0) return []
  const ids = students.map(({ studentId }) => studentId)
  const minors = students.filter(({ minor }) => minor).map(({ studentId }) => studentId)
  const { rows } = await sql<ComingUp>`
    select session.id::text as id, session.user_id as "studentId", 'session' as kind,
      mentor.display_name as title, session.starts_at as "startsAt"
    from mentor_sessions session join user_profiles mentor on mentor.user_id = session.mentor_id
    where session.user_id = any(${ids}) and session.state = 'planned' and not session.on_hold
      and session.starts_at > ${now}
    union all
    select interview.application_id::text, interview.user_id, 'interview', application.title,
      interview.starts_at
    from interviews interview join applications application
      on application.user_id = interview.user_id and application.id = interview.application_id
    where interview.user_id = any(${minors}) and interview.state = 'planned'
      and application.state = 'interview' and interview.starts_at > ${now}
    order by 5, 1 limit ${maxComingUp}`.execute(db)
  const nameOf = new Map(students.map(({ studentId, studentName }) => [studentId, studentName]))
  return rows.map((row) => ({
    ...row,
    title: row.kind === 'session' ? firstName(row.title) : row.title,
    student: nameOf.get(row.studentId) ?? '',
    startsAt: row.startsAt.toISOString(),
  }))
}

/** What each of these students did since then and has done so far, in counts of what the student's page lists. */
export async function figuresOf(
  db: AnyDb,
  studentIds: readonly UserId[],
  since: Date,
): Promise<GuardianHome['figures']> {
  if (studentIds.length === 0) return []
  const { rows } = await sql<GuardianHome['figures'][number]>`
    select stats.user_id as "studentId",
      (select count(distinct earned.subject)::int from xp_activities earned
        where earned.user_id = stats.user_id and earned.event = 'content-completed'
          and earned.created_at >= ${since}) as lessons,
      (select count(*)::int from user_course_progress progress
        where progress.user_id = stats.user_id and progress.completed_at is not null) as courses,
      (select count(*)::int from applications application
        where application.user_id = stats.user_id and application.state <> 'saved')
        as applications,
      (select count(*)::int from mentor_sessions session
        where session.user_id = stats.user_id and session.state = 'held') as sessions
    from student_stats stats where stats.user_id = any(${[...studentIds]})`.execute(db)
  return rows
}
