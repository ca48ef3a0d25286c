import { randomUUID } from 'node:crypto'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'

/** Makes a link for this person. A link from before stops working. */
export async function makeFeed(tx: Tx, userId: UserId): Promise<void> {
  const feed = { nonce: randomUUID(), made_at: tx.now }
  await tx.db
    .insertInto('calendar_feeds')
    .values({ user_id: userId, ...feed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(feed))
    .execute()
}

export async function endFeed(tx: Tx, userId: UserId): Promise<void> {
  await tx.db.deleteFrom('calendar_feeds').where('user_id', '=', userId).execute()
}
