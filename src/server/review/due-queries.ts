import { expressionBuilder, type Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
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

/** For a statement about a person: since when a review of each skill has been due, or will be. */
export function oldestReviews(userId: Expression<UserId>) {
  return jsonArrayFrom(
    expressionBuilder<Tables, never>()
      .selectFrom('review_cards as card')
      .select(({ fn }) => ['card.skill', fn.min('card.due_at').as('dueAt')])
      .where('card.user_id', '=', userId)
      .groupBy('card.skill'),
  )
}
