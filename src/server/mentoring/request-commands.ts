import { heldUntil } from '#domain/people/approval.ts'
import {
  isBookable,
  maxOpenRequests,
  openRequestStates,
  type MentorAim,
} from '#domain/mentoring/mentoring.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { Skill } from '#domain/learning/skills.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tables } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'
import {
  askApproval,
  dropApproval,
  requireGuardianApproval,
} from '../guardians/approval-commands.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import {
  isInSight,
  isMentorAvailable,
  mentorNameOf,
  mentorTitleOf,
  requestTo,
  takesBookings,
} from './queries.ts'
import { planSession } from './session-commands.ts'
import { reserveSlot, lockFreeSlot, refuseNight, releaseSlot } from './slot-commands.ts'
import { refuseUntrained, refuseUntrainedFor } from './training-commands.ts'
import { lockStudent, publishToBoth } from './student-lock.ts'
import { notifyMentor } from './notify-mentor-commands.ts'

export const paused = 'Your bookings are paused while our staff look into something'
const noRequest = 'Request not found'
const tooMany = `You have ${maxOpenRequests} open requests. Wait for an answer, or withdraw one.`
const askedAlready =
  'You have already asked this mentor. Withdraw that request to choose another time.'

export interface NewMentorRequest {
  studentId: UserId
  mentorId: UserId
  startsAt: Date
  skill: Skill
  aim: MentorAim
}

interface RequestRef {
  mentorId: UserId
  studentId: UserId
  id: string
}

export type MentorRequestResult =
  | { kind: 'asked' | 'waiting'; requestId: string; guardians: number }
  | { kind: 'time-taken' }

/**
 * Asks a mentor for one of their open slots and reserves it. Asking twice for the same slot is one request.
 * If a guardian has to approve first, the slot is held for a day, and the mentor is not notified until then.
 */
