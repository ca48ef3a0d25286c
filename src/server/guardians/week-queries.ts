import { sql } from 'kysely'
import type { ApplicationState } from '#domain/openings/application.ts'
import type { GuardianHome } from '#contract/guardians.ts'
import { addDays, dayOf, daysFrom, endOfDay, startOfDay, type Day } from '#domain/day.ts'
import { weekTold, type WeekOfStudent } from '#domain/people/guardian-week.ts'
import { levelOf } from '#domain/ledger/level.ts'
import { firstName } from '#domain/people/profile.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { openApprovals } from './approval-queries.ts'
import { studentSummaries } from './student-queries.ts'

interface Week {
  from: Date
  to: Date
}

/**
 * The week of each student, by name. It contains only what the guardian's page shows: never a chat, a note,
 * an answer, or the title of a course made for the student.
 */
export async function weeksOf(
  db: AnyDb,
  studentIds: readonly UserId[],
  week: Week,
  now: Date,
): Promise<WeekOfStudent[]> {
  const weeks: WeekOfStudent[] = []
  const open = await openApprovals(db, studentIds)
  for (const { id, name, xp, streak } of await studentSummaries(db, studentIds, now)) {
    weeks.push({
      name,
      level: levelOf(xp).level,
      streak,
      ...(await earnedIn(db, id, week)),
      more: {
        lessons: await lessonsIn(db, id, week),
        courses: await coursesIn(db, id, week),
        assessments: await assessmentsIn(db, id, week),
        applications: await applicationsIn(db, id, week),
        nextSession: await nextSessionOf(db, id, now),
        deadlines: await deadlinesOf(db, id, dayOf(now)),
        waits: open.filter(({ studentId }) => studentId === id).map(({ title }) => title),
      },
    })
  }
  return weeks
}

/** Today and the six days before it, as the guardian's home tells them. */
export async function lastSevenDays(
  db: AnyDb,
  studentIds: readonly UserId[],
  now: Date,
): Promise<GuardianHome['weeks']> {
  const from = addDays(dayOf(now), -6)
  const weeks: GuardianHome['weeks'] = []
  for (const studentId of studentIds) {
    const [week] = await weeksOf(
      db,
      [studentId],
      { from: startOfDay(from), to: endOfDay(dayOf(now)) },
      now,
    )
    if (week === undefined) continue
    const { facts, talkAbout } = weekTold(week)
    const days = await xpByDay(db, studentId, from)
    weeks.push({ studentId, facts, talkAbout: talkAbout ?? '', days })
  }
  return weeks
}

async function xpByDay(
  db: AnyDb,
  id: UserId,
  from: Day,
): Promise<GuardianHome['weeks'][number]['days']> {
  const { rows } = await sql<{ day: string; xp: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(amount)::int as xp from xp_activities
    where user_id = ${id} and created_at >= ${startOfDay(from)} group by day`.execute(db)
  const xpOn = new Map(rows.map(({ day, xp }) => [day, xp]))
  return daysFrom(from, 7).map((day) => ({ day, xp: xpOn.get(day) ?? 0 }))
}

async function earnedIn(
  db: AnyDb,
  id: UserId,
  { from, to }: Week,
): Promise<{ xp: number; activities: number }> {
  const { rows } = await sql<{ xp: number; activities: number }>`
    select coalesce(sum(amount), 0)::int as xp,
      (count(*) filter (where amount > 0))::int as activities
    from xp_activities where user_id = ${id} and created_at >= ${from} and created_at < ${to}`.execute(
    db,
  )
  return rows[0] ?? { xp: 0, activities: 0 }
}

async function lessonsIn(db: AnyDb, id: UserId, { from, to }: Week): Promise<number> {
  const { rows } = await sql<{ lessons: number }>`
    select count(distinct subject)::int as lessons from xp_activities
    where user_id = ${id} and event = 'content-completed'
      and created_at >= ${from} and created_at < ${to}`.execute(db)
  return rows[0]?.lessons ?? 0
}

async function coursesIn(db: AnyDb, id: UserId, { from, to }: Week): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select case when course.visible_to is null then course.title
      else 'made for them' end as title
    from user_course_progress progress join courses course on course.id = progress.course_id
    where progress.user_id = ${id} and progress.completed_at >= ${from}
      and progress.completed_at < ${to}
    order by progress.completed_at`.execute(db)
  return rows.map(({ title }) => title)
}

/** The best score in each assessment. */
async function assessmentsIn(
  db: AnyDb,
  id: UserId,
  { from, to }: Week,
): Promise<{ title: string; score: number }[]> {
  const { rows } = await sql<{ title: string; score: number }>`
    select assessment.title, max(result.score)::int as score
    from user_assessment_results result
    join assessments assessment on assessment.id = result.assessment_id
    where result.user_id = ${id} and result.submitted_at >= ${from} and result.submitted_at < ${to}
    group by assessment.id, assessment.title order by max(result.submitted_at)`.execute(db)
  return rows
}

/** Applications sent or answered, in their current state; saved ones are private to the student. */
async function applicationsIn(
  db: AnyDb,
  id: UserId,
  { from, to }: Week,
): Promise<{ title: string; company: string; state: ApplicationState }[]> {
  const { rows } = await sql<{ title: string; company: string; state: ApplicationState }>`
    select application.title, application.company, application.state
    from applications application
    where application.user_id = ${id} and application.state <> 'saved'
      and exists (select from application_events event
        where event.user_id = application.user_id and event.application_id = application.id
          and event.to_state <> 'saved' and event.created_at >= ${from}
          and event.created_at < ${to})
    order by application.updated_at desc`.execute(db)
  return rows
}

async function nextSessionOf(
  db: AnyDb,
  id: UserId,
  now: Date,
): Promise<{ mentor: string; startsAt: string } | null> {
  const row = await db
    .selectFrom('mentor_sessions as session')
    .innerJoin('user_profiles as mentor', 'mentor.user_id', 'session.mentor_id')
    .select(['session.starts_at', 'mentor.display_name'])
    .where('session.user_id', '=', id)
    .where('session.state', '=', 'planned')
    .where('session.on_hold', '=', false)
    .where('session.starts_at', '>', now)
    .orderBy('session.starts_at')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return null
  return { mentor: firstName(row.display_name), startsAt: row.starts_at.toISOString() }
}

/** Deadlines of openings that guardians know about: applied for, or waiting for an approval. */
async function deadlinesOf(
  db: AnyDb,
  id: UserId,
  today: Day,
): Promise<{ title: string; deadline: Day }[]> {
  const { rows } = await sql<{ title: string; deadline: Day }>`
    select title, to_char(deadline, 'YYYY-MM-DD') as deadline from applications
    where user_id = ${id} and state in ('waiting', 'not-sent', 'applied')
      and deadline between ${today}::date and ${addDays(today, 7)}::date
    order by deadline, title`.execute(db)
  return rows
}
