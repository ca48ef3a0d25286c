import { daysAfter } from '#domain/day.ts'
import type { Tx } from '../db/transaction.ts'
import { endSessions } from './commands.ts'
import { suspensionLetter } from './mail.ts'
import { meOf } from './queries.ts'

const newsDays = 14

/** Locks the owner out from the next request on. Null when already suspended, else how many sessions ended. */
export async function suspendAccount(tx: Tx, userId: string): Promise<{ sessions: number } | null> {
  const suspended = await tx.db
    .updateTable('auth_users')
    .set({ suspended_at: tx.now })
    .where('id', '=', userId)
    .where('role', '<>', 'staff')
    .where('suspended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (suspended === undefined) return null
  tx.publish(userId, { type: 'account', event: 'suspended' })
  return { sessions: await endSessions(tx, userId, null) }
}

/**
 * Lets the owner in again; they have to log in, even if a login was in progress when the account was
 * suspended. False when they were not suspended.
 */
export async function liftSuspension(tx: Tx, userId: string): Promise<boolean> {
  const lifted = await tx.db
    .updateTable('auth_users')
    .set({ suspended_at: null })
    .where('id', '=', userId)
    .where('suspended_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (lifted === undefined) return false
  await endSessions(tx, userId, null)
  return true
}

/** By letter, because a suspended person cannot see notifications. */
export async function notifyOfSuspension(
  tx: Tx,
  userId: string,
  told: { news: 'suspended' | 'lifted'; publicUrl: string },
): Promise<void> {
  const letter = suspensionLetter(await meOf(tx.db, userId, tx.now), told)
  await tx.post({ userId, kind: 'suspension', letter, until: daysAfter(tx.now, newsDays) })
}
