import type { Selectable } from 'kysely'
import type { StaffReason } from '#domain/people/birth-month-decision.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { nameAndInitial } from '#domain/people/profile.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound } from '../http/refusal.ts'
import { settleNotifications } from '../notifications/commands.ts'
import { notifyStaffOfWork } from '../notifications/staff-commands.ts'
import {
  notifyGuardians,
  publishToPages,
  notifyStudentMoved,
} from './birth-month-notification-commands.ts'

export const decidedAlready = 'This has already been decided or changed. Reload the page.'

/** Locked, so that concurrent changes or answers run one after the other. */
export async function lockedBirth(tx: Tx, userId: UserId) {
  const row = await tx.db
    .selectFrom('student_profiles')
    .select(['birth_month', 'birth_month_estimated', 'guardian_email', 'said_too_young_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  return row
}

export function openRequest(
  tx: Tx,
  userId: UserId,
): Promise<Selectable<Tables['birth_month_requests']> | undefined> {
  return tx.db
    .selectFrom('birth_month_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'asked')
    .executeTakeFirst()
}

/** The guardians who were asked, with their answers so far. */
export function decidersOf(tx: Tx, request: { user_id: UserId; id: string }) {
  return tx.db
    .selectFrom('birth_month_deciders as decider')
    .leftJoin('user_profiles as person', 'person.user_id', 'decider.guardian_id')
    .select(['decider.guardian_id as guardianId', 'decider.agreed_at as agreedAt'])
    .select('person.display_name as name')
    .where('decider.user_id', '=', request.user_id)
    .where('decider.request_id', '=', request.id)
    .orderBy('decider.guardian_id')
    .execute()
}

export async function closeRequest(
  tx: Tx,
  request: { user_id: UserId; id: string },
  outcome: {
    state: 'approved' | 'declined' | 'cancelled'
    by: { id: UserId; as: 'guardian' | 'staff' | null }
  },
): Promise<void> {
  await settleNotifications(tx, subjectOf.birthMonth(request.user_id))
  await tx.db
    .updateTable('birth_month_requests')
    .set({
      state: outcome.state,
      decided_at: tx.now,
      decided_by: outcome.by.id,
      decided_as: outcome.by.as,
    })
    .where('user_id', '=', request.user_id)
    .where('id', '=', request.id)
    .execute()
}

/** From now on only staff can decide it, even if guardians are linked or agree later. */
export async function sendToStaff(
  tx: Tx,
  request: { user_id: UserId; id: string; to_month: string },
  reason: StaffReason,
): Promise<void> {
  const { user_id: userId, to_month: month } = request
  await settleNotifications(tx, subjectOf.birthMonth(userId))
  await tx.db
    .updateTable('birth_month_requests')
    .set({ waits_for: 'staff', staff_reason: reason, takes_effect_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', request.id)
    .execute()
  const notification = { what: 'to-staff', month, reason, key: request.id } as const
  await notifyGuardians(tx, userId, notification)
  await notifyStudentMoved(tx, userId, { ...notification, by: [], on: null })
  await notifyStaffToAnswer(tx, userId)
  await publishToPages(tx, userId)
}

export async function notifyStaffToAnswer(tx: Tx, userId: UserId): Promise<void> {
  const { display_name: name } = await tx.db
    .selectFrom('user_profiles')
    .select('display_name')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const subject = subjectOf.birthMonth(userId)
  await notifyStaffOfWork(tx, { what: 'birth-month', name: nameAndInitial(name), subject })
}

interface NewMonth {
  month: string
  kind: 'stated' | 'changed' | 'agreed'
  changed_by: UserId
  agreed_by?: UserId
  agreed_as?: 'guardian' | 'staff'
}

/** Puts the month into effect, and records why in the history. */
export async function applyMonth(tx: Tx, userId: UserId, change: NewMonth): Promise<void> {
  await tx.db
    .updateTable('student_profiles')
    .set({ birth_month: change.month, birth_month_estimated: false, said_too_young_at: null })
    .where('user_id', '=', userId)
    .execute()
  // The day on which they turn 18 may have changed.
  await settleNotifications(tx, subjectOf.adulthood(userId))
  await recordMonth(tx, userId, change)
}

export async function recordMonth(tx: Tx, userId: UserId, change: NewMonth): Promise<void> {
  await tx.db
    .insertInto('birth_months')
    .values({ user_id: userId, ...change, at: tx.now })
    .execute()
}
