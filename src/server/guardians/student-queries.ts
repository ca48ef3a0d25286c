import { sql } from 'kysely'
import type { StudentProgress, StudentView } from '#contract/guardians.ts'
import { avatarFrom } from '#domain/people/avatar.ts'
import { dayFrom, dayOf } from '#domain/day.ts'
import { isPassed } from '#domain/learning/finished-and-shown.ts'
import { streakOn } from '#domain/ledger/streak.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { passedDaysOf } from '../simulations/queries.ts'
import { visibleApplications } from './application-queries.ts'
import { visibleMentors } from './mentor-queries.ts'
import { guardiansOfMinor, isMinor } from './queries.ts'
import { newGuardiansNotice } from './questioned-queries.ts'
import { stoppedMentors } from './stop-queries.ts'

const maxActivities = 20
const maxRows = 50

/** Everything a guardian sees about a student; the student is shown the same. */
export async function studentView(
  db: AnyDb,
  { studentId, viewerId }: { studentId: UserId; viewerId: UserId },
  now: Date,
): Promise<StudentView> {
  const [summaries, courses, assessments, simulations, activities, applications, ...others] =
    await Promise.all([
      studentSummaries(db, [studentId], now),
      coursesOf(db, studentId),
      assessmentsOf(db, studentId),
      passedDaysOf(db, studentId),
      recentActivities(db, [studentId], maxActivities),
      visibleApplications(db, studentId, now),
      visibleMentors(db, studentId, now),
      stoppedMentors(db, { studentId, viewerId }, now),
      isMinor(db, studentId, now),
      guardiansOfMinor(db, studentId, now),
    ])
  const [mentors, stops, minor, links] = others
  const [student] = summaries
  if (student === undefined) throw new Error('A student without stats')
  return {
    student,
    courses,
    assessments,
    simulations,
    activities: activities.map(({ studentId: _studentId, ...activity }) => activity),
    applications,
    mentors,
    stoppedMentors: stops,
    minor,
    guardians: links.length,
    newGuardians: await newGuardiansNotice(db, links, viewerId),
  }
}

export async function studentSummaries(
  db: AnyDb,
  studentIds: readonly UserId[],
  now: Date,
): Promise<StudentProgress[]> {
  if (studentIds.length === 0) return []
  const rows = await db
    .selectFrom('student_stats as stats')
    .innerJoin('user_profiles as profile', 'profile.user_id', 'stats.user_id')
    .selectAll('stats')
    .select(['profile.display_name as name', 'profile.avatar_url'])
    .where('stats.user_id', 'in', studentIds)
    .orderBy('profile.display_name')
    .execute()
  return rows.map((row) => {
    const lastDay = row.last_active_day === null ? null : dayFrom(row.last_active_day)
    const streak = streakOn(
      {
        streak: row.day_streak,
        longest: row.longest_streak,
        lastDay,
        freezes: row.freezes,
        counted: row.counted_days,
      },
      dayOf(now),
    )
    return {
      id: row.user_id,
      name: row.name,
      avatar: avatarFrom(row.avatar_url),
      xp: row.xp,
      streak,
      completion: row.completion,
      activities: row.activities,
      lastActiveDay: lastDay,
    }
  })
}

interface VisibleActivity {
  studentId: UserId
  id: string
  type: string
  description: string
  amount: number
  at: string
}

/**
 * The latest activities. The title of a course made for a student quotes what they find hard, so it is
 * private to the student. So are questions to the advisor.
 */
export async function recentActivities(
  db: AnyDb,
  studentIds: readonly UserId[],
  count: number,
): Promise<VisibleActivity[]> {
  if (studentIds.length === 0) return []
  const { rows } = await sql<Omit<VisibleActivity, 'at'> & { created_at: Date }>`
    select newest.user_id as "studentId", newest.id, newest.type, newest.amount, newest.created_at,
      case when newest.course is null or course.id is not null then newest.description
        else 'Studied in a course made for them' end as description
    from (select *, coalesce(course_id,
        substring(award_key from '^(?:content|quiz|course|course-skill):([^/]+)')) as course
      from xp_activities
      where user_id in (${sql.join([...studentIds])}) and award_key not like 'advisor%'
        and award_key not like 'opportunity-viewed:%' and amount > 0
      order by created_at desc, id limit ${count}) as newest
    left join courses course on course.id = newest.course and course.visible_to is null
    order by newest.created_at desc, newest.id`.execute(db)
  return rows.map(({ created_at: at, ...activity }) => ({ ...activity, at: at.toISOString() }))
}

/** Courses of the catalogue only; a course made for the student is not named. */
async function coursesOf(db: AnyDb, studentId: UserId): Promise<StudentView['courses']> {
  const rows = await db
    .selectFrom('user_course_progress as progress')
    .innerJoin('courses as course', 'course.id', 'progress.course_id')
    .select(['course.id', 'course.title', 'progress.completion_percentage as percent'])
    .select(sql<boolean>`progress.completed_at is not null`.as('finished'))
    .where('progress.user_id', '=', studentId)
    .where('course.visible_to', 'is', null)
    .orderBy('progress.last_accessed_at', 'desc')
    .limit(maxRows)
    .execute()
  return rows
}

/** The latest and the best score of each assessment, never the answers. */
async function assessmentsOf(db: AnyDb, studentId: UserId): Promise<StudentView['assessments']> {
  const { rows } = await sql<{
    id: string
    title: string
    score: number
    best: number
    submitted_at: Date
  }>`
    select distinct on (result.assessment_id) result.assessment_id as id, assessment.title,
      result.score, max(result.score) over (partition by result.assessment_id) as best,
      result.submitted_at
    from user_assessment_results result
    join assessments assessment on assessment.id = result.assessment_id
    where result.user_id = ${studentId}
    order by result.assessment_id, result.submitted_at desc limit ${maxRows}`.execute(db)
  return rows
    .toSorted((a, b) => b.submitted_at.getTime() - a.submitted_at.getTime())
    .map(({ submitted_at: at, ...result }) => ({
      ...result,
      shown: isPassed(result.best),
      at: at.toISOString(),
    }))
}
