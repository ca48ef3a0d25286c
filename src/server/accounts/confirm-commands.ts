import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { inviteGuardian } from '../guardians/code-commands.ts'
import { linkExpiresAt, makeLink } from './link-commands.ts'
import { confirmAddressLetter } from './mail.ts'

/** Enqueues a letter that asks the person to confirm their address. */
export function askToConfirm(tx: Tx, userId: UserId): Promise<void> {
  return tx.enqueue('accounts.confirm-address', { userId })
}

/** Does the same at log-in, unless the account already has a confirmation link. */
export async function askToConfirmOnce(tx: Tx, userId: UserId): Promise<void> {
  const link = await tx.db
    .selectFrom('account_links')
    .select('kind')
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm')
    .executeTakeFirst()
  if (link === undefined) await askToConfirm(tx, userId)
}

/** Creates the link and its letter, unless the address has been confirmed in the meantime. */
export async function writeConfirmation(tx: Tx, publicUrl: string, userId: UserId): Promise<void> {
  const account = await tx.db
    .selectFrom('auth_users')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .executeTakeFirst()
  if (account === undefined) return
  const { email } = account
  const link = await makeLink(tx, publicUrl, { userId, kind: 'confirm', email })
  await tx.post({
    userId,
    kind: 'confirm-address',
    letter: confirmAddressLetter(email, link),
    until: linkExpiresAt('confirm', tx.now),
  })
}

/** The person has access to this address. Anything that waited for the confirmation happens now. */
export async function confirmAddress(tx: Tx, userId: UserId): Promise<void> {
  const account = await tx.db
    .updateTable('auth_users')
    .set({ email_verified: true })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (account !== undefined) await afterConfirming(tx, userId)
}

/** A letter to a guardian is only sent once the student's own address is confirmed. */
export async function afterConfirming(tx: Tx, userId: UserId): Promise<void> {
  const profile = await tx.db
    .selectFrom('student_profiles')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('guardian_email', 'is not', null)
    .executeTakeFirst()
  if (profile !== undefined) await inviteGuardian(tx, userId)
  tx.publish(userId, { type: 'account', event: 'user-updated' })
  tx.changed(userId, 'session', 'profile')
}
