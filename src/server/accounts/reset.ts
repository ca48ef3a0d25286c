import { APIError } from 'better-auth/api'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { authOver } from './auth.ts'

const badLink = 'This link no longer works. Ask for a new one.'

/** Queues the letter when the address has an account; the answer is the same when it has none. */
export async function askForReset(services: Services, email: string): Promise<void> {
  await services.transaction(async (tx) => {
    const auth = authOver(services, tx.db, async ({ userId, name, token }) => {
      const link = `${services.publicUrl}/reset-password?token=${encodeURIComponent(token)}`
      await tx.enqueue('accounts.reset-letter', { name, email, link })
      tx.publish(userId, { type: 'account', event: 'password-recovery' })
    })
    await auth.api.requestPasswordReset({ body: { email } })
  })
}

/** Sets the password once for each link and ends every session. */
export async function resetPassword(
  services: Services,
  token: string,
  newPassword: string,
): Promise<void> {
  await services.transaction(async (tx) => {
    const auth = authOver(services, tx.db)
    await auth.api.resetPassword({ body: { token, newPassword } }).catch((error: unknown) => {
      if (error instanceof APIError) throw new Refusal('not-possible', badLink)
      throw error
    })
  })
}
