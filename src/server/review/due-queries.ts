import { expressionBuilder } from 'kysely'
import { dayOf, endOfDay } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { ParameterOf } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'

/** Questions due later today are due now, because no one comes back at the exact time of their last review. */
export function endOfToday(now: Date): Date {
  return endOfDay(dayOf(now))
}

/** For a statement about a person: how many questions are due before `tomorrow`, the end of today. */
export function countOfReviewsDue(parameter: ParameterOf<{ userId: UserId; tomorrow: Date }>) {
  return expressionBuilder<Tables, never>()
    .selectFrom('review_cards')
    .select((count) => count.fn.countAll<number>().as('due'))
    .where('user_id', '=', parameter('userId'))
    .where('due_at', '<', parameter('tomorrow'))
}