export async function askMentor(
  tx: Tx,
  newRequest: NewMentorRequest,
): Promise<MentorRequestResult> {
  const { studentId, mentorId, startsAt, skill, aim } = newRequest
  const action = { studentId, kind: 'mentor', subject: mentorId } as const
  const approval = await requireGuardianApproval(tx, action)
  await lockStudent(tx, studentId)
  if (!(await isInSight(tx.db, newRequest))) throw notFound('Mentor not found')
  const open = await openRequests(tx, studentId)
  const existing = open.find((request) => request.mentor_id === mentorId)
  const isSameTime = existing?.starts_at.getTime() === startsAt.getTime()
  if (existing?.state === 'waiting' && isSameTime) {
    return { kind: 'asked', requestId: existing.id, guardians: 0 }
  }
  if (existing !== undefined && existing.state !== 'held') {
    throw new Refusal('not-possible', askedAlready)
  }
  if (existing === undefined && open.length >= maxOpenRequests) {
    throw new Refusal('not-possible', tooMany)
  }
  // Choosing another time while the guardian decides releases the first one.
  if (existing !== undefined) await settleRequest(tx, { studentId, id: existing.id }, 'withdrawn')
  await refuseUntrainedFor(tx, mentorId, await mentorNameOf(tx.db, mentorId))
  const slot = await lockFreeSlot(tx, { mentorId, startsAt })
  if (slot === null) {
    if (existing !== undefined) await dropApproval(tx, action)
    publishToBoth(tx, newRequest)
    return { kind: 'time-taken' }
  }
  await refuseNight(tx, studentId, { startsAt, minutes: slot.minutes })
  const { id: requestId } = await tx.db
    .insertInto('mentor_requests')
    .values({
      user_id: studentId,
      mentor_id: mentorId,
      skill,
      aim,
      starts_at: startsAt,
      minutes: slot.minutes,
      asked_at: tx.now,
      ...(approval.required
        ? { state: 'held', held_until: heldUntil(startsAt, tx.now) }
        : { state: 'waiting', approval_id: approval.approvalId }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await reserveSlot(tx, { mentorId, startsAt }, { studentId, requestId })
  publishToBoth(tx, newRequest)
  if (!approval.required) {
    await notifyMentor(tx, { studentId, mentorId, requestId })
    return { kind: 'asked', requestId, guardians: 0 }
  }
  const { guardians } = await askApproval(tx, {
    ...action,
    title: `Meet ${await mentorTitleOf(tx.db, mentorId)}`,
    path: href(pages.mentor, { id: mentorId }),
  })
  return { kind: 'waiting', requestId, guardians }
}

/** The student withdraws a request, at any time before it is accepted. */
export async function withdrawRequest(
  tx: Tx,
  { studentId, id }: { studentId: UserId; id: string },
): Promise<void> {
  await dropMentorApproval(tx, { studentId, id })
  await lockStudent(tx, studentId)
  const open = await openRequests(tx, studentId)
  const request = open.find((row) => row.id === id)
  if (request === undefined) throw new Refusal('not-possible', 'This request is no longer open')
  await settleRequest(tx, { studentId, id }, 'withdrawn')
  publishToBoth(tx, { studentId, mentorId: request.mentor_id })
}

/** The mentor accepts the reserved time. */
export async function acceptRequest(
  tx: Tx,
  { room, ...ref }: RequestRef & { room: string | null },
): Promise<string> {
  const { mentorId, id } = ref
  const request = await lockedRequest(tx, ref)
  if (!(await takesBookings(tx.db, mentorId))) throw new Refusal('not-possible', paused)
  await refuseUntrained(tx, mentorId)
  if (request.starts_at <= tx.now) throw new Refusal('not-possible', 'This time has passed')
  await changeRequest(
    tx,
    { studentId: request.user_id, id },
    { state: 'accepted', answered_at: tx.now },
  )
  await planSession(tx, { ...request, mentor_id: mentorId, room }, 'mentor')
  return id
}

/** The mentor declines: the slot is open again and the student gets a kind message. */
export async function declineRequest(tx: Tx, ref: RequestRef): Promise<void> {
  const { mentorId, studentId, id } = ref
  const { starts_at: startsAt } = await lockedRequest(tx, ref)
  await settleRequest(tx, { studentId, id }, 'declined')
  await notify(tx, {
    userId: studentId,
    type: 'mentor-answered',
    data: {
      mentor: await mentorNameOf(tx.db, mentorId),
      answer: 'no',
      startsAt: startsAt.toISOString(),
    },
    key: `mentor-answered:${id}`,
  })
  publishToBoth(tx, { studentId, mentorId })
}

/** Releases the slot and passes the request on to all other mentors. */
export async function offerRequest(
  tx: Tx,
  { studentId, id }: { studentId: UserId; id: string },
  /** True when the mentor takes no bookings, rather than having left it unanswered. */
  { away } = { away: false },
): Promise<void> {
  const open = await openRequests(tx, studentId)
  const request = open.find((row) => row.id === id)
  if (request?.state !== 'waiting') return
  await changeRequest(tx, { studentId, id }, { state: 'offered', offered_at: tx.now })
  await releaseSlotOf(tx, request)
  await notify(tx, {
    userId: studentId,
    type: 'mentor-waiting',
    data: {
      mentor: await mentorNameOf(tx.db, request.mentor_id),
      news: away ? 'away-offered' : 'offered',
    },
    key: `mentor-offered:${id}`,
    subjects: [subjectOf.mentorRequest(id)],
  })
  publishToBoth(tx, { studentId, mentorId: request.mentor_id })
}

/** Ends an open request without a session. The student must be locked. */
export async function settleRequest(
  tx: Tx,
  { studentId, id }: { studentId: UserId; id: string },
  state: 'withdrawn' | 'declined' | 'closed',
): Promise<void> {
  const answerColumns = state === 'declined' ? { answered_at: tx.now } : {}
  const request = await tx.db
    .selectFrom('mentor_requests')
    .select(['user_id', 'id', 'starts_at', 'proposed_at'])
    .where('user_id', '=', studentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const noProposal = { proposed_by: null, proposed_at: null, proposed_until: null }
  const columns = {
    state,
    ...answerColumns,
    ...noProposal,
    proposed_room: null,
    proposed_minutes: null,
  }
  await changeRequest(tx, { studentId, id }, columns)
  await releaseSlotOf(tx, request)
}

/** Requests waiting for a guardian, the mentor or any mentor; at most three. The student must be locked. */
export function openRequests(tx: Tx, studentId: UserId) {
  return tx.db
    .selectFrom('mentor_requests')
    .selectAll()
    .where('user_id', '=', studentId)
    .where('state', 'in', openRequestStates)
    .execute()
}

/** Withdraws the question to the guardians when the student withdraws a held request. */
async function dropMentorApproval(
  tx: Tx,
  { studentId, id }: { studentId: UserId; id: string },
): Promise<void> {
  const heldRequest = await tx.db
    .selectFrom('mentor_requests')
    .select('mentor_id')
    .where('user_id', '=', studentId)
    .where('id', '=', id)
    .where('state', '=', 'held')
    .executeTakeFirst()
  if (heldRequest?.mentor_id == null) return
  await dropApproval(tx, { studentId, kind: 'mentor', subject: heldRequest.mentor_id })
}

/** Locks the student of a request that the policy found, then reads the request again, because it may have ended. */
async function lockedRequest(tx: Tx, ref: RequestRef) {
  await lockStudent(tx, ref.studentId)
  const request = await requestTo(tx.db, ref)
  if (request === null || !(await isMentorAvailable(tx.db, ref.mentorId))) throw notFound(noRequest)
  return request
}

/** Opens the slot that a request or proposal reserves, if it could still be booked. */
export function releaseSlotOf(
  tx: Tx,
  request: { user_id: UserId; id: string; starts_at: Date; proposed_at: Date | null },
): Promise<void> {
  const { user_id: studentId, id: requestId } = request
  const opens = isBookable(request.proposed_at ?? request.starts_at, tx.now)
  return releaseSlot(tx, { studentId, requestId }, opens)
}

/** Also settles the notifications that asked for an answer to the previous state. */
export async function changeRequest(
  tx: Tx,
  { studentId, id }: { studentId: UserId; id: string },
  columns: {
    state: Tables['mentor_requests']['state']
    mentor_id?: UserId
    starts_at?: Date
    minutes?: number
    asked_at?: Date
    offered_at?: Date
    answered_at?: Date
    held_until?: Date | null
    approval_id?: string
    proposed_by?: UserId | null
    proposed_at?: Date | null
    proposed_until?: Date | null
    proposed_room?: string | null
    proposed_minutes?: number | null
  },
) {
  await settleNotifications(tx, subjectOf.mentorRequest(id))
  return tx.db
    .updateTable('mentor_requests')
    .set(columns)
    .where('user_id', '=', studentId)
    .where('id', '=', id)
    .returning('starts_at')
    .executeTakeFirstOrThrow()
}
