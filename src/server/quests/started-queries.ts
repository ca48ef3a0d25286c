import { expressionBuilder } from 'kysely'
import type { UserId } from '#domain/people/user-id.ts'
import type { ParameterOf } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'

/** For a statement about a person: the quests started in a window that is still open, with the row that completed them. */
export function startedQuests(parameter: ParameterOf<{ userId: UserId; now: Date }>) {
  return expressionBuilder<Tables, never>()
    .selectFrom('student_quests as started')
    .leftJoin('xp_activities as done', (join) =>
      join
        .onRef('done.user_id', '=', 'started.user_id')
        .onRef('done.award_key', '=', 'started.award_key'),
    )
    .select(['started.quest_id as id', 'done.id as doneBy', 'started.assigned'])
    .where('started.user_id', '=', parameter('userId'))
    .where((where) =>
      where.or([where('window_until', 'is', null), where('window_until', '>', parameter('now'))]),
    )
}
