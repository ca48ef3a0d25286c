import { daysAfter } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { endSessions } from './commands.ts'
import { suspensionLetter } from './mail.ts'
import { meOf } from './queries.ts'

const letterDays = 14

/**
 * Locks the owner out, starting with the next request. Returns how many sessions ended; null when the
 * account was already suspended.
 */
export async function suspendAccount(tx: Tx, userId: UserId): Promise<{ sessions: number } | null> {
  const account = await tx.db
    .updateTable('auth_users')
    .set({ suspended_at: tx.now })
    .where('id', '=', userId)
    .where('role', '<>', 'staff')
    .where('suspended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (account === undefined) return null
  tx.publish(userId, { type: 'account', event: 'suspended' })
  return { sessions: await endSessions(tx, userId, null) }
}

/**
 * Lets the owner in again; they have to log in, even if a login was in progress when the account was
 * suspended. False when they were not suspended.
 */
export async function liftSuspension(tx: Tx, userId: UserId): Promise<boolean> {
  const account = await tx.db
    .updateTable('auth_users')
    .set({ suspended_at: null })
    .where('id', '=', userId)
    .where('suspended_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (account === undefined) return false
  await endSessions(tx, userId, null)
  return true
}

/** Sends a letter, because a suspended person cannot see notifications. */
export async function notifyOfSuspension(
  tx: Tx,
  userId: UserId,
  change: { state: 'suspended' | 'lifted'; publicUrl: string },
): Promise<void> {
  const letter = suspensionLetter(await meOf(tx.db, userId, tx.now), change)
  await tx.post({ userId, kind: 'suspension', letter, until: daysAfter(tx.now, letterDays) })
}
