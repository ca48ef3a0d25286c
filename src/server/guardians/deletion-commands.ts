import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { forgetNotificationsAbout } from '../notifications/commands.ts'
import { closeRequest, openRequest } from './birth-month-request-commands.ts'
import { endLink } from './commands.ts'
import { linksOf } from './queries.ts'

/**
 * Ends the links of an account just before it is deleted. The other side gets the same notification as
 * for any link that ends, so that it does not reveal the deletion.
 */
export async function endLinksOfDeleted(tx: Tx, userId: UserId): Promise<void> {
  // No answer is needed for a student who is leaving.
  const open = await openRequest(tx, userId)
  if (open !== undefined) {
    await closeRequest(tx, open, { state: 'cancelled', by: { id: userId, as: null } })
  }
  for (const { guardianId } of await linksOf(tx.db, { studentId: userId }, tx.now)) {
    await endLink(tx, { studentId: userId, guardianId }, 'student')
  }
  for (const { studentId } of await linksOf(tx.db, { guardianId: userId }, tx.now)) {
    await endLink(tx, { studentId, guardianId: userId }, 'guardian')
  }
  for (const guardianId of await everyGuardianOf(tx, userId)) {
    await forgetNotificationsAbout(tx, guardianId, userId, { gone: true })
  }
}

/** Includes guardians whose link has already ended. */
async function everyGuardianOf(tx: Tx, studentId: UserId): Promise<UserId[]> {
  const rows = await tx.db
    .selectFrom('guardian_links')
    .select('guardian_id')
    .where('user_id', '=', studentId)
    .orderBy('guardian_id')
    .execute()
  return rows.map((row) => row.guardian_id)
}
