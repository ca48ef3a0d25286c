import type { LinkSide } from '#domain/people/guardian-link.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { approvalsGivenBy } from '../guardians/approval-commands.ts'
import { endLink, type GuardianPair } from '../guardians/commands.ts'
import { endLinksOfDeleted } from '../guardians/deletion-commands.ts'
import { isMinor, linksOf } from '../guardians/queries.ts'
import { askAgain } from '../mentoring/asked-again-commands.ts'

/** Ends a link; anything the guardian approved that has not happened yet needs approval again. */
export async function endLinkAndAsk(tx: Tx, pair: GuardianPair, by: LinkSide): Promise<void> {
  // Locks approvals before the link, in the same order as answering does.
  const approvalIds = await approvalsGivenBy(tx, pair)
  await endLink(tx, pair, by)
  await askAgainOf(tx, pair.studentId, approvalIds)
}

/** Does the same for every link of an account that is about to be deleted. */
export async function endLinksAndAsk(tx: Tx, userId: UserId): Promise<void> {
  const links = await linksOf(tx.db, { guardianId: userId }, tx.now)
  const idsByStudent = new Map<UserId, string[]>()
  for (const { studentId, guardianId } of links) {
    idsByStudent.set(studentId, await approvalsGivenBy(tx, { studentId, guardianId }))
  }
  await endLinksOfDeleted(tx, userId)
  for (const [studentId, ids] of idsByStudent) await askAgainOf(tx, studentId, ids)
}

async function askAgainOf(tx: Tx, studentId: UserId, ids: readonly string[]): Promise<void> {
  if (await isMinor(tx.db, studentId, tx.now)) await askAgain(tx, studentId, ids)
}
