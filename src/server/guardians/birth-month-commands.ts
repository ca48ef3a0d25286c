import { birthMonthChange } from '#domain/people/birth-month-change.ts'
import { whoDecides } from '#domain/people/birth-month-decision.ts'
import { isPossible, completedYears } from '#domain/people/birth-month.ts'
import { messages, youngestAge } from '#domain/people/messages.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { invitedAddress, linksInForce, linksOf } from './queries.ts'
import { Refusal } from '../http/refusal.ts'
import { notifyGuardians, publishToPages } from './birth-month-notification-commands.ts'
import {
  closeRequest,
  applyMonth,
  decidedAlready,
  recordMonth,
  lockedBirth,
  openRequest,
  sendToStaff,
  notifyStaffToAnswer,
} from './birth-month-request-commands.ts'

/** Refuses an impossible month, or one that makes the person too young; then nothing is stored. */
export function refuseUnfitMonth(month: string | undefined, now: Date): void {
  if (month === undefined) return
  const problem = !isPossible(month, now)
    ? messages.birthMonthUnclear
    : completedYears(month, now) < youngestAge
      ? messages.tooYoung
      : null
  if (problem !== null) throw new Refusal('invalid', problem, { fields: { birthMonth: problem } })
}

/** Records a new account's first month; the student's row already has it. */
export async function recordFirstMonth(tx: Tx, userId: UserId, month: string): Promise<void> {
  await recordMonth(tx, userId, { month, kind: 'stated', changed_by: userId })
}

/** A student changes their birth month: it takes effect immediately, or waits for approval. */
export async function changeBirthMonth(tx: Tx, userId: UserId, month: string): Promise<void> {
  const before = await lockedBirth(tx, userId)
  const open = await openRequest(tx, userId)
  if (month === open?.to_month) return
  const current = { month: before.birth_month, estimated: before.birth_month_estimated }
  const hasGuardian =
    before.guardian_email !== null ||
    (await linksOf(tx.db, { studentId: userId }, tx.now)).length > 0 ||
    (await invitedAddress(tx.db, userId, tx.now)) !== null
  const saidTooYoung = before.said_too_young_at !== null
  const change = saidTooYoung
    ? 'ask'
    : birthMonthChange(current, month, { now: tx.now, hasGuardian })
  if (open !== undefined) {
    await closeRequest(tx, open, { state: 'cancelled', by: { id: userId, as: null } })
  }
  if (change === 'save') {
    const kind = before.birth_month === null ? 'stated' : 'changed'
    await applyMonth(tx, userId, { month, kind, changed_by: userId })
    await notifyGuardians(tx, userId, { what: 'changed', month, key: tx.now.toISOString() })
  } else if (change === 'ask') {
    await createRequest(tx, userId, { from: before.birth_month, to: month, saidTooYoung })
  }
  await publishToPages(tx, userId)
}

/**
 * Someone entered an age under 15: the account is stopped until staff have decided. `onlyFirst` skips
 * students whose month is known, for when the age was entered in the same browser before log-in.
 */
export async function stopForAge(
  tx: Tx,
  userId: UserId,
  { onlyFirst = false }: { onlyFirst?: boolean } = {},
): Promise<void> {
  const before = await lockedBirth(tx, userId)
  if (before.said_too_young_at !== null || (onlyFirst && before.birth_month !== null)) return
  await tx.db
    .updateTable('student_profiles')
    .set({ said_too_young_at: tx.now })
    .where('user_id', '=', userId)
    .execute()
  // A request that guardians could still approve goes to staff.
  const open = await openRequest(tx, userId)
  if (open !== undefined && open.waits_for !== 'staff') {
    await sendToStaff(tx, open, 'said-too-young')
  }
  await publishToPages(tx, userId)
}

/** The student withdraws the request. */
export async function cancelBirthMonth(tx: Tx, userId: UserId): Promise<void> {
  await lockedBirth(tx, userId)
  const open = await openRequest(tx, userId)
  if (open === undefined) throw new Refusal('not-possible', decidedAlready)
  await closeRequest(tx, open, { state: 'cancelled', by: { id: userId, as: null } })
  await publishToPages(tx, userId)
}

/**
 * Passes the request to staff if a guardian who was asked is no longer linked, so that students cannot get
 * rid of a guardian who would refuse.
 */
export async function deciderLeft(
  tx: Tx,
  { studentId, guardianId }: { studentId: UserId; guardianId: UserId },
): Promise<void> {
  await lockedBirth(tx, studentId)
  const open = await openRequest(tx, studentId)
  if (open === undefined || open.waits_for === 'staff') return
  const decider = await tx.db
    .selectFrom('birth_month_deciders')
    .select('guardian_id')
    .where('user_id', '=', studentId)
    .where('request_id', '=', open.id)
    .where('guardian_id', '=', guardianId)
    .executeTakeFirst()
  if (decider !== undefined) await sendToStaff(tx, open, 'link-ended')
}

async function createRequest(
  tx: Tx,
  userId: UserId,
  { from, to: month, saidTooYoung }: { from: string | null; to: string; saidTooYoung: boolean },
): Promise<void> {
  const links = await linksInForce(tx.db, userId, tx.now)
  const decision = whoDecides(links, {
    now: tx.now,
    askedStaffBefore: await askedStaffBefore(tx, userId),
    saidTooYoung,
  })
  const isStaff = decision.waitsFor === 'staff'
  const { id } = await tx.db
    .insertInto('birth_month_requests')
    .values({
      user_id: userId,
      from_month: from,
      to_month: month,
      state: 'asked',
      asked_at: tx.now,
      waits_for: decision.waitsFor,
      staff_reason: isStaff ? decision.reason : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (isStaff) {
    await notifyGuardians(tx, userId, { what: 'asked-staff', month, key: id })
    await notifyStaffToAnswer(tx, userId)
    return
  }
  const deciders = decision.guardianIds
  await tx.db
    .insertInto('birth_month_deciders')
    .values(deciders.map((guardian_id) => ({ user_id: userId, request_id: id, guardian_id })))
    .execute()
  await notifyGuardians(tx, userId, { what: 'asked', month, deciders, key: id })
}

/** A request that staff have not approved stays with staff when the student asks again. */
async function askedStaffBefore(tx: Tx, userId: UserId): Promise<boolean> {
  const request = await tx.db
    .selectFrom('birth_month_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('waits_for', '=', 'staff')
    .where('state', 'in', ['declined', 'cancelled'])
    .limit(1)
    .executeTakeFirst()
  return request !== undefined
}
