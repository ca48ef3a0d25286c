import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { daysAfter } from '#domain/day.ts'
import { displayNameFromEmail } from '#domain/people/profile.ts'
import type { StaffRole } from '#domain/people/staff-role.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, notFound, Refusal } from '../http/refusal.ts'
import { createUserProfile, setProfileRole } from '../profiles/commands.ts'
import type { Services } from '../services.ts'
import { checkedEmail, createAccount, endSessions } from './commands.ts'
import { staffChangedLetter } from './staff-mail.ts'
import { hasLead } from './staff-queries.ts'

const letterDays = 14

/**
 * Makes someone staff, with a new account when the address has none. Its password is random and never
 * shown: they choose their own through a reset link.
 */
export async function addStaff(
  tx: Tx,
  services: Services,
  emailText: string,
  role: StaffRole,
): Promise<{ email: string; isNew: boolean }> {
  const email = checkedEmail(emailText)
  const account = await tx.db
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (account !== undefined) {
    await grantStaffRole(tx, account.id, role)
    await refuseWithoutLead(tx)
    return { email, isNew: false }
  }
  const name = displayNameFromEmail(email)
  const password = randomBytes(32).toString('base64url')
  await createStaff(tx, services, { name, email, password }, role)
  return { email, isNew: true }
}

/** A new account of staff, without a session. */
export async function createStaff(
  tx: Tx,
  services: Services,
  account: { name: string; email: string; password: string },
  role: StaffRole,
): Promise<UserId> {
  const { id } = await createAccount(tx, services, { ...account, role: 'staff' })
  await createUserProfile(tx, { userId: id, role: 'staff', displayName: account.name, details: {} })
  await grantStaffRole(tx, id, role)
  await endSessions(tx, id, null)
  return id
}

/** Also lets somebody in again who was staff before. */
export async function grantStaffRole(tx: Tx, userId: UserId, role: StaffRole): Promise<void> {
  await tx.db
    .updateTable('auth_users')
    .set({ role: 'staff', staff_role: role, suspended_at: null })
    .where('id', '=', userId)
    .execute()
  await setProfileRole(tx, userId, 'staff')
}

export interface ChangedStaff {
  name: string
  before: StaffRole
}

/** Gives a colleague another role, from their next request on, and tells them in a letter. */
export async function changeStaffRole(
  tx: Tx,
  { userId, role, publicUrl }: { userId: UserId; role: StaffRole; publicUrl: string },
): Promise<ChangedStaff> {
  const { name, email, before } = await lockedStaff(tx, userId)
  if (before === role) throw new AlreadyDecided(`${name} has this role already`)
  await tx.db.updateTable('auth_users').set({ staff_role: role }).where('id', '=', userId).execute()
  await refuseWithoutLead(tx)
  tx.changed(userId, 'session', 'profile', 'dashboard')
  await postChange(tx, userId, staffChangedLetter({ name, email }, { role, publicUrl }))
  return { name, before }
}

/** Takes the role away, ends every session and locks the account: it was made for this work. */
export async function removeStaff(
  tx: Tx,
  { userId, publicUrl }: { userId: UserId; publicUrl: string },
): Promise<ChangedStaff & { sessions: number }> {
  const { name, email, before } = await lockedStaff(tx, userId)
  await tx.db
    .updateTable('auth_users')
    .set({ staff_role: null, suspended_at: tx.now })
    .where('id', '=', userId)
    .execute()
  await refuseWithoutLead(tx)
  tx.publish(userId, { type: 'account', event: 'suspended' })
  const sessions = await endSessions(tx, userId, null)
  await postChange(tx, userId, staffChangedLetter({ name, email }, { role: null, publicUrl }))
  return { name, before, sessions }
}

/** Refuses the change that took the last lead away: somebody must be able to decide who is staff. */
export async function refuseWithoutLead(tx: Tx): Promise<void> {
  await lockTeam(tx)
  if (await hasLead(tx.db)) return
  throw new Refusal('not-possible', 'There is no other lead. Make somebody else a lead first.')
}

/** Of two leads who remove each other, the second is refused. */
export async function lockTeam(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('staff:team'))`.execute(tx.db)
}

async function lockedStaff(tx: Tx, userId: UserId) {
  const row = await tx.db
    .selectFrom('auth_users')
    .select(['name', 'email', 'staff_role'])
    .where('id', '=', userId)
    .where('role', '=', 'staff')
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound('Colleague not found')
  const { name, email, staff_role: before } = row
  if (before === null) throw new AlreadyDecided(`${name} is not staff any more`)
  return { name, email, before }
}

function postChange(
  tx: Tx,
  userId: UserId,
  letter: ReturnType<typeof staffChangedLetter>,
): Promise<void> {
  const until = daysAfter(tx.now, letterDays)
  return tx.post({ userId, kind: 'staff-changed', letter, until })
}
