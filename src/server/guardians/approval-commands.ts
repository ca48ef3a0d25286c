import type { Address } from '#domain/href.ts'
import { storedAddress } from '#domain/known-address.ts'
import type { ApprovalCovers, ApprovalKind } from '#domain/people/approval.ts'
import type { ApprovalDecline } from '#domain/people/approval-decline.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { openApprovals } from './approval-queries.ts'
import { isHeld } from './questioned-queries.ts'
import { linkBetween, linksInForce } from './queries.ts'
import {
  answersFor,
  requiredApproval,
  type RequiredApproval,
  type StudentAction,
} from './required-approval-queries.ts'

/** An approval a guardian has answered, as other features see it. */
export interface DecidedApproval {
  id: string
  studentId: UserId
  kind: ApprovalKind
  subject: string
  title: string
  path: Address
}

/**
 * Whether a guardian has to approve this action first, and if not, which approval covers it; an adult needs
 * none. Locks the answers, so that a concurrent one comes before or after.
 */
export async function requireGuardianApproval(
  tx: Tx,
  action: StudentAction,
): Promise<RequiredApproval> {
  const answers = await answersFor(tx.db, action).forUpdate().execute()
  const { approval } = await requiredApproval(tx.db, action, answers, tx.now)
  return approval
}

/**
 * Asks every guardian of the student, once per subject; after an answer it may be asked again.
 * `guardians` is how many can answer: if there are none, the student has to link one first.
 */
export async function askApproval(
  tx: Tx,
  request: StudentAction & { title: string; path: string },
): Promise<{ id: string; guardians: number }> {
  const { studentId, kind, subject, title, path } = request
  const openState = {
    state: 'asked',
    asked_at: tx.now,
    decided_at: null,
    decided_by: null,
    covers: 'later',
    declined_because: null,
    taken_back_at: null,
    taken_back_by: null,
  } as const
  await tx.db
    .insertInto('approvals')
    .values({ user_id: studentId, kind, subject, title, path, ...openState })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'subject'])
        .doUpdateSet({ title, path, ...openState })
        .where('approvals.state', '!=', 'asked'),
    )
    .execute()
  const { id } = await tx.db
    .selectFrom('approvals')
    .select('id')
    .where('user_id', '=', studentId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  const guardians = await notifyOfOpenApprovals(tx, studentId)
  tx.changed(studentId, 'guardians', 'mentor-sessions')
  return { id, guardians }
}

/** Stores a guardian's answer; the first one counts. */
export async function decideApproval(
  tx: Tx,
  answer: {
    guardianId: UserId
    studentId: UserId
    approvalId: string
    decision: 'approved' | 'declined'
    covers: ApprovalCovers
    because: ApprovalDecline | undefined
  },
): Promise<DecidedApproval & { guardianName: string }> {
  const { guardianId, studentId, approvalId, decision, covers, because } = answer
  const declined = {
    declined_because: because ?? null,
    last_no_at: tx.now,
    last_no_by: guardianId,
  }
  const row = await tx.db
    .updateTable('approvals')
    .set({ state: decision, decided_by: guardianId, decided_at: tx.now, covers })
    .$if(decision === 'declined', (update) => update.set(declined))
    .where('user_id', '=', studentId)
    .where('id', '=', approvalId)
    .where('state', '=', 'asked')
    .returning(decidedColumns)
    .executeTakeFirst()
  // Read after the approval is locked, so that a link ending concurrently is seen.
  const link = await linkBetween(tx.db, { guardianId, studentId }, tx.now)
  if (link?.standing !== 'in-force') throw notFound()
  if (decision === 'approved') await refuseHeld(tx, { guardianId, studentId })
  if (row === undefined) return refuseDecided(tx, studentId, approvalId)
  await publishAnswer(tx, row)
  return { ...row, kind: row.kind, path: storedAddress(row.path), guardianName: link.guardianName }
}

/** Withdraws an approval; from now on the same thing needs approval again. */
export async function takeBackApproval(
  tx: Tx,
  { guardianId, approvalId }: { guardianId: UserId; approvalId: string },
): Promise<DecidedApproval> {
  const row = await tx.db
    .updateTable('approvals')
    .set({ state: 'taken-back', taken_back_at: tx.now, taken_back_by: guardianId })
    .where('id', '=', approvalId)
    .where('state', '=', 'approved')
    .returning(decidedColumns)
    .executeTakeFirst()
  if (row === undefined)
    throw new Refusal('not-possible', 'This approval has already been withdrawn')
  await publishAnswer(tx, row)
  return { ...row, kind: row.kind, path: storedAddress(row.path) }
}

