import { isOpeningRead } from '#domain/learning/pace.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { TxDb } from '../db/database.ts'
import { statement, type ParameterOf } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'
import { recordActivity } from '../xp/commands.ts'
import type { OpeningRow } from './card.ts'
import { todaysEvents } from './todays-events.ts'

/**
 * Counts a student's view of an opening, once. It pays nothing, and counts for quests only if there was time to
 * read the one before.
 */
export async function viewOpening(tx: Tx, userId: UserId, opening: OpeningRow): Promise<void> {
  const awardKey = `opportunity-viewed:${opening.id}`
  const view = { userId, openingId: opening.id, awardKey, now: tx.now }
  const [viewed] = await viewStatement(tx.db, view)
  if (viewed?.isCounted === true) return
  if (!isOpeningRead(await lastCountedView(tx, userId), tx.now)) return
  await recordActivity(tx, {
    userId,
    type: 'opportunity',
    awardKey,
    amount: 0,
    description: `Looked at ${opening.title}`,
    activityType: 'job_search',
    event: { event: 'opportunity-viewed', subject: opening.id },
  })
}

interface View {
  userId: UserId
  openingId: string
  awardKey: string
  now: Date
}

/** Keeps that the opening was viewed. A view that counted before is recognised without a lock. */
const viewStatement = statement((db, parameter: ParameterOf<View>) =>
  (db as TxDb)
    .with('viewed', (write) =>
      write
        .insertInto('opportunity_views')
        .values({
          user_id: parameter('userId'),
          opportunity_id: parameter('openingId'),
          first_viewed_at: parameter('now'),
        })
        .onConflict((conflict) => conflict.doNothing()),
    )
    .selectNoFrom(({ exists, selectFrom }) =>
      exists(
        selectFrom('xp_activities')
          .select('id')
          .where('user_id', '=', parameter('userId'))
          .where('award_key', '=', parameter('awardKey')),
      ).as('isCounted'),
    ),
)

async function lastCountedView(tx: Tx, userId: UserId): Promise<Date | null> {
  const today = await todaysEvents(tx, userId, 'opportunity-viewed')
  const row = await today.select(({ fn }) => fn.max('created_at').as('at')).executeTakeFirst()
  return row?.at ?? null
}
