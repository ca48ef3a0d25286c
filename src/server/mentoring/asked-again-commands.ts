import { heldUntil } from '#domain/people/approval.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { askApproval } from '../guardians/approval-commands.ts'
import { mentorTitleOf, takesBookings, type MentoringPair, type SessionRow } from './queries.ts'
import { changeRequest, settleRequest } from './request-commands.ts'
import { callOff, holdSession, releaseHold } from './session-commands.ts'
import { lockStudent, publishToBoth } from './student-lock.ts'

/**
 * These approvals are no longer valid: open requests and upcoming sessions wait for an answer from the
 * current guardians. Anything already waiting keeps waiting.
 */
export async function askAgain(
  tx: Tx,
  studentId: UserId,
  approvalIds: readonly string[],
): Promise<void> {
  if (approvalIds.length === 0) return
  await lockStudent(tx, studentId)
  for (const request of await openRequestsUnder(tx, studentId, approvalIds)) {
    const { id, mentor_id: mentorId, session } = request
    if (mentorId === null || request.state === 'offered') {
      await settleRequest(tx, { studentId, id }, 'withdrawn')
      continue
    }
    const { id: approvalId } = await askApproval(tx, {
      studentId,
      kind: 'mentor',
      subject: mentorId,
      title: `Meet ${await mentorTitleOf(tx.db, mentorId)}`,
      path: href(pages.mentor, { id: mentorId }),
    })
    if (session === undefined) {
      const columns = { state: 'held', held_until: heldUntil(request.starts_at, tx.now) } as const
      await changeRequest(tx, { studentId, id }, { ...columns, approval_id: approvalId })
    } else {
      await changeRequest(tx, { studentId, id }, { state: 'accepted', approval_id: approvalId })
      if (!session.on_hold) await holdSession(tx, session, { notifyMentor: true })
    }
    publishToBoth(tx, { studentId, mentorId })
  }
}

/** A guardian answered: sessions that were on hold until then go ahead, or are called off. */
export async function answerHeldSessions(
  tx: Tx,
  pair: MentoringPair,
  answer: { approvalId: string; approved: boolean },
): Promise<boolean> {
  await lockStudent(tx, pair.studentId)
  const sessions = await sessionsHeldFor(tx, pair, answer.approvalId)
  for (const session of sessions) {
    if (!answer.approved) await callOff(tx, session, { by: null, reason: 'no-approval' })
    // If the mentor is also paused, they go ahead when the pause is lifted.
    else if (await takesBookings(tx.db, pair.mentorId)) {
      await releaseHold(tx, session, { notifyMentor: true })
    }
  }
  return sessions.length > 0
}

/** Whether a session is on hold because a guardian has to answer. */
export async function waitsForApproval(
  tx: Tx,
  session: Pick<SessionRow, 'user_id' | 'id'>,
): Promise<boolean> {
  const row = await tx.db
    .selectFrom('mentor_requests as request')
    .innerJoin('approvals as approval', (join) =>
      join
        .onRef('approval.user_id', '=', 'request.user_id')
        .onRef('approval.id', '=', 'request.approval_id'),
    )
    .select('approval.id')
    .where('request.user_id', '=', session.user_id)
    .where('request.id', '=', session.id)
    .where('approval.state', '=', 'asked')
    .executeTakeFirst()
  return row !== undefined
}

async function openRequestsUnder(tx: Tx, studentId: UserId, approvalIds: readonly string[]) {
  const requests = await tx.db
    .selectFrom('mentor_requests')
    .select(['id', 'mentor_id', 'state', 'starts_at'])
    .where('user_id', '=', studentId)
    .where('approval_id', 'in', approvalIds)
    .where('state', 'in', ['waiting', 'offered', 'accepted'])
    .orderBy('asked_at')
    .execute()
  const sessions = await tx.db
    .selectFrom('mentor_sessions')
    .selectAll()
    .where('user_id', '=', studentId)
    .where('state', '=', 'planned')
    .where('starts_at', '>', tx.now)
    .execute()
  return requests
    .map((request) => ({ ...request, session: sessions.find(({ id }) => id === request.id) }))
    .filter(({ state, session }) => state !== 'accepted' || session !== undefined)
}

function sessionsHeldFor(tx: Tx, { studentId, mentorId }: MentoringPair, approvalId: string) {
  return tx.db
    .selectFrom('mentor_sessions as session')
    .innerJoin('mentor_requests as request', (join) =>
      join.onRef('request.user_id', '=', 'session.user_id').onRef('request.id', '=', 'session.id'),
    )
    .selectAll('session')
    .where('session.user_id', '=', studentId)
    .where('session.mentor_id', '=', mentorId)
    .where('session.state', '=', 'planned')
    .where('session.on_hold', '=', true)
    .where('session.starts_at', '>', tx.now)
    .where('request.approval_id', '=', approvalId)
    .execute()
}
