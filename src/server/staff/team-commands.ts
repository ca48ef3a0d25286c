import { caseKindsOf, type StaffRole } from '#domain/people/staff-role.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { changeStaffRole, removeStaff } from '../accounts/staff-commands.ts'
import { releaseCasesOf } from '../cases/assign-commands.ts'
import { forgetWorkNotifications } from '../notifications/staff-commands.ts'
import type { Tx } from '../db/transaction.ts'
import type { ActionResult } from './act.ts'

interface About {
  userId: UserId
  publicUrl: string
}

/** Nobody has the open cases that the new role does not work on, and the bell says nothing of the old work. */
export async function changeRoleOf(
  tx: Tx,
  { userId, role, publicUrl }: About & { role: StaffRole },
): Promise<ActionResult> {
  const { name, before } = await changeStaffRole(tx, { userId, role, publicUrl })
  await forgetWorkNotifications(tx, userId)
  const cases = await releaseCasesOf(tx, {
    staffId: userId,
    name,
    kinds: caseKindsOf('lead').filter((kind) => !caseKindsOf(role).includes(kind)),
  })
  return {
    subject: { id: userId, name },
    before: { role: before },
    after: { role, ...(cases > 0 ? { releasedCases: cases } : {}) },
  }
}

/** Nobody has their open cases any more. */
export async function removeColleague(tx: Tx, about: About): Promise<ActionResult> {
  const { userId } = about
  const { name, before, sessions } = await removeStaff(tx, about)
  await forgetWorkNotifications(tx, userId)
  const cases = await releaseCasesOf(tx, { staffId: userId, name, kinds: caseKindsOf('lead') })
  return {
    subject: { id: userId, name },
    before: { role: before, sessions },
    after: { role: null, sessions: 0, ...(cases > 0 ? { releasedCases: cases } : {}) },
  }
}