/** A guardian who stops an application or a mentor also declines it, so no approval of it stays valid. */
export async function endApprovalOf(
  tx: Tx,
  { studentId, kind, subject }: StudentAction,
  guardianId: UserId,
): Promise<void> {
  const row = await tx.db
    .updateTable('approvals')
    .set({ state: 'taken-back', taken_back_at: tx.now, taken_back_by: guardianId })
    .where('user_id', '=', studentId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', 'approved')
    .returning(decidedColumns)
    .executeTakeFirst()
  if (row !== undefined) await publishAnswer(tx, row)
}

/** The student has changed their mind, so no answer is needed. */
export async function dropApproval(
  tx: Tx,
  { studentId, kind, subject }: StudentAction,
): Promise<void> {
  const row = await tx.db
    .updateTable('approvals')
    .set({ state: 'dropped', decided_at: tx.now })
    .where('user_id', '=', studentId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('state', '=', 'asked')
    .returning(decidedColumns)
    .executeTakeFirst()
  if (row !== undefined) await publishAnswer(tx, row)
}

/**
 * Notifies each guardian of everything that waits for them; returns how many guardians there are. The
 * student is blocked without an answer, so this notification cannot be turned off.
 */
export async function notifyOfOpenApprovals(tx: Tx, studentId: UserId): Promise<number> {
  const links = await linksInForce(tx.db, studentId, tx.now)
  const open = links.length === 0 ? [] : await openApprovals(tx.db, [studentId])
  for (const { guardianId, studentName } of links) {
    tx.changed(guardianId, 'guardian', 'mentor-sessions')
    for (const { id, kind, title, at } of open) {
      await notify(tx, {
        userId: guardianId,
        type: 'approval-needed',
        data: { student: studentName, what: kind, title },
        key: `approval-needed:${id}:${at}`,
        about: [studentId],
        subjects: [subjectOf.approval(id)],
      })
    }
  }
  return links.length
}

/** Locks the approvals this guardian gave for a student. Call it before anything that depends on them. */
export async function approvalsGivenBy(
  tx: Tx,
  { guardianId, studentId }: { guardianId: UserId; studentId: UserId },
): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('approvals')
    .select(['id', 'decided_by', 'state'])
    .where('user_id', '=', studentId)
    .orderBy('decided_at')
    .forUpdate()
    .execute()
  return rows.flatMap((row) =>
    row.decided_by === guardianId && row.state === 'approved' ? [row.id] : [],
  )
}

/** Another guardian reported them as unknown, so they cannot approve until staff have checked. */
async function refuseHeld(tx: Tx, pair: { guardianId: UserId; studentId: UserId }): Promise<void> {
  if (await isHeld(tx.db, pair)) throw new Refusal('not-possible', beingChecked)
}

const beingChecked =
  'Our staff are checking who is linked with this student. You can say no now, or approve once they have finished.'

const decidedColumns = ['id', 'user_id as studentId', 'kind', 'subject', 'title', 'path'] as const

/** Settles the notifications of all guardians, and makes every page that shows the approval refetch. */
async function publishAnswer(
  tx: Tx,
  { id, studentId }: { id: string; studentId: UserId },
): Promise<void> {
  await settleNotifications(tx, subjectOf.approval(id))
  tx.changed(studentId, 'guardians', 'mentor-sessions')
  for (const { guardianId } of await linksInForce(tx.db, studentId, tx.now)) {
    tx.changed(guardianId, 'guardian', 'mentor-sessions')
  }
}

async function refuseDecided(tx: Tx, studentId: UserId, id: string): Promise<never> {
  const row = await tx.db
    .selectFrom('approvals')
    .select('state')
    .where('user_id', '=', studentId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  const dropped = row.state === 'dropped'
  throw new Refusal('not-possible', dropped ? droppedMessage : 'This has already been decided')
}

const droppedMessage = 'Your student has withdrawn this, so there is nothing to decide.'
