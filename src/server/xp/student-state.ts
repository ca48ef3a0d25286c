import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { dayOf } from '#domain/day.ts'
import type {
  ChosenPath,
  LedgerEntry,
  QuestInProgress,
  StudentState,
} from '#domain/ledger/consequences.ts'
import type { Digest } from '#domain/ledger/digest.ts'
import type { EventName } from '#domain/ledger/events.ts'
import { eventShowing } from '#domain/ledger/paths.ts'
import type { Tallies } from '#domain/ledger/tallies.ts'
import { failures } from '#domain/people/messages.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { statement, together, type ParameterOf } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'
import { step } from '../http/failed-step.ts'
import { notFound } from '../http/refusal.ts'
import { digestFrom } from './digest-queries.ts'
import { eventsNamed, talliesFrom } from './event-queries.ts'
import { streakFrom } from './queries.ts'
import { createStats } from './stats-commands.ts'

/** What is being recorded: ledger entries, only the day, or what earlier events have made due. */
type Occasion = readonly LedgerEntry[] | 'day' | 'due'

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
  digest: Digest | null
  tallies: Tallies | null
}

type StateRows = Awaited<ReturnType<typeof stateStatement>>[number]

/** What the consequences depend on, as it was before the activity. */
export interface LockedStats {
  row: StatsRow
  state: StudentState
  /** The award keys of the activities that are in the ledger already. */
  paid: ReadonlySet<string>
  digest: Digest
}

/**
 * Locks the student's stats, so that one student's activities run one after the other, and reads only
 * the other data that the rules can need. That is a separate statement, because the first may have waited for
 * the lock and would still see older data.
 */
export async function studentStateFor(
  tx: Tx,
  userId: UserId,
  occasion: Occasion,
): Promise<LockedStats> {
  const awardKeys = typeof occasion === 'string' ? [] : occasion.map(({ awardKey }) => awardKey)
  const { row, rows } = await lockedState(tx, userId, awardKeys)
  const digest = await digestFrom(tx.db, userId, row.digest)
  const quests = questsFrom(tx, rows.quests)
  const path = pathFrom(tx, rows.paths)
  const tallies = await talliesFrom(tx.db, userId, tx.content.goals, row.tallies)
  // Since then each activity has recorded the steps it completes.
  const isComplete = path === null || (occasion !== 'due' && tallies === row.tallies)
  return {
    row,
    paid: new Set(rows.paid.map(({ award_key }) => award_key)),
    digest,
    state: {
      xp: row.xp,
      streak: streakFrom(row),
      badges: row.badges,
      tallies,
      pathEvents: isComplete ? [] : await eventsNamed(tx.db, userId, eventsOf(path)),
      activeDays: digest.activeDays,
      skillXp: digest.skillXp,
      quests,
      path,
    },
  }
}

/** Locks the stats row and reads the rest. Restores the row from the ledger if it is missing. */
async function lockedState(
  tx: Tx,
  userId: UserId,
  awardKeys: readonly string[],
): Promise<{ row: StatsRow; rows: StateRows }> {
  const lockAndRead = async () => {
    const lock = lockStatement.with(tx.db, { userId })
    const state = stateStatement.with(tx.db, { userId, awardKeys, now: tx.now })
    const [[row], [rows]] = await together(tx.db, async (send) => {
      const locking = step(failures.userStatsAccess, () => send(lock))
      const reading = send(state)
      // When the lock fails, this fails too, and only because the transaction is aborted.
      reading.catch(() => {})
      return [await locking, await reading] as const
    })
    return row === undefined || rows === undefined ? null : { row, rows }
  }
  const locked = await lockAndRead()
  if (locked !== null) return locked
  await createStats(tx, userId)
  const restored = await lockAndRead()
  if (restored === null) throw notFound('Profile not found')
  return restored
}

function questsFrom(tx: Tx, rows: StateRows['quests']): QuestInProgress[] {
  return rows.flatMap(({ quest_id, award_key, assigned, window_from }) => {
    const quest = tx.content.quests.find(({ id }) => id === quest_id)
    if (quest === undefined) return []
    return [
      { quest, awardKey: award_key, assignedOn: assigned ? dayOf(new Date(window_from)) : null },
    ]
  })
}

function pathFrom(tx: Tx, rows: StateRows['paths']): ChosenPath | null {
  const chosen = rows[0]
  const path = tx.content.paths.find(({ id }) => id === chosen?.path_id)
  if (chosen === undefined || path === undefined) return null
  return { path, recorded: new Set(chosen.steps.flatMap(({ subject }) => subject ?? [])) }
}

/** The events that complete steps of this path. */
function eventsOf({ path: { steps } }: ChosenPath): EventName[] {
  return [...new Set(steps.flatMap(({ evidence }) => eventShowing(evidence) ?? []))]
}

const lockStatement = statement((db, parameter: ParameterOf<{ userId: UserId }>) =>
  db
    .selectFrom('student_stats')
    .select(['xp', 'level', 'day_streak', 'longest_streak', 'last_active_day'])
    .select(['freezes', 'counted_days', 'activities', 'badges', 'digest', 'tallies'])
    .where('user_id', '=', parameter('userId'))
    .forUpdate(),
)

/** When the student's last active day began in Jamaica; null without one. */
function startOfLastDay(parameter: ParameterOf<{ userId: UserId }>) {
  return sql<Date>`(select last_active_day::timestamp at time zone 'America/Jamaica'
    from student_stats where user_id = ${parameter('userId')})`
}

/** Everything that the rules can need and the row of the stats does not have, except the events. */
const stateStatement = statement(
  (db, parameter: ParameterOf<{ userId: UserId; awardKeys: readonly string[]; now: Date }>) =>
    db.selectNoFrom((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('xp_activities')
          .select('award_key')
          .where('user_id', '=', parameter('userId'))
          .where('award_key', '=', sql<string>`any(${parameter('awardKeys')}::text[])`),
      ).as('paid'),
      jsonArrayFrom(
        // Not in the ledger as completed, and either started and still open, or assigned on the last active day.
        eb
          .selectFrom('student_quests as started')
          .select(['quest_id', 'award_key', 'assigned', 'window_from'])
          .where('user_id', '=', parameter('userId'))
          .where((where) =>
            where.or([
              where.and([
                where('assigned', '=', false),
                where.or([
                  where('window_until', 'is', null),
                  where('window_until', '>', parameter('now')),
                ]),
              ]),
              where.and([
                where('assigned', '=', true),
                where('window_from', '>=', startOfLastDay(parameter)),
              ]),
            ]),
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
          .selectFrom('student_paths as chosen')
          .select(['path_id'])
          .select((chosen) =>
            jsonArrayFrom(
              chosen
                .selectFrom('xp_activities')
                .select('subject')
                .where('user_id', '=', parameter('userId'))
                .where('event', '=', 'path-step-done'),
            ).as('steps'),
          )
          .where('user_id', '=', parameter('userId')),
      ).as('paths'),
    ]),
)
