import type { ApprovalOutcome } from '#domain/people/approval.ts'
import { isBookable } from '#domain/mentoring/mentoring.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { endPlans } from './mentorship-commands.ts'
import { isInSight, type MentoringPair } from './queries.ts'
import { changeRequest, openRequests, settleRequest } from './request-commands.ts'
import { notifyMentor } from './notify-mentor-commands.ts'
import { reserveSlot, isHeldBy, lockFreeSlot, releaseSlot } from './slot-commands.ts'
import { lockStudent, publishToBoth } from './student-lock.ts'

/** The guardian approved: asks the mentor for the time, if it is still held or free. */
export async function askAfterApproval(
  tx: Tx,
  pair: MentoringPair,
  approvalId: string,
): Promise<ApprovalOutcome> {
  const request = await heldRequest(tx, pair)
  if (request === undefined) return 'nothing'
  const { studentId, mentorId } = pair
  const { id: requestId, starts_at: startsAt } = request
  publishToBoth(tx, pair)
  if (!(await isInSight(tx.db, pair))) {
    await settleRequest(tx, { studentId, id: requestId }, 'closed')
    return 'mentor-gone'
  }
  const slot = { mentorId, startsAt }
  const isOurs = await isHeldBy(tx, slot, { studentId, requestId })
  if (!isBookable(startsAt, tx.now) || !(isOurs || (await lockFreeSlot(tx, slot)) !== null)) {
    await settleRequest(tx, { studentId, id: requestId }, 'closed')
    return 'time-gone'
  }
  if (!isOurs) await reserveSlot(tx, slot, { studentId, requestId })
  const columns = {
    state: 'waiting',
    asked_at: tx.now,
    held_until: null,
    approval_id: approvalId,
  } as const
  await changeRequest(tx, { studentId, id: requestId }, columns)
  await notifyMentor(tx, { ...pair, requestId })
  return 'asked'
}

/** The guardian declined: opens the time again. The mentor was never asked. */
export async function withdrawHeldRequest(tx: Tx, pair: MentoringPair): Promise<void> {
  const request = await heldRequest(tx, pair)
  if (request === undefined) return
  await settleRequest(tx, { studentId: pair.studentId, id: request.id }, 'withdrawn')
  publishToBoth(tx, pair)
}

/** After a day, or when the time is too close, releases it to others. The guardian can still approve. */
export async function freeHeldTime(
  tx: Tx,
  request: Awaited<ReturnType<typeof openRequests>>[number],
): Promise<void> {
  const { user_id: studentId, id, mentor_id: mentorId, starts_at: startsAt } = request
  if (request.held_until === null) return
  const bookable = isBookable(startsAt, tx.now)
  if (request.held_until > tx.now && bookable) return
  await releaseSlot(tx, { studentId, requestId: id }, bookable)
  await changeRequest(tx, { studentId, id }, { state: 'held', held_until: null })
  publishToBoth(tx, { studentId, mentorId })
}

/** The guardian withdrew an approval: ends requests and sessions under it, and notifies everyone involved. */
export async function endMentoringUnder(
  tx: Tx,
  { studentId, approvalId }: { studentId: UserId; approvalId: string },
): Promise<void> {
  await lockStudent(tx, studentId)
  const rows = await tx.db
    .selectFrom('mentor_requests')
    .select(['id', 'mentor_id', 'state'])
    .where('user_id', '=', studentId)
    .where('approval_id', '=', approvalId)
    .where('state', 'in', ['waiting', 'offered', 'accepted'])
    .execute()
  for (const { id, state, mentor_id: mentorId } of rows) {
    if (state === 'accepted') continue
    await settleRequest(tx, { studentId, id }, 'withdrawn')
    publishToBoth(tx, { studentId, mentorId })
  }
  for (const mentorId of new Set(rows.map((row) => row.mentor_id))) {
    if (mentorId !== null) await endPlans(tx, { studentId, mentorId })
  }
}

async function heldRequest(tx: Tx, { studentId, mentorId }: MentoringPair) {
  await lockStudent(tx, studentId)
  const open = await openRequests(tx, studentId)
  return open.find((request) => request.state === 'held' && request.mentor_id === mentorId)
}
