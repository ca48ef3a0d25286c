import { sql, type Insertable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { dayOf, endOfDay } from '#domain/day.ts'
import { dailyQuestsFor, questsADay } from '#domain/ledger/daily-quests.ts'
import type { StudentEvent } from '#domain/ledger/events.ts'
import { isPossible, type RemainingEvents } from '#domain/ledger/quest-possible.ts'
import { questAwardKey, windowOf, type Quest } from '#domain/ledger/quests.ts'
import { emptyTally } from '#domain/ledger/tally.ts'
import { remainingItems } from '#domain/learning/remaining-items.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { statement, type ParameterOf } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'

/** The quests of the day that opens now. Nobody has to ask for them, so whatever the day begins with, they count. */
export async function questsOfTheDay(tx: Tx, userId: UserId): Promise<Quest[]> {
  const { now, content } = tx
  const day = dayOf(now)
  const tomorrow = endOfDay(day)
  const [row] = await dayStatement(tx.db, { userId, tomorrow })
  if (row === undefined) return []
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

const dayStatement = statement((db, parameter: ParameterOf<{ userId: UserId; tomorrow: Date }>) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('student_profiles')
      .select('daily_minutes')
      .where('user_id', '=', parameter('userId'))
      .as('dailyMinutes'),
    jsonArrayFrom(
      eb
        .selectFrom('user_course_progress')
        .select(['course_id as id', 'completed_content as completed'])
        .select(sql<boolean>`completed_at is not null`.as('isDone'))
        .where('user_id', '=', parameter('userId')),
    ).as('courses'),
    eb
      .selectFrom('review_cards')
      .select((count) => count.fn.countAll<number>().as('due'))
      .where('user_id', '=', parameter('userId'))
      .where('due_at', '<', parameter('tomorrow'))
      .as('reviewsDue'),
    eb
      .selectFrom('readiness_tasks_done')
      .select((count) => count.fn.countAll<number>().as('done'))
      .where('user_id', '=', parameter('userId'))
      .as('tasksDone'),
    jsonArrayFrom(
      eb
        .selectFrom('student_quests')
        .select('quest_id as id')
        .where('user_id', '=', parameter('userId'))
        .where('assigned', '=', true)
        .orderBy('window_from', 'desc')
        .limit(questsADay),
    ).as('before'),
  ]),
)
