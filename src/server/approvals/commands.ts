import type { StoppedApplications } from '#contract/approvals.ts'
import type { ApprovalOutcome } from '#domain/people/approval.ts'
import { type UserId, userIdSchema } from '#domain/people/user-id.ts'
import { sendWaiting, stopWaiting, withdrawSentUnder } from '../applications/send-commands.ts'
import type { Tx } from '../db/transaction.ts'
import {
  decideApproval,
  takeBackApproval,
  type DecidedApproval,
} from '../guardians/approval-commands.ts'
import { mayTakeBack } from '../guardians/approval-queries.ts'
import { notFound } from '../http/refusal.ts'
import { answerHeldSessions } from '../mentoring/asked-again-commands.ts'
import {
  askAfterApproval,
  withdrawHeldRequest,
  endMentoringUnder,
} from '../mentoring/awaiting-approval-commands.ts'
import { notify } from '../notifications/commands.ts'

/** A guardian answers; the waiting application or mentor request is sent or stopped in the same transaction. */
export async function answerApproval(
  tx: Tx,
  answer: Parameters<typeof decideApproval>[1],
): Promise<void> {
  const { guardianName, ...approval } = await decideApproval(tx, answer)
  const approved = answer.decision === 'approved'
  const { studentId, title, path } = approval
  const { because } = answer
  const outcome = approved ? await goAhead(tx, approval) : await stop(tx, approval)
  await notify(tx, {
    userId: studentId,
    type: 'approval-decided',
    data: {
      guardian: guardianName,
      approved,
      title,
      path,
      ...(approved || because === undefined ? {} : { because }),
      came: outcome,
    },
    key: `approval-decided:${approval.id}:${tx.now.toISOString()}`,
  })
}

/** A guardian withdraws an approval. Everyone affected is notified, the student first. */
export async function withdrawApproval(
  tx: Tx,
  request: { guardianId: UserId; approvalId: string },
): Promise<StoppedApplications> {
  if (!(await mayTakeBack(tx.db, request, tx.now))) throw notFound('Approval not found')
  const approval = await takeBackApproval(tx, request)
  const { id: approvalId, studentId, kind, title, path } = approval
  await notify(tx, {
    userId: studentId,
    type: 'approval-taken-back',
    data: { guardian: await nameOf(tx, request.guardianId), title, path },
    key: `approval-taken-back:${approvalId}:${tx.now.toISOString()}`,
  })
  tx.changed(request.guardianId, 'guardian', 'mentor-sessions')
  if (kind === 'application') return withdrawSentUnder(tx, { studentId, approvalId })
  await endMentoringUnder(tx, { studentId, approvalId })
  return { withdrawn: 0, calledOff: 0, begun: 0 }
}

async function goAhead(tx: Tx, approval: DecidedApproval): Promise<ApprovalOutcome> {
  const { id: approvalId, studentId, kind, subject } = approval
  if (kind === 'application') {
    return sendWaiting(tx, { studentId, opportunityId: subject, approvalId })
  }
  const pair = { studentId, mentorId: userIdSchema.parse(subject) }
  const isResumed = await answerHeldSessions(tx, pair, { approvalId, approved: true })
  const outcome = await askAfterApproval(tx, pair, approvalId)
  return outcome === 'nothing' && isResumed ? 'session-on' : outcome
}

async function stop(tx: Tx, approval: DecidedApproval): Promise<ApprovalOutcome> {
  const { id: approvalId, studentId, kind, subject } = approval
  if (kind === 'application') {
    await stopWaiting(tx, { studentId, opportunityId: subject })
    return 'nothing'
  }
  const pair = { studentId, mentorId: userIdSchema.parse(subject) }
  await answerHeldSessions(tx, pair, { approvalId, approved: false })
  await withdrawHeldRequest(tx, pair)
  return 'nothing'
}

async function nameOf(tx: Tx, userId: UserId): Promise<string> {
  const row = await tx.db
    .selectFrom('user_profiles')
    .select('display_name')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.display_name ?? 'Your guardian'
}
