import { expressionBuilder, sql, type Expression, type RawBuilder } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { dayOf, endOfDay, type Day } from '#domain/day.ts'
import { questsADay } from '#domain/ledger/daily-quests.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tables } from '../db/tables.ts'
import { unplanned } from '../db/unplanned.ts'

/** A value, or what stands for it. */
type Value<T> = T | RawBuilder<T>

interface Asked {
  userId: Value<UserId>
  now: Value<Date>
  /** Today in Jamaica. */
  today: Value<Day>
  /** When tomorrow begins there. */
  tomorrow: Value<Date>
}

export function calendarOf(now: Date) {
  const today = dayOf(now)
  return { now, today, tomorrow: endOfDay(today) }
}

/** The columns of the stats that the rules need. */
export const statsColumns = [
  'stats.xp',
  'stats.level',
  'stats.day_streak',
  'stats.longest_streak',
  'stats.last_active_day',
  'stats.freezes',
  'stats.counted_days',
  'stats.activities',
  'stats.badges',
  'stats.digest',
  'stats.tallies',
  'stats.revision',
  'stats.on_leaderboard',
] as const

/** For sub-selects in a statement about a person. */
const eb = expressionBuilder<Tables, never>()

/**
 * For a statement with the student's `stats`: everything else that the rules can need, except the events. Each part
 * finds its rows by an index, so that the cost does not grow with the ledger.
 */
export function stateParts(asked: Asked) {
  const { userId, now } = asked
  return [
    jsonArrayFrom(
      notDone(userId)
        .where('assigned', '=', false)
        .where(({ or, eb: where }) =>
          or([where('window_until', 'is', null), where('window_until', '>', unplanned(now))]),
        ),
    ).as('started'),
    jsonArrayFrom(
      notDone(userId)
        .where('assigned', '=', true)
        .where('window_from', '>=', startOfLastDay(userId)),
    ).as('assigned'),
    jsonArrayFrom(
      eb
        .selectFrom('student_paths as chosen')
        .select(['path_id'])
        .select((chosen) =>
          jsonArrayFrom(
            chosen
              .selectFrom('xp_activities')
              .select('subject')
              .where('user_id', '=', userId)
              .where('event', '=', 'path-step-done'),
          ).as('steps'),
        )
        .where('user_id', '=', userId),
    ).as('paths'),
    dayToOpen(asked).as('dayToOpen'),
  ] as const
}

/** The student's quests that are not in the ledger as completed. */
function notDone(userId: Value<UserId>) {
  return eb
    .selectFrom('student_quests as quest')
    .select(['quest_id', 'award_key', 'assigned', 'window_from', 'window_until'])
    .where('user_id', '=', userId)
    .where(
      ({ selectFrom }) =>
        selectFrom('xp_activities as done')
          .select('done.id')
          .where('done.user_id', '=', userId)
          .whereRef('done.award_key', '=', 'quest.award_key'),
      'is',
      null,
    )
}

/** When the student's last active day began in Jamaica; null without one. */
function startOfLastDay(userId: Value<UserId>) {
  return sql<Date>`(select last_active_day::timestamp at time zone 'America/Jamaica'
    from student_stats where user_id = ${userId})`
}

/** What the quests of today are chosen by; null, and not read, when today is open already. */
function dayToOpen({ userId, today, tomorrow }: Asked) {
  const read = jsonBuildObject({
    dailyMinutes: eb
      .selectFrom('student_profiles')
      .select('daily_minutes')
      .where('user_id', '=', userId)
      .$asScalar(),
    courses: jsonArrayFrom(
      eb
        .selectFrom('user_course_progress')
        .select(['course_id as id', 'completed_content as completed'])
        .select(sql<boolean>`completed_at is not null`.as('isDone'))
        .where('user_id', '=', userId),
    ),
    reviewsDue: eb
      .selectFrom('review_cards')
      .select((count) => count.fn.countAll<number>().as('due'))
      .where('user_id', '=', userId)
      .where('due_at', '<', tomorrow)
      .$asScalar(),
    tasksDone: eb
      .selectFrom('readiness_tasks_done')
      .select((count) => count.fn.countAll<number>().as('done'))
      .where('user_id', '=', userId)
      .$asScalar(),
    before: jsonArrayFrom(
      eb
        .selectFrom('student_quests')
        .select('quest_id as id')
        .where('user_id', '=', userId)
        .where('assigned', '=', true)
        .orderBy('window_from', 'desc')
        .limit(questsADay),
    ),
  })
  return sql<InferJson<typeof read> | null>`case
    when stats.last_active_day is distinct from ${today}::date then ${read} end`
}

type InferJson<Json> = Json extends Expression<infer T> ? T : never
