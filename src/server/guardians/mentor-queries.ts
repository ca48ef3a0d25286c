import type { UserId } from '#domain/people/user-id.ts'
import { sql } from 'kysely'
import type { AnyDb } from '../db/database.ts'
import type { StudentView } from '#contract/guardians.ts'
import { dayFrom } from '#domain/day.ts'
import { ageBandOf } from '#domain/people/birth-month.ts'
import { firstName } from '#domain/people/profile.ts'

const maxGoals = 50

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
  const goals = await goalsOfMinor(db, studentId)
  return rows.map(({ id, name, nextSessionAt, nextSessionId, birthMonth, ...work }) => {
    const isAdult = ageBandOf(birthMonth, now) === 'adult'
    return {
      id,
      firstName: firstName(name),
      jobTitle: work.jobTitle ?? '',
      company: work.company ?? '',
      nextSessionAt: nextSessionAt?.toISOString() ?? null,
      nextSessionId: isAdult ? null : nextSessionId,
      goals: isAdult ? [] : goals.filter(({ mentorId }) => mentorId === id).map(goalFrom),
    }
  })
}

type GoalRow = Awaited<ReturnType<typeof goalsOfMinor>>[number]

/** What a student aims for with each mentor: open goals first, by their day. */
function goalsOfMinor(db: AnyDb, studentId: UserId) {
  return db
    .selectFrom('mentor_goals')
    .select(['id', 'mentor_id as mentorId', 'goal', 'by_day', 'state', 'set_by as setBy'])
    .where('user_id', '=', studentId)
    .where('state', '<>', 'removed')
    .orderBy((goal) => goal('state', '=', 'open'), 'desc')
    .orderBy('by_day')
    .orderBy('id')
    .limit(maxGoals)
    .execute()
}

function goalFrom({ id, goal, by_day: by, state, setBy }: GoalRow) {
  return { id, goal, by: dayFrom(by), done: state === 'done', setBy }
}
