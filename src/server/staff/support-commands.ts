import { nameAndInitial } from '#domain/people/profile.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { confirmAddress, writeConfirmation } from '../accounts/confirm-commands.ts'
import type { Tx } from '../db/transaction.ts'
import { endLink } from '../guardians/commands.ts'
import { linkBetween } from '../guardians/queries.ts'
import { AlreadyDecided, Refusal } from '../http/refusal.ts'
import type { ActionResult } from './act.ts'
import { loggedPerson } from './person-name.ts'

/** Sends the letter with a link for a new password to the address of the account. */
export async function sendReset(tx: Tx, userId: UserId): Promise<ActionResult> {
  const subject = await loggedPerson(tx, userId)
  const { suspended, email } = await accountOf(tx, userId)
  if (suspended) {
    throw new Refusal(
      'not-possible',
      `${subject.name} is suspended: a new password would not let them in`,
    )
  }
  await tx.enqueue('accounts.reset', { email })
  return { subject }
}

export async function sendConfirmation(
  tx: Tx,
  userId: UserId,
  publicUrl: string,
): Promise<ActionResult> {
  const subject = await unconfirmedPerson(tx, userId)
  await writeConfirmation(tx, publicUrl, userId)
  return { subject }
}

/** Counts like a confirmation by letter: what waited for it happens now. */
export async function confirmAfterCall(tx: Tx, userId: UserId): Promise<ActionResult> {
  const subject = await unconfirmedPerson(tx, userId)
  await confirmAddress(tx, userId)
  return { subject, before: { confirmed: false }, after: { confirmed: true } }
}

export async function endLinkOf(tx: Tx, userId: UserId, linkedId: UserId): Promise<ActionResult> {
  const subject = await loggedPerson(tx, userId)
  const { role } = await accountOf(tx, userId)
  const pair =
    role === 'guardian'
      ? { studentId: linkedId, guardianId: userId }
      : { studentId: userId, guardianId: linkedId }
  const link = await linkBetween(tx.db, pair, tx.now)
  if (link?.standing === 'ended') throw new AlreadyDecided('This link has already ended')
  const { studentName, guardianName } = await endLink(tx, pair, 'staff')
  const linked = nameAndInitial(role === 'guardian' ? studentName : guardianName)
  return { subject, before: { linked }, after: { linked: null } }
}

async function unconfirmedPerson(tx: Tx, userId: UserId): Promise<ActionResult['subject']> {
  const subject = await loggedPerson(tx, userId)
  if ((await accountOf(tx, userId)).confirmed) {
    throw new AlreadyDecided(`The address of ${subject.name} is already confirmed`)
  }
  return subject
}

async function accountOf(tx: Tx, userId: UserId) {
  const row = await tx.db
    .selectFrom('auth_users')
    .select(['email', 'email_verified', 'role', 'suspended_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    email: row.email,
    role: row.role,
    confirmed: row.email_verified,
    suspended: row.suspended_at !== null,
  }
}
