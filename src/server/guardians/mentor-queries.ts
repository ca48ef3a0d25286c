import { sql } from 'kysely'
import type { StudentView } from '#contract/guardians.ts'
import { ageBandOf } from '#domain/birth-month.ts'
import { firstName } from '#domain/profile.ts'
import type { Reader } from './queries.ts'

interface Row {
  id: string
  name: string
  jobTitle: string | null
  company: string | null
  nextSessionAt: Date | null
  room: string | null
  birthMonth: string | null
}

/** Mentors that a guardian of this student stopped. */
export async function stoppedMentors(
  db: Reader,
  studentId: string,
): Promise<StudentView['stoppedMentors']> {
  const rows = await db
    .selectFrom('avoided_mentors as stopped')
    .innerJoin('user_profiles as mentor', 'mentor.user_id', 'stopped.avoided_id')
    .select(['mentor.user_id as id', 'mentor.display_name as name'])
    .where('stopped.user_id', '=', studentId)
    .where('stopped.stopped_by', 'is not', null)
    .orderBy('stopped.avoided_at')
    .execute()
  return rows.map(({ id, name }) => ({ id, firstName: firstName(name) }))
}

/** A student's mentors of now. Where they meet next is told of a minor alone: a guardian may sit in. */
export async function mentorsSeen(
  db: Reader,
  studentId: string,
  now: Date,
): Promise<StudentView['mentors']> {
  const { rows } = await sql<Row>`
    select ship.mentor_id as id, mentor.display_name as name, work.job_title as "jobTitle",
      work.company, student.birth_month as "birthMonth",
      (select min(next.starts_at) from mentor_sessions next
        where next.user_id = ship.user_id and next.mentor_id = ship.mentor_id
          and next.state = 'planned' and not next.on_hold and next.starts_at > ${now}) as "nextSessionAt",
      (select room.url from mentor_rooms room join auth_users account on account.id = room.user_id
        where room.user_id = ship.mentor_id and account.suspended_at is null
          and work.verification_status = 'verified') as room
    from mentorships ship
    join user_profiles mentor on mentor.user_id = ship.mentor_id
    left join mentor_profiles work on work.user_id = ship.mentor_id
    left join student_profiles student on student.user_id = ship.user_id
    where ship.user_id = ${studentId} and ship.ended_at is null
    order by ship.started_at`.execute(db)
  return rows.map(({ id, name, jobTitle, company, nextSessionAt, room, birthMonth }) => ({
    id,
    firstName: firstName(name),
    jobTitle: jobTitle ?? '',
    company: company ?? '',
    nextSessionAt: nextSessionAt?.toISOString() ?? null,
    room: nextSessionAt === null || ageBandOf(birthMonth, now) === 'adult' ? null : room,
  }))
}
