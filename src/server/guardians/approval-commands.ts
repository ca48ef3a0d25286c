import type { Approval } from '#contract/guardians.ts'
import { mustAskFirst, type ApprovalKind, type ApprovalState } from '#domain/approval.ts'
import { ageBandOf } from '#domain/birth-month.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notify } from '../notifications/commands.ts'
import { linkBetween, linksInForce, type Reader } from './queries.ts'

/** Whether a guardian has to say yes before this student may do this. False once one has. */
export async function needsApproval(
  db: Reader,
  asked: { studentId: string; kind: ApprovalKind },
  now: Date,
): Promise<boolean> {
  const { studentId, kind } = asked
  const row = await db
    .selectFrom('student_profiles as student')
    .select('student.birth_month as birthMonth')
    .select((is) =>
      is
        .exists(
          is
            .selectFrom('approvals as yes')
            .select('yes.id')
            .where('yes.user_id', '=', studentId)
            .where('yes.kind', '=', kind)
            .where('yes.state', '=', 'approved'),
        )
        .as('approved'),
    )
    .where('student.user_id', '=', studentId)
    .executeTakeFirst()
  const band = ageBandOf(row?.birthMonth ?? null, now)
  return mustAskFirst(band, row?.approved === true)
}

/**
 * Asks every guardian of the student, once for each subject; after a no it may be asked again.
 * `guardians` is how many there are to answer: with none the student has to link one first.
 */
export async function askApproval(
  tx: Tx,
  ask: { studentId: string; kind: ApprovalKind; subject: string; title: string; path: string },
): Promise<{ state: ApprovalState; guardians: number }> {
  const { studentId, kind, subject, title, path } = ask
  const asked = { state: 'asked', asked_at: tx.now, decided_at: null, decided_by: null }
  await tx.db
    .insertInto('approvals')
    .values({ user_id: studentId, kind, subject, title, path, ...asked })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'subject'])
        .doUpdateSet({ title, path, ...asked })
        .where('approvals.state', '=', 'declined'),
    )
    .execute()
  const row = await tx.db
    .selectFrom('approvals')
    .select('state')
    .where('user_id', '=', studentId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()
  const guardians = await tellOfOpenApprovals(tx, studentId)
  tx.publish(studentId, { type: 'changed', what: 'guardians' })
  return { state: row.state as ApprovalState, guardians }
}

/** One guardian's answer; the first one counts. */
export async function decideApproval(
  tx: Tx,
  answer: {
    guardianId: string
    studentId: string
    approvalId: string
    decision: 'approved' | 'declined'
  },
): Promise<void> {
  const { guardianId, studentId, approvalId, decision } = answer
  const link = await linkBetween(tx.db, { guardianId, studentId }, tx.now)
  if (link?.standing !== 'in-force') throw notFound()
  const row = await tx.db
    .updateTable('approvals')
    .set({ state: decision, decided_by: guardianId, decided_at: tx.now })
    .where('user_id', '=', studentId)
    .where('id', '=', approvalId)
    .where('state', '=', 'asked')
    .returning(['title', 'path'])
    .executeTakeFirst()
  if (row === undefined) await refuseDecided(tx, studentId, approvalId)
  else {
    await notify(tx, {
      userId: studentId,
      type: 'approval-decided',
      data: { guardian: link.guardianName, approved: decision === 'approved', ...row },
      key: `approval-decided:${approvalId}:${tx.now.toISOString()}`,
    })
  }
  tx.publish(studentId, { type: 'changed', what: 'guardians' })
  for (const other of await linksInForce(tx.db, studentId, tx.now)) {
    tx.publish(other.guardianId, { type: 'changed', what: 'guardians' })
  }
}

/** Tells each guardian who wants alerts of everything that waits for them; says how many guardians there are. */
export async function tellOfOpenApprovals(tx: Tx, studentId: string): Promise<number> {
  const links = await linksInForce(tx.db, studentId, tx.now)
  const open = links.length === 0 ? [] : await openApprovals(tx.db, [studentId])
  for (const { guardianId, studentName, alerts } of links) {
    tx.publish(guardianId, { type: 'changed', what: 'guardians' })
    if (!alerts) continue
    for (const { id, kind, title, at } of open) {
      await notify(tx, {
        userId: guardianId,
        type: 'approval-needed',
        data: { student: studentName, what: kind, title },
        key: `approval-needed:${id}:${at}`,
        about: [studentId],
      })
    }
  }
  return links.length
}

/** What waits for a guardian's answer, the oldest first. */
export async function openApprovals(
  db: Reader,
  studentIds: readonly string[],
): Promise<(Approval & { studentId: string })[]> {
  if (studentIds.length === 0) return []
  const rows = await approvalRows(db)
    .where('user_id', 'in', studentIds)
    .where('state', '=', 'asked')
    .orderBy('asked_at')
    .limit(50)
    .execute()
  return rows.map(approvalFrom)
}

/** The student's own, the newest first. */
export async function approvalsOf(db: Reader, studentId: string): Promise<Approval[]> {
  const rows = await approvalRows(db)
    .where('user_id', '=', studentId)
    .orderBy('asked_at', 'desc')
    .limit(20)
    .execute()
  return rows.map(approvalFrom).map(({ studentId: _own, ...approval }) => approval)
}

function approvalRows(db: Reader) {
  return db
    .selectFrom('approvals')
    .select(['user_id as studentId', 'id', 'kind', 'title', 'path', 'state', 'asked_at'])
}

function approvalFrom(
  row: Awaited<ReturnType<ReturnType<typeof approvalRows>['executeTakeFirstOrThrow']>>,
): Approval & { studentId: string } {
  const { asked_at: at, ...approval } = row
  return {
    ...approval,
    kind: row.kind as ApprovalKind,
    state: row.state as ApprovalState,
    at: at.toISOString(),
  }
}

async function refuseDecided(tx: Tx, studentId: string, id: string): Promise<never> {
  const row = await tx.db
    .selectFrom('approvals')
    .select('state')
    .where('user_id', '=', studentId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  throw new Refusal('not-possible', 'This was decided already')
}
