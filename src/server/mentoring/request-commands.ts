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
import { lockStudent, publishToBoth } from './student-lock.ts'
import { notifyMentor } from './notify-mentor-commands.ts'

export const paused = 'Your bookings are paused while our staff look into something'
const noRequest = 'Request not found'
const tooMany = `You have ${maxOpenRequests} open requests. Wait for an answer, or take one back.`
const askedAlready =
  'You have already asked this mentor. Take that request back to choose another time.'

export interface NewMentorRequest {
  studentId: string
  mentorId: string
  startsAt: Date
  skill: Skill
  aim: MentorAim
}

interface AskedOfMentor {
  mentorId: string
  studentId: string
  id: string
}

export type MentorRequestResult =
  | { kind: 'asked' | 'waiting'; requestId: string; guardians: number }
  | { kind: 'time-taken' }

/**
 * Asks a mentor for one of their open slots and reserves it. Asking twice for the same slot is one request.
 * If a guardian has to approve first, the slot is held for a day, and the mentor is not told until then.
 */
export async function askMentor(tx: Tx, question: NewMentorRequest): Promise<MentorRequestResult> {
  const { studentId, mentorId, startsAt, skill, aim } = question
  const action = { studentId, kind: 'mentor', subject: mentorId } as const
  const approval = await requireGuardianApproval(tx, action)
  await lockStudent(tx, studentId)
  if (!(await isInSight(tx.db, question))) throw notFound('Mentor not found')
  await refuseNight(tx, studentId, startsAt)
  const open = await openRequests(tx, studentId)
  const before = open.find((request) => request.mentor_id === mentorId)
  const isSameTime = before?.starts_at.getTime() === startsAt.getTime()
  if (before?.state === 'waiting' && isSameTime) {
    return { kind: 'asked', requestId: before.id, guardians: 0 }
  }
  if (before !== undefined && before.state !== 'held') {
    throw new Refusal('not-possible', askedAlready)
  }
  if (before === undefined && open.length >= maxOpenRequests) {
    throw new Refusal('not-possible', tooMany)
  }
  // Choosing another time while the guardian decides releases the first one.
  if (before !== undefined) await settleRequest(tx, { studentId, id: before.id }, 'withdrawn')
  if (!(await lockFreeSlot(tx, { mentorId, startsAt }))) {
    if (before !== undefined) await dropApproval(tx, action)
    publishToBoth(tx, question)
    return { kind: 'time-taken' }
  }
  const { id: requestId } = await tx.db
    .insertInto('mentor_requests')
    .values({
      user_id: studentId,
      mentor_id: mentorId,
      skill,
      aim,
      starts_at: startsAt,
      asked_at: tx.now,
      ...(approval.required
        ? { state: 'held', held_until: heldUntil(startsAt, tx.now) }
        : { state: 'waiting', approval_id: approval.approvalId }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await reserveSlot(tx, { mentorId, startsAt }, { studentId, requestId })
  publishToBoth(tx, question)
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
  { studentId, id }: { studentId: string; id: string },
): Promise<void> {
  await dropQuestion(tx, { studentId, id })
  await lockStudent(tx, studentId)
  const open = await openRequests(tx, studentId)
  const request = open.find((one) => one.id === id)
  if (request === undefined) throw new Refusal('not-possible', 'This request is no longer open')
  await settleRequest(tx, { studentId, id }, 'withdrawn')
  publishToBoth(tx, { studentId, mentorId: request.mentor_id })
}

/** The mentor accepts the reserved time. */
export async function acceptRequest(
  tx: Tx,
  { room, ...asked }: AskedOfMentor & { room: string | null },
): Promise<string> {
  const { mentorId, id } = asked
  const request = await lockedRequest(tx, asked)
  if (!(await takesBookings(tx.db, mentorId))) throw new Refusal('not-possible', paused)
  if (request.starts_at <= tx.now) throw new Refusal('not-possible', 'This time has passed')
  await changeRequest(
    tx,
    { studentId: request.user_id, id },
    { state: 'accepted', answered_at: tx.now },
  )
  await planSession(tx, { ...request, mentor_id: mentorId, room }, 'yes')
  return id
}

/** The mentor declines: the slot is open again and the student gets a kind message. */
export async function declineRequest(tx: Tx, asked: AskedOfMentor): Promise<void> {
  const { mentorId, studentId, id } = asked
  const { starts_at: startsAt } = await lockedRequest(tx, asked)
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
  { studentId, id }: { studentId: string; id: string },
  /** True when the mentor takes no bookings, rather than having left it unanswered. */
  { away } = { away: false },
): Promise<void> {
  const open = await openRequests(tx, studentId)
  const request = open.find((one) => one.id === id)
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
  { studentId, id }: { studentId: string; id: string },
  state: 'withdrawn' | 'declined' | 'closed',
): Promise<void> {
  const answered = state === 'declined' ? { answered_at: tx.now } : {}
  const request = await tx.db
    .selectFrom('mentor_requests')
    .select(['user_id', 'id', 'starts_at', 'proposed_at'])
    .where('user_id', '=', studentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const nothing = { proposed_by: null, proposed_at: null, proposed_until: null }
  const columns = { state, ...answered, ...nothing, proposed_room: null }
  await changeRequest(tx, { studentId, id }, columns)
  await releaseSlotOf(tx, request)
}

/** Requests waiting for a guardian, the mentor or any mentor; at most three. The student must be locked. */
export function openRequests(tx: Tx, studentId: string) {
  return tx.db
    .selectFrom('mentor_requests')
    .selectAll()
    .where('user_id', '=', studentId)
    .where('state', 'in', openRequestStates)
    .execute()
}

/** Drops the question to the guardians when the student withdraws a held request. */
async function dropQuestion(
  tx: Tx,
  { studentId, id }: { studentId: string; id: string },
): Promise<void> {
  const held = await tx.db
    .selectFrom('mentor_requests')
    .select('mentor_id')
    .where('user_id', '=', studentId)
    .where('id', '=', id)
    .where('state', '=', 'held')
    .executeTakeFirst()
  if (held?.mentor_id == null) return
  await dropApproval(tx, { studentId, kind: 'mentor', subject: held.mentor_id })
}

/** Locks the student of a request that the policy found, then reads it again: it may have ended. */
async function lockedRequest(tx: Tx, asked: AskedOfMentor) {
  await lockStudent(tx, asked.studentId)
  const request = await requestTo(tx.db, asked)
  if (request === null || !(await isMentorAvailable(tx.db, asked.mentorId)))
    throw notFound(noRequest)
  return request
}

/** Opens the slot that a request or proposal reserves, if it could still be booked. */
export function releaseSlotOf(
  tx: Tx,
  request: { user_id: string; id: string; starts_at: Date; proposed_at: Date | null },
): Promise<void> {
  const { user_id: studentId, id: requestId } = request
  const opens = isBookable(request.proposed_at ?? request.starts_at, tx.now)
  return releaseSlot(tx, { studentId, requestId }, opens)
}

/** Also settles the notifications that asked for an answer to the previous state. */
export async function changeRequest(
  tx: Tx,
  { studentId, id }: { studentId: string; id: string },
  columns: {
    state: Tables['mentor_requests']['state']
    mentor_id?: string
    starts_at?: Date
    asked_at?: Date
    offered_at?: Date
    answered_at?: Date
    held_until?: Date | null
    approval_id?: string
    proposed_by?: string | null
    proposed_at?: Date | null
    proposed_until?: Date | null
    proposed_room?: string | null
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
