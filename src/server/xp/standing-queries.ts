import { sql, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Day } from '#domain/day.ts'
import { studentEventSchema, type EventName, type StudentEvent } from '#domain/ledger/events.ts'
import type { Skill } from '#domain/learning/skills.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'

export interface StatsRow {
  xp: number
  level: number
  day_streak: number
  longest_streak: number
  last_active_day: string | null
  freezes: number
  counted_days: number
  activities: number
  badges: string[]
}

/** The latest days are enough to see a return after an absence and the week after it. */
const daysLookedAt = 40
const milestoneEvents: EventName[] = [
  'profile-completed',
  'course-completed',
  'assessment-submitted',
]

export type AtOnce = Awaited<ReturnType<typeof readAtOnce>>

export function statsForUpdate(tx: Tx, userId: string): Promise<StatsRow | undefined> {
  return tx.db
    .selectFrom('student_stats')
    .select(['xp', 'level', 'day_streak', 'longest_streak', 'last_active_day'])
    .select(['freezes', 'counted_days', 'activities', 'badges'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** Everything except the events, in one statement. */
export function readAtOnce(
  tx: Tx,
  userId: string,
  asked: { awardKey: string; days: boolean; skills: readonly Skill[] },
) {
  return tx.db
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('xp_activities')
          .select('id')
          .where('user_id', '=', userId)
          .where('award_key', '=', asked.awardKey),
      ).as('paid'),
      jsonArrayFrom(
        // Started, still open, and not in the ledger as completed.
        eb
          .selectFrom('student_quests as started')
          .select(['quest_id', 'award_key', 'window_from', 'window_until'])
          .where('user_id', '=', userId)
          .where((where) =>
            where.or([where('window_until', 'is', null), where('window_until', '>', tx.now)]),
          )
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('xp_activities as done')
                  .select('done.id')
                  .whereRef('done.user_id', '=', 'started.user_id')
                  .whereRef('done.award_key', '=', 'started.award_key'),
              ),
            ),
          ),
      ).as('quests'),
      jsonArrayFrom(
        eb
          .selectFrom('daily_xp_tracking')
          .select('gained_at')
          .where('user_id', '=', userId)
          .where('activity_type', '=', 'daily_streak')
          .orderBy('gained_at', 'desc')
          .limit(asked.days ? daysLookedAt : 0),
      ).as('days'),
      jsonArrayFrom(
        eb
          .selectFrom('xp_activities')
          .select(['skill', sql<number>`sum(amount)::int`.as('xp')])
          .where('user_id', '=', userId)
          .where('skill', 'in', ['', ...asked.skills])
          .groupBy('skill'),
      ).as('skills'),
      jsonArrayFrom(
        eb
          .selectFrom('xp_activities')
          .select('event')
          .distinct()
          .where('user_id', '=', userId)
          .where('event', 'in', milestoneEvents),
      ).as('milestones'),
      jsonArrayFrom(
        eb
          .selectFrom('student_paths as chosen')
          .select(['path_id'])
          .select((chosen) =>
            jsonArrayFrom(
              chosen
                .selectFrom('xp_activities')
                .select('subject')
                .whereRef('user_id', '=', 'chosen.user_id')
                .where('event', '=', 'path-step-done'),
            ).as('steps'),
          )
          .where('user_id', '=', userId),
      ).as('paths'),
    ])
    .executeTakeFirstOrThrow()
}

/** The ledger entries of these events: all of them, or from a given day on. */
export async function eventsNamed(
  db: Kysely<Tables>,
  userId: string,
  names: readonly EventName[],
  from?: Day,
): Promise<StudentEvent[]> {
  let query = db
    .selectFrom('xp_activities')
    .select(['event', 'subject', 'day', 'created_at', 'skill', 'course_id'])
    .select(['content_type', 'score'])
    .where('user_id', '=', userId)
    .where('event', 'in', names)
  if (from !== undefined) query = query.where('day', '>=', from)
  const rows = await query.execute()
  return rows.map((row) =>
    studentEventSchema.parse({
      event: row.event,
      subject: row.subject,
      day: row.day,
      at: row.created_at,
      skill: row.skill ?? undefined,
      course: row.course_id ?? undefined,
      contentType: row.content_type ?? undefined,
      score: row.score ?? undefined,
    }),
  )
}
