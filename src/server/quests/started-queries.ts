import { expressionBuilder } from 'kysely'
import type { UserId } from '#domain/people/user-id.ts'
import type { ParameterOf } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import { unplanned } from '../db/unplanned.ts'

/**
 * For a statement about a person: the quests started in a window that is still open, with the row that completed
 * them. Each row is looked up: a join would read the whole ledger.
 */
export function startedQuests(parameter: ParameterOf<{ userId: UserId; now: Date }>) {
  return expressionBuilder<Tables, never>()
    .selectFrom('student_quests as started')
    .select(['started.quest_id as id', 'started.assigned'])
    .select((eb) =>
      eb
        .selectFrom('xp_activities as done')
        .select('done.id')
        .where('done.user_id', '=', parameter('userId'))
        .whereRef('done.award_key', '=', 'started.award_key')
        .as('doneBy'),
    )
    .where('started.user_id', '=', parameter('userId'))
    .where((where) =>
      where.or([
        where('window_until', 'is', null),
        where('window_until', '>', unplanned(parameter('now'))),
      ]),
    )
}
