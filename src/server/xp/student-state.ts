import { sql, type ExpressionBuilder, type InferResult } from 'kysely'
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
import { rowsStatement } from '../db/rows-statement.ts'
import { statement, together, type ParameterOf } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'
import { unplanned } from '../db/unplanned.ts'
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

type StateRows = InferResult<ReturnType<typeof stateStatement>>[number]

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
  const quests = questsFrom(tx, [...rows.started, ...rows.assigned])
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
    const state = stateStatement(tx.db, {
      student: [{ userId, now: tx.now }],
      awardKeys: awardKeys.map((key) => ({ key })),
    })
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

function questsFrom(tx: Tx, rows: StateRows['started']): QuestInProgress[] {
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

interface Question {
  /** One row. */
  student: readonly [{ userId: UserId; now: Date }]
  awardKeys: readonly { key: string }[]
}

/**
 * Everything that the rules can need and the row of the stats does not have, except the events. Each part finds its
 * rows by an index, so that the cost does not grow with the ledger.
 */
const stateStatement = rowsStatement((db, { student: [{ userId, now }], awardKeys }: Question) =>
  db.selectNoFrom((eb) => [
    jsonArrayFrom(
      eb
        .selectFrom('xp_activities')
        .select('award_key')
        .where('user_id', '=', userId)
        // Of a list with a known length PostgreSQL expects as many rows as of its values (see `unplanned`).
        .where(
          sql<boolean>`award_key = any(array[${sql.join(awardKeys.map(({ key }) => key))}]::text[])`,
        ),
    ).as('paid'),
    jsonArrayFrom(
      notDone(eb, userId)
        .where('assigned', '=', false)
        .where(({ or, eb: where }) =>
          or([where('window_until', 'is', null), where('window_until', '>', unplanned(now))]),
        ),
    ).as('started'),
    jsonArrayFrom(
      notDone(eb, userId)
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
  ]),
)

/** The student's quests that are not in the ledger as completed. */
function notDone(eb: ExpressionBuilder<Tables, never>, userId: UserId) {
  return eb
    .selectFrom('student_quests as quest')
    .select(['quest_id', 'award_key', 'assigned', 'window_from'])
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
function startOfLastDay(userId: UserId) {
  return sql<Date>`(select last_active_day::timestamp at time zone 'America/Jamaica'
    from student_stats where user_id = ${userId})`
}
