import type { Insertable } from 'kysely'
import { dayOf } from '#domain/day.ts'
import { dailyQuestsFor } from '#domain/ledger/daily-quests.ts'
import type { StudentEvent } from '#domain/ledger/events.ts'
import { isPossible, type RemainingEvents } from '#domain/ledger/quest-possible.ts'
import { questAwardKey, windowOf, type Quest } from '#domain/ledger/quests.ts'
import { emptyTally } from '#domain/ledger/tally.ts'
import { remainingItems } from '#domain/learning/remaining-items.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'
import type { StateRow } from './student-state.ts'

/** The quests of the day that opens now. Nobody has to ask for them, so whatever the day begins with, they count. */
export function questsOfTheDay(tx: Tx, userId: UserId, row: StateRow['dayToOpen']): Quest[] {
  const { now, content } = tx
  const day = dayOf(now)
  if (row === null) return []
  const left: RemainingEvents = {
    'content-completed': remainingItems(content.courses, row.courses, { day, now }),
    'review-answered': eventsOf('review-answered', row.reviewsDue ?? 0),
    'readiness-task-done': eventsOf(
      'readiness-task-done',
      content.readiness.length - (row.tasksDone ?? 0),
    ),
    // What depends on other people, or on a whole course, is not for one day.
    'mentor-session-held': [],
    'project-passed': [],
    'simulation-passed': [],
    'course-completed': [],
    'assessment-improved': [],
  }
  return dailyQuestsFor(content.quests, {
    studentId: userId,
    day,
    dailyMinutes: row.dailyMinutes,
    before: row.before.map(({ id }) => id),
    canDo: (quest) =>
      isPossible(quest, windowOf(quest.cadence, now), { tally: emptyTally, left, now }),
  })

  function eventsOf(event: StudentEvent['event'], count: number): StudentEvent[] {
    return Array.from({ length: Math.max(0, count) }, (_, index) => {
      return { event, subject: String(index), day, at: now }
    })
  }
}

/** The rows of the day's quests, with the window of the whole day. */
export function assignedRows(
  userId: UserId,
  quests: readonly Quest[],
  now: Date,
): Insertable<Tables['student_quests']>[] {
  return quests.map((quest) => {
    const window = windowOf(quest.cadence, now)
    return {
      user_id: userId,
      quest_id: quest.id,
      award_key: questAwardKey(quest, window),
      started_at: now,
      window_from: window.from,
      window_until: window.until,
      assigned: true,
    }
  })
}
