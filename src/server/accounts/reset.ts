import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { forgetCounts } from '../http/limits.ts'
import type { Services } from '../services.ts'
import { endSessions, setPassword } from './commands.ts'
import { confirmAddress } from './confirm-commands.ts'
import { linkExpiresAt, makeLink, takeLink } from './link-commands.ts'
import { limitsOfAddress } from './limits.ts'
import { resetLetter } from './mail.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { hashPassword } from './password.ts'
import { meOf } from './queries.ts'

/**
 * Leaves all of the work to a job, whether the address has an account or not, so neither the response
 * nor its timing reveals who has an account.
 */
export async function askForReset(services: Services, email: string): Promise<void> {
  await services.transaction((tx) => tx.enqueue('accounts.reset', { email }))
}

/** Creates the link and its letter when the address has an account. */
export async function writeReset(tx: Tx, publicUrl: string, email: string): Promise<void> {
  const reset = await resetLinkFor(tx, publicUrl, email)
  if (reset === null) return
  const { userId, name, link } = reset
  await postReset(tx, { userId, name, email, link })
  tx.publish(userId, { type: 'account', event: 'password-recovery' })
  tx.changed(userId, 'session', 'profile')
}

export async function postReset(
  tx: Tx,
  reset: { userId: UserId; name: string; email: string; link: string },
): Promise<void> {
  const { userId, link } = reset
  const until = linkExpiresAt('reset', tx.now)
  await tx.post({ userId, kind: 'reset-password', letter: resetLetter(reset, link), until })
}

/** A link that sets a new password once, within the hour; null when no account has this address. */
export async function resetLinkFor(
  tx: Tx,
  publicUrl: string,
  email: string,
): Promise<{ userId: UserId; name: string; link: string } | null> {
  const account = await tx.db
    .selectFrom('auth_users')
    .select(['id', 'name'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (account === undefined) return null
  const { id: userId, name } = account
  return { userId, name, link: await makeLink(tx, publicUrl, { userId, kind: 'reset', email }) }
}

/** Sets the password, once per link, and ends every session and every other link. */
export async function resetPassword(
  services: Services,
  token: string,
  newPassword: string,
): Promise<void> {
  await services.transaction(async (tx) => {
    const { userId, email } = await takeLink(tx, token, ['reset'])
    refuseWeakPassword(newPassword, await meOf(tx.db, userId, tx.now), 'password')
    await setPassword(tx, userId, await hashPassword(services.passwordCost, newPassword))
    await endSessions(tx, userId, null)
    // The letter with the link came to this address.
    await confirmAddress(tx, userId)
    // Earlier failed guesses must not keep the owner out now.
    await forgetCounts(tx.db, limitsOfAddress, email)
  })
}
