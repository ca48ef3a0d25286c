import { randomBytes } from 'node:crypto'
import { displayNameFromEmail } from '#domain/people/profile.ts'
import type { Tx } from '../db/transaction.ts'
import { createUserProfile } from '../profiles/commands.ts'
import type { Services } from '../services.ts'
import { checkedEmail, createAccount, endSessions, grantRole } from './commands.ts'

/**
 * Makes someone staff, with a new account when the address has none. Its password is random and never
 * shown: they choose their own through a reset link.
 */
export async function addStaff(
  tx: Tx,
  services: Services,
  emailText: string,
): Promise<{ email: string; isNew: boolean }> {
  const email = checkedEmail(emailText)
  const account = await tx.db
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (account !== undefined) {
    await grantRole(tx, account.id, 'staff')
    return { email, isNew: false }
  }
  const displayName = displayNameFromEmail(email)
  const password = randomBytes(32).toString('base64url')
  const { id } = await createAccount(tx, services, {
    name: displayName,
    email,
    password,
    role: 'staff',
  })
  await grantRole(tx, id, 'staff')
  await createUserProfile(tx, { userId: id, role: 'staff', displayName, details: {} })
  await endSessions(tx, id, null)
  return { email, isNew: true }
}
