import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { bestPaidFrom } from '#domain/ledger/xp.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { statement, type ParameterOf } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import { ownRead } from '../http/own-read.ts'
import { countOfReviewsDue, endOfToday } from '../review/due-queries.ts'
import { startedQuests } from './started-queries.ts'

const maxDone = 10

interface BoardValues {
  now: Date
  /** When tomorrow begins in Jamaica. */
  tomorrow: Date
}
type Parameter = ParameterOf<BoardValues & { userId: UserId }>

/** For sub-selects in a statement about a person. */
const eb = expressionBuilder<Tables, never>()

/** The board of the caller, in the statement that identifies them. */
export const ownBoard = ownRead(
  (query, parameter: Parameter) => query.select(boardColumns(parameter)),
  { values: boardValues },
)

export type BoardRow = Awaited<ReturnType<typeof boardStatement>>[number]

/** The board of any student. */
export const boardStatement = statement(
  (db, parameter: ParameterOf<BoardValues & { userId: UserId }>) =>
    db
      .selectFrom('auth_users as user')
      .leftJoin('student_profiles as student', 'student.user_id', 'user.id')
      .select(['user.id as userId', 'student.birth_month as birthMonth'])
      .select(boardColumns(parameter))
      .where('user.id', '=', parameter('userId')),
)

export function boardValues(now: Date): BoardValues {
  return { now, tomorrow: endOfToday(now) }
}

function boardColumns(parameter: Parameter) {
  return [
    eb
      .selectFrom('student_stats')
      .select('tallies')
      .where('user_id', '=', parameter('userId'))
      .as('tallies'),
    jsonArrayFrom(
      startedQuests(parameter)
        .select(['started.started_at as startedAt'])
        .select(['started.window_from as from', 'started.window_until as until'])
        .orderBy('started.started_at')
        .orderBy('started.quest_id'),
    ).as('started'),
    newestDone(parameter).as('done'),
    courseProgress(parameter).as('courses'),
    improvable(parameter).as('improvable'),
    plannedSessions(parameter).as('planned'),
    isGuarded(parameter).as('guarded'),
    hasVerifiedMentor().as('verified'),
    countOfReviewsDue(parameter).as('reviewsDue'),
  ] as const
}

const newestDone = (parameter: Parameter) =>
  jsonArrayFrom(
    eb
      .selectFrom('xp_activities')
      .select(['subject', 'description', 'amount', 'created_at as at'])
      .where('user_id', '=', parameter('userId'))
      .where('event', '=', 'quest-completed')
      .orderBy('day', 'desc')
      .orderBy('created_at', 'desc')
      .limit(maxDone),
  )

const courseProgress = (parameter: Parameter) =>
  jsonArrayFrom(
    eb
      .selectFrom('user_course_progress')
      .select(['course_id as id', 'completed_content as completed'])
      .select(sql<boolean>`completed_at is not null`.as('isDone'))
      .where('user_id', '=', parameter('userId')),
  )

/** The assessments whose best result can still become one that pays more. */
const improvable = (parameter: Parameter) =>
  sql<string[]>`array(select assessment_id from user_assessment_results as result
    where result.user_id = ${parameter('userId')}
    group by assessment_id having max(score) < ${sql.lit(bestPaidFrom)})`

const plannedSessions = (parameter: Parameter) =>
  jsonArrayFrom(
    eb
      .selectFrom('mentor_sessions')
      .select('starts_at as startsAt')
      .where('user_id', '=', parameter('userId'))
      .where('state', '=', 'planned')
      .where('starts_at', '>', parameter('now')),
  )

const isGuarded = (parameter: Parameter) =>
  eb.exists(
    eb
      .selectFrom('guardian_links')
      .select('user_id')
      .where('user_id', '=', parameter('userId'))
      .where('state', '=', 'active'),
  )

const hasVerifiedMentor = () =>
  eb.exists(
    eb
      .selectFrom('mentor_profiles as any_mentor')
      .select('any_mentor.user_id')
      .where('any_mentor.verification_status', '=', 'verified'),
  )
