import type { ParameterOf } from '../db/statement.ts'
import { ownRead, ownReadIfPossible, type OrNone } from '../http/own-read.ts'
import type { SessionValues } from '../http/session-query.ts'
import { calendarOf, stateParts, statsColumns } from './state-queries.ts'
import type { StateRow } from './student-state.ts'

/** A student's state as it was read with their request, without a lock. */
export type SeenState = StateRow

export type SeenStateParameter = ParameterOf<SessionValues & ReturnType<typeof calendarOf>>

/** What an award needs to know about the student, in the statement that identifies them. */
export const ownState = ownReadIfPossible(
  ownRead(
    (query, parameter: SeenStateParameter) =>
      query
        .leftJoin('student_stats as stats', 'stats.user_id', 'user.id')
        .select(statsColumns)
        .select(seenParts(parameter)),
    { values: calendarOf },
  ),
)

/** For other statements that identify a student. */
export function seenParts(parameter: SeenStateParameter) {
  return stateParts({
    userId: parameter('userId'),
    now: parameter('now'),
    today: parameter('today'),
    tomorrow: parameter('tomorrow'),
  })
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null }

/** Null when there are no stats to build on, or when they could not be read. */
export function seenStateIn(
  row: OrNone<Nullable<Omit<StateRow, SeenParts>> & Pick<StateRow, SeenParts>>,
): SeenState | null {
  return (row.revision ?? null) === null ? null : (row as SeenState)
}

type SeenParts = 'started' | 'assigned' | 'paths' | 'dayToOpen'
