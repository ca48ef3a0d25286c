import type { UserId } from '#domain/people/user-id.ts'
import { forgetContacts } from '../applications/contact-commands.ts'
import { forgetApplicant } from '../applications/notify-commands.ts'
import { resumeHiring } from '../applications/resume-hiring-commands.ts'
import { endHiringOf, stopHiring } from '../applications/stop-hiring-commands.ts'
import type { Tx } from '../db/transaction.ts'
import { refuseWithoutLead } from './staff-commands.ts'
import { leaveLeaderboard } from '../leaderboard/commands.ts'
import { endLinksAndAsk } from '../approvals/link-commands.ts'
import { processPlansOf } from '../mentoring/away-commands.ts'
import { resumeSessions } from '../mentoring/pause-commands.ts'
import { pausePostings, resumePostings } from '../openings/pause-commands.ts'
import { endSeatsIn, notifyOfClosing } from '../seats/commands.ts'

/**
 * Sets the day on which the account is deleted. Anything others rely on stops immediately: a student should
 * not wait a week for a business or a mentor that is leaving.
 */
export async function requestDeletion(tx: Tx, userId: UserId, deleteAfter: Date): Promise<void> {
  const role = await setDeletion(tx, userId, deleteAfter)
  if (role === 'staff') await refuseWithoutLead(tx)
  if (role === 'mentor') await processPlansOf(tx, userId)
  if (role !== 'business') return
  // Locked, so that a concurrent publish runs either before or after this.
  await tx.db
    .selectFrom('business_profiles')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .execute()
  await pausePostings(tx, userId)
  await stopHiring(tx, { businessId: userId, leaving: true })
  await notifyOfClosing(tx, userId)
}

/** Cancels the deletion and restores what was hidden or put on hold. */
export async function keepAccount(tx: Tx, userId: UserId): Promise<void> {
  const role = await setDeletion(tx, userId, null)
  if (role === 'mentor') await resumeSessions(tx, userId)
  if (role !== 'business') return
  await resumePostings(tx, userId)
  await resumeHiring(tx, userId)
}

/** Deletes every account whose seven days are over, with all of its data; returns the ids. */
export async function deleteDueAccounts(tx: Tx): Promise<UserId[]> {
  const accounts = await tx.db
    .selectFrom('auth_users')
    .select('id')
    .where('delete_after', '<=', tx.now)
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = accounts.map(({ id }) => id)
  await deleteAccounts(tx, ids)
  return ids
}

/** Deletes these accounts with all of their data, and tells those who relied on them. */
export async function deleteAccounts(tx: Tx, ids: readonly UserId[]): Promise<void> {
  if (ids.length === 0) return
  for (const id of ids) {
    await endSeatsIn(tx, id)
    await endLinksAndAsk(tx, id)
    await endHiringOf(tx, id)
    await forgetApplicant(tx, id)
    await leaveLeaderboard(tx, id)
  }
  await forgetContacts(tx, ids)
  await tx.db.deleteFrom('auth_users').where('id', 'in', ids).execute()
  for (const id of ids) tx.publish(id, { type: 'account', event: 'signed-out' })
}

async function setDeletion(tx: Tx, userId: UserId, deleteAfter: Date | null): Promise<string> {
  const { role } = await tx.db
    .updateTable('auth_users')
    .set({ delete_after: deleteAfter })
    .where('id', '=', userId)
    .returning('role')
    .executeTakeFirstOrThrow()
  tx.publish(userId, { type: 'account', event: 'user-updated' })
  tx.changed(userId, 'session', 'profile')
  return role
}
