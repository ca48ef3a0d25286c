import { createHash, randomBytes } from 'node:crypto'
import { daysAfter } from '#domain/day.ts'
import {
  invitationCodeFrom,
  invitationGoodForDays,
  typedInvitationCode,
} from '#domain/people/staff-invitation.ts'
import type { StaffRole } from '#domain/people/staff-role.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, notFound, Refusal } from '../http/refusal.ts'
import { runChecks } from '../http/run-checks.ts'
import { updateProfile } from '../profiles/commands.ts'
import type { Services } from '../services.ts'
import { AddressTaken, refuseName, setPassword } from './commands.ts'
import { confirmAddress } from './confirm-commands.ts'
import { hashPassword } from './password.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { createStaff, grantStaffRole } from './staff-commands.ts'
import { staffInvitationLetter } from './staff-mail.ts'

const codeBytes = 16
const forgottenAfterDays = 30

interface NewInvitation {
  email: string
  role: StaffRole
  /** The lead who invites. */
  by: UserId
  publicUrl: string
}

/** Sends the only letter that has the code; a code that was sent to the address before stops working. */
export async function inviteStaff(
  tx: Tx,
  { email, role, by, publicUrl }: NewInvitation,
): Promise<{ id: string }> {
  await refuseKnownAddress(tx, email)
  const code = invitationCodeFrom(randomBytes(codeBytes))
  const until = daysAfter(tx.now, invitationGoodForDays)
  const row = {
    staff_role: role,
    code_hash: hashOf(code),
    invited_by: by,
    invited_at: tx.now,
    expires_at: until,
  }
  const { id } = await tx.db
    .insertInto('staff_invitations')
    .values({ email, ...row })
    .onConflict((conflict) =>
      conflict.column('email').where('ended_at', 'is', null).doUpdateSet(row),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const { name } = await tx.db
    .selectFrom('auth_users')
    .select('name')
    .where('id', '=', by)
    .executeTakeFirstOrThrow()
  const letter = staffInvitationLetter(email, { by: name, role, code, publicUrl })
  await tx.post({ userId: by, kind: 'staff-invitation', letter, until })
  return { id }
}

/** The code stops working. */
export async function withdrawInvitation(tx: Tx, id: string): Promise<{ email: string }> {
  const row = await tx.db
    .selectFrom('staff_invitations')
    .select(['email', 'ended_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound('Invitation not found')
  if (row.ended_at !== null) throw new AlreadyDecided('This invitation was used or withdrawn')
  await endInvitation(tx, id)
  return { email: row.email }
}

/** Makes the account of somebody who has the code; null, without any effect, when it does not work. */
export async function joinStaff(
  tx: Tx,
  services: Services,
  { code, name: typedName, password }: { code: string; name: string; password: string },
): Promise<UserId | null> {
  const invitation = await tx.db
    .selectFrom('staff_invitations')
    .select(['id', 'email', 'staff_role'])
    .where('code_hash', '=', hashOf(typedInvitationCode(code)))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', tx.now)
    .forUpdate()
    .executeTakeFirst()
  if (invitation === undefined) return null
  const { id, email, staff_role: role } = invitation
  const name = typedName.trim()
  runChecks([
    () => refuseName(name),
    () => refuseWeakPassword(password, { name, email }, 'password'),
  ])
  await endInvitation(tx, id)
  const former = await tx.db
    .selectFrom('auth_users')
    .select(['id', 'role', 'staff_role'])
    .where('email', '=', email)
    .executeTakeFirst()
  const userId =
    former === undefined
      ? await createStaff(tx, services, { name, email, password }, role)
      : await comeBack(tx, services, { former, name, password, role })
  // The letter with the code came to this address.
  await confirmAddress(tx, userId)
  return userId
}

interface ComingBack {
  former: { id: UserId; role: string; staff_role: StaffRole | null }
  name: string
  password: string
  role: StaffRole
}

/** Somebody who was staff before gets their account again. */
async function comeBack(
  tx: Tx,
  services: Services,
  { former, name, password, role }: ComingBack,
): Promise<UserId> {
  if (former.role !== 'staff' || former.staff_role !== null) throw new AddressTaken()
  await setPassword(tx, former.id, await hashPassword(services.passwordCost, password))
  await updateProfile(tx, former.id, 'staff', { displayName: name })
  await grantStaffRole(tx, former.id, role)
  return former.id
}

/** Deletes addresses of people who were invited long ago. */
export async function forgetInvitations(tx: Tx): Promise<void> {
  await tx.db
    .deleteFrom('staff_invitations')
    .where('expires_at', '<=', daysAfter(tx.now, -forgottenAfterDays))
    .execute()
}

async function endInvitation(tx: Tx, id: string): Promise<void> {
  await tx.db
    .updateTable('staff_invitations')
    .set({ ended_at: tx.now })
    .where('id', '=', id)
    .execute()
}

/** An account has one role for good; only somebody who was staff can become it again. */
async function refuseKnownAddress(tx: Tx, email: string): Promise<void> {
  const account = await tx.db
    .selectFrom('auth_users')
    .select(['name', 'role', 'staff_role'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (account === undefined || (account.role === 'staff' && account.staff_role === null)) return
  const problem =
    account.role === 'staff'
      ? `${account.name} is staff already.`
      : 'This address has another account on Upful. Ask them for an address for this work.'
  throw new Refusal('not-possible', problem, { fields: { email: problem } })
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
