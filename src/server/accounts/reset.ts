import { APIError } from 'better-auth/api'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { authOver } from './auth.ts'
import { endSessions } from './commands.ts'

const badLink = 'This link no longer works. Ask for a new one.'

/** Queues the letter when the address has an account; the answer is the same when it has none. */
export async function askForReset(services: Services, email: string): Promise<void> {
  await services.transaction(async (tx) => {
    const reset = await resetLinkFor(tx, services, email)
    if (reset === null) return
    const { userId, name, link } = reset
    await tx.enqueue('accounts.reset-letter', { name, email, link })
    tx.publish(userId, { type: 'account', event: 'password-recovery' })
  })
}

/** A link that sets a new password once, within the hour; null when nobody has this address. */
export async function resetLinkFor(
  tx: Tx,
  services: Services,
  email: string,
): Promise<{ userId: string; name: string; link: string } | null> {
  let made: { userId: string; name: string; link: string } | null = null
  const auth = authOver(services, tx.db, async ({ userId, name, token }) => {
    const link = `${services.publicUrl}/reset-password?token=${encodeURIComponent(token)}`
    made = { userId, name, link }
  })
  await auth.api.requestPasswordReset({ body: { email } })
  return made
}

/** Sets the password once for each link and ends every session. */
export async function resetPassword(
  services: Services,
  token: string,
  newPassword: string,
): Promise<void> {
  await services.transaction(async (tx) => {
    const userId = await ownerOfLink(tx, token)
    if (userId === null) throw new Refusal('not-possible', badLink)
    const auth = authOver(services, tx.db)
    await auth.api.resetPassword({ body: { token, newPassword } }).catch((error: unknown) => {
      if (error instanceof APIError) throw new Refusal('not-possible', badLink)
      throw error
    })
    await endSessions(tx, userId, null)
  })
}

/** Locks the link, so that of two at once the second finds it used. */
async function ownerOfLink(tx: Tx, token: string): Promise<string | null> {
  const row = await tx.db
    .selectFrom('auth_verifications')
    .select('value')
    .where('identifier', '=', `reset-password:${token}`)
    .where('expires_at', '>', tx.now)
    .forUpdate()
    .executeTakeFirst()
  return row?.value ?? null
}
