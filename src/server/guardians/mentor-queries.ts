import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { sql } from 'kysely'
import type { StudentView } from '#contract/guardians.ts'
import { ageBandOf } from '#domain/people/birth-month.ts'
import { firstName } from '#domain/people/profile.ts'

interface Row {
  id: UserId
  name: string
  jobTitle: string | null
  company: string | null
  nextSessionAt: Date | null
  nextSessionId: string | null
  birthMonth: string | null
}

/** A student's current mentors. The next session's page is only for a minor's guardians, who may sit in. */
export async function visibleMentors(
  db: AnyDb,
  studentId: UserId,
  now: Date,
): Promise<StudentView['mentors']> {
  const { rows } = await sql<Row>`
    select mentorship.mentor_id as id, mentor.display_name as name, work.job_title as "jobTitle",
      work.company, student.birth_month as "birthMonth",
      next.starts_at as "nextSessionAt", next.id as "nextSessionId"
    from mentorships mentorship
    join user_profiles mentor on mentor.user_id = mentorship.mentor_id
    left join mentor_profiles work on work.user_id = mentorship.mentor_id
    left join student_profiles student on student.user_id = mentorship.user_id
    left join lateral (
      select starts_at, id from mentor_sessions session
      where session.user_id = mentorship.user_id and session.mentor_id = mentorship.mentor_id
        and session.state = 'planned' and not session.on_hold
        and session.starts_at + session.minutes * interval '1 minute' > ${now}
      order by starts_at limit 1
    ) next on true
    where mentorship.user_id = ${studentId} and mentorship.ended_at is null
    order by mentorship.started_at`.execute(db)
  return rows.map(({ id, name, jobTitle, company, nextSessionAt, nextSessionId, birthMonth }) => ({
    id,
    firstName: firstName(name),
    jobTitle: jobTitle ?? '',
    company: company ?? '',
    nextSessionAt: nextSessionAt?.toISOString() ?? null,
    nextSessionId: ageBandOf(birthMonth, now) === 'adult' ? null : nextSessionId,
  }))
}
