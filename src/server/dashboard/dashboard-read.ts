import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { failures } from '#domain/people/messages.ts'
import type { ParameterOf } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import { ownRead } from '../http/own-read.ts'
import type { SessionValues } from '../http/session-query.ts'
import { startedQuests } from '../quests/started-queries.ts'
import { countOfReviewsDue, endOfToday } from '../review/due-queries.ts'

const shownCourses = 5

interface MoreValues {
  /** When tomorrow begins in Jamaica. */
  tomorrow: Date
}
type Parameter = ParameterOf<MoreValues & SessionValues>

/** A student's dashboard, in the statement that identifies them. For everybody else almost nothing. */
export const dashboardRead = ownRead(
  (query, parameter: Parameter) =>
    query
      .leftJoin('user_profiles as profile', 'profile.user_id', 'user.id')
      .leftJoin('student_stats as stats', 'stats.user_id', 'user.id')
      .leftJoin('birth_month_requests as request', (join) =>
        join.onRef('request.user_id', '=', 'user.id').on('request.state', '=', 'asked'),
      )
      .select(['profile.display_name', 'student.school', 'student.grade', 'request.to_month'])
      .select(['student.guardian_email', 'student.goal', 'student.parish', 'student.daily_minutes'])
      .select(['student.questions', 'profile.created_at as joinedAt'])
      .select(['profile.avatar_url', 'student.road_theme', 'student.avatar_frame', 'student.title'])
      .select(['student.birth_month_estimated', 'stats.user_id as statsOf', 'stats.xp'])
      .select(['stats.day_streak', 'stats.longest_streak', 'stats.last_active_day'])
      .select(['stats.freezes', 'stats.counted_days', 'stats.completion', 'stats.activities'])
      .select(['stats.digest', 'stats.tallies'])
      .select([
        openCourses(parameter).as('courses'),
        jsonArrayFrom(
          startedQuests(parameter)
            .where('started.assigned', '=', true)
            .orderBy('started.window_until', (order) => order.asc().nullsLast())
            .orderBy('started.quest_id'),
        ).as('quests'),
        begunSitting(parameter).as('sitting'),
        countOfReviewsDue(parameter).as('reviewsDue'),
      ]),
  {
    failure: failures.userStatsAccess,
    values: (now): MoreValues => ({ tomorrow: endOfToday(now) }),
  },
)

export type DashboardRow = NonNullable<Awaited<ReturnType<typeof dashboardRead.read>>[number]>

/** For sub-selects in a statement about a person. */
const eb = expressionBuilder<Tables, never>()

/** Their titles and lessons are in memory, or read by `openCoursesIn`. */
const openCourses = (parameter: Parameter) =>
  jsonArrayFrom(
    eb
      .selectFrom('user_course_progress')
      .select(['course_id as id', 'completion_percentage as percent'])
      .select('completed_content as completed')
      .where('user_id', '=', parameter('userId'))
      .where('completed_at', 'is', null)
      .orderBy('last_accessed_at', 'desc')
      .orderBy('course_id')
      .limit(shownCourses),
  )

const begunSitting = (parameter: Parameter) =>
  jsonObjectFrom(
    eb
      .selectFrom('assessment_sittings as sitting')
      .innerJoin('assessments', 'assessments.id', 'sitting.assessment_id')
      .select(['assessments.id', 'assessments.title'])
      .where('sitting.user_id', '=', parameter('userId'))
      .where('sitting.answers', '<>', sql<string>`'{}'::jsonb`)
      .orderBy('sitting.started_at', 'desc')
      .limit(1),
  )
