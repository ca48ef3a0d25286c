import { sql, type InferResult } from 'kysely'
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
import type { Tx } from '../db/transaction.ts'
import { step } from '../http/failed-step.ts'
import { notFound } from '../http/refusal.ts'
import { digestFrom } from './digest-queries.ts'
import { eventsNamed, talliesFrom } from './event-queries.ts'
import { streakFrom } from './queries.ts'
import type { SeenState } from './seen-state-queries.ts'
import { calendarOf, stateParts, statsColumns } from './state-queries.ts'
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
  revision: number
  on_leaderboard: boolean
}

type LockedRow = InferResult<ReturnType<typeof lockStatement>>[number]

/** The state of a student as one statement read it, locked or not. */
export type StateRow = StatsRow & Pick<LockedRow, 'started' | 'assigned' | 'paths' | 'dayToOpen'>

/** What the consequences depend on, as it was before the activity. */
export interface StateBefore {
  row: StateRow
  state: StudentState
  /** The award keys of the activities that are in the ledger already, as far as that is known. */
  paid: ReadonlySet<string>
  digest: Digest
}

/**
 * What the rules need to know about the student. What was `seen` with the request is used as it is: the award is
 * refused if it is outdated, and the retry comes here without it. Otherwise the student's stats are locked, so
 * that one student's activities run one after the other.
 */
export async function studentStateFor(
  tx: Tx,
  userId: UserId,
  occasion: Occasion,
  seen: SeenState | null = null,
): Promise<StateBefore> {
  const awardKeys = typeof occasion === 'string' ? [] : occasion.map(({ awardKey }) => awardKey)
  const lock = () => lockedState(tx, userId, awardKeys)
  // What fails while something is recorded is reported by the step that records it.
  const read = typeof occasion === 'string' ? () => step(failures.userStatsAccess, lock) : lock
  const locked = tx.isRetry || seen === null ? await read() : null
  const row = locked ?? (seen as SeenState)
  const digest = await digestFrom(tx.db, userId, row.digest)
  const quests = questsFrom(tx, [...row.started, ...row.assigned])
  const path = pathFrom(tx, row.paths)
  const tallies = await talliesFrom(tx.db, userId, tx.content.goals, row.tallies)
  // Since then each activity has recorded the steps it completes.
  const isComplete = path === null || (occasion !== 'due' && tallies === row.tallies)
  return {
    row,
    paid: new Set(locked?.paid.map(({ award_key }) => award_key)),
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
): Promise<LockedRow> {
  const lock = lockStatement(tx.db, {
    student: [{ userId, ...calendarOf(tx.now) }],
    awardKeys: awardKeys.map((key) => ({ key })),
  })
  const lockAndRead = async () => (await tx.db.executeQuery(lock)).rows[0]
  const first = await lockAndRead()
  if (first === undefined) await createStats(tx, userId)
  // A statement that waited for the lock has read everything but the stats as it was before it waited.
  else if (first.revision === first.revisionBefore) return first
  const row = await lockAndRead()
  if (row === undefined) throw notFound('Profile not found')
  return row
}

function questsFrom(tx: Tx, rows: StateRow['started']): QuestInProgress[] {
  return rows.flatMap(({ quest_id, award_key, assigned, window_from, window_until }) => {
    const quest = tx.content.quests.find(({ id }) => id === quest_id)
    // The window may have ended since the rows were read.
    const isOver = !assigned && window_until !== null && new Date(window_until) <= tx.now
    if (quest === undefined || isOver) return []
    return [
      { quest, awardKey: award_key, assignedOn: assigned ? dayOf(new Date(window_from)) : null },
    ]
  })
}

function pathFrom(tx: Tx, rows: StateRow['paths']): ChosenPath | null {
  const chosen = rows[0]
  const path = tx.content.paths.find(({ id }) => id === chosen?.path_id)
  if (chosen === undefined || path === undefined) return null
  return { path, recorded: new Set(chosen.steps.flatMap(({ subject }) => subject ?? [])) }
}

/** The events that complete steps of this path. */
function eventsOf({ path: { steps } }: ChosenPath): EventName[] {
  return [...new Set(steps.flatMap(({ evidence }) => eventShowing(evidence) ?? []))]
}

interface Question {
  /** One row. */
  student: readonly [{ userId: UserId } & ReturnType<typeof calendarOf>]
  awardKeys: readonly { key: string }[]
}

/** Locks the stats and reads what stands behind them, and the award keys that were paid before. */
const lockStatement = rowsStatement((db, { student: [asked], awardKeys }: Question) =>
  db
    .selectFrom('student_stats as stats')
    .select(statsColumns)
    .select(stateParts(asked))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('xp_activities')
          .select('award_key')
          .where('user_id', '=', asked.userId)
          // Of a list with a known length PostgreSQL expects as many rows as of its values (see `unplanned`).
          .where(
            sql<boolean>`award_key = any(array[${sql.join(awardKeys.map(({ key }) => key))}]::text[])`,
          ),
      ).as('paid'),
      eb
        .selectFrom('student_stats as before')
        .select('before.revision')
        .where('before.user_id', '=', asked.userId)
        .as('revisionBefore'),
    ])
    .where('stats.user_id', '=', asked.userId)
    .forUpdate('stats'),
)
