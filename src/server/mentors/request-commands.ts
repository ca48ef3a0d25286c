import { isBookable, mostOpenRequests, type MentorAim } from '#domain/mentoring.ts'
import { subjectOf } from '#domain/notification-subject.ts'
import { firstName } from '#domain/profile.ts'
import type { Skill } from '#domain/skills.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import {
  isInSight,
  isMentorThere,
  mentorNameOf,
  requestOffered,
  requestTo,
  studentNameOf,
} from './queries.ts'
import { planSession } from './session-commands.ts'
import { holdSlot, lockFreeSlot, releaseSlot } from './slot-commands.ts'
import { lockStudent, tellBoth } from './student-lock.ts'

const noRequest = 'There is no such request'
const tooMany = `You have ${mostOpenRequests} open requests. Wait for an answer, or take one back.`
const askedAlready =
  'You have asked this mentor already. Take that request back to choose another time.'

export interface Question {
  studentId: string
  mentorId: string
  startsAt: Date
  skill: Skill
  aim: MentorAim
}

/** Asks a mentor for one of their open times and holds it. The same time twice is one request. */
export async function askMentor(
  tx: Tx,
  question: Question,
): Promise<{ kind: 'asked'; requestId: string } | { kind: 'time-taken' }> {
  const { studentId, mentorId, startsAt, skill, aim } = question
  await lockStudent(tx, studentId)
  if (!(await isInSight(tx.db, question))) throw notFound('Mentor not found')
  const open = await openRequests(tx, studentId)
  const before = open.find((request) => request.mentor_id === mentorId)
  if (before?.starts_at.getTime() === startsAt.getTime()) {
    return { kind: 'asked', requestId: before.id }
  }
  if (before !== undefined) throw new Refusal('not-possible', askedAlready)
  if (open.length >= mostOpenRequests) throw new Refusal('not-possible', tooMany)
  if (!(await lockFreeSlot(tx, { mentorId, startsAt }))) return { kind: 'time-taken' }
  const { id: requestId } = await tx.db
    .insertInto('mentor_requests')
    .values({
      user_id: studentId,
      mentor_id: mentorId,
      skill,
      aim,
      starts_at: startsAt,
      state: 'waiting',
      asked_at: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await holdSlot(tx, { mentorId, startsAt }, { studentId, requestId })
  await notify(tx, {
    userId: mentorId,
    type: 'mentor-asked',
    data: { student: firstName(await studentNameOf(tx.db, studentId)), again: false },
    key: `mentor-asked:${requestId}`,
    about: [studentId],
    subjects: [subjectOf.mentorRequest(requestId)],
  })
  tellBoth(tx, question)
  return { kind: 'asked', requestId }
}

/** The student takes it back, at any time before it is accepted. */
export async function withdrawRequest(
  tx: Tx,
  { studentId, id }: { studentId: string; id: string },
): Promise<void> {
  await lockStudent(tx, studentId)
  const open = await openRequests(tx, studentId)
  const request = open.find((one) => one.id === id)
  if (request === undefined) throw new Refusal('not-possible', 'This request is not open any more')
  await settleRequest(tx, { studentId, id }, 'withdrawn')
  tellBoth(tx, { studentId, mentorId: request.mentor_id })
}

/** The mentor who was asked says yes to the time that is held. */
export async function acceptRequest(
  tx: Tx,
  { mentorId, id }: { mentorId: string; id: string },
): Promise<string> {
  const request = await lockedRequest(tx, { mentorId, id })
  if (request.starts_at <= tx.now) throw new Refusal('not-possible', 'This time has passed')
  await change(tx, { studentId: request.user_id, id }, { state: 'accepted', answered_at: tx.now })
  await planSession(tx, { ...request, mentor_id: mentorId }, 'yes')
  return id
}

/** A kind no: the time is open again and the student hears of it. */
export async function declineRequest(
  tx: Tx,
  { mentorId, id }: { mentorId: string; id: string },
): Promise<void> {
  const { user_id: studentId, starts_at: startsAt } = await lockedRequest(tx, { mentorId, id })
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
  tellBoth(tx, { studentId, mentorId })
}

/** Another mentor takes a request that was let lie, with a time of their own. The first has it. */
export async function takeRequest(
  tx: Tx,
  { mentorId, id, startsAt }: { mentorId: string; id: string; startsAt: Date },
): Promise<{ kind: 'taken'; sessionId: string } | { kind: 'gone' }> {
  const offered = await requestOffered(tx.db, { mentorId, id })
  if (offered === null) throw notFound(noRequest)
  const studentId = offered.user_id
  await lockStudent(tx, studentId)
  if (!(await isMentorThere(tx.db, mentorId))) throw notFound(noRequest)
  const request = await requestOffered(tx.db, { mentorId, id })
  if (request?.state !== 'offered') return { kind: 'gone' }
  if (!(await lockFreeSlot(tx, { mentorId, startsAt }))) {
    throw new Refusal('not-possible', 'Choose one of your open times, 12 hours ahead or more')
  }
  const taken = { ...request, mentor_id: mentorId, starts_at: startsAt }
  await change(
    tx,
    { studentId, id },
    { state: 'accepted', mentor_id: mentorId, starts_at: startsAt, answered_at: tx.now },
  )
  await holdSlot(tx, { mentorId, startsAt }, { studentId, requestId: id })
  await planSession(tx, taken, 'taken')
  return { kind: 'taken', sessionId: id }
}

/** Gives the time back and offers the request to all other mentors. */
export async function offerRequest(
  tx: Tx,
  { studentId, id }: { studentId: string; id: string },
): Promise<void> {
  const open = await openRequests(tx, studentId)
  const request = open.find((one) => one.id === id)
  if (request?.state !== 'waiting') return
  await change(tx, { studentId, id }, { state: 'offered', offered_at: tx.now })
  await release(tx, { studentId, id }, request.starts_at)
  await notify(tx, {
    userId: studentId,
    type: 'mentor-waiting',
    data: { mentor: await mentorNameOf(tx.db, request.mentor_id), news: 'offered' },
    key: `mentor-offered:${id}`,
    subjects: [subjectOf.mentorRequest(id)],
  })
  tellBoth(tx, { studentId, mentorId: request.mentor_id })
}

/** Ends an open request without a session. The student is locked. */
export async function settleRequest(
  tx: Tx,
  { studentId, id }: { studentId: string; id: string },
  state: 'withdrawn' | 'declined' | 'closed',
): Promise<void> {
  const answered = state === 'declined' ? { answered_at: tx.now } : {}
  const { starts_at: startsAt } = await change(tx, { studentId, id }, { state, ...answered })
  await release(tx, { studentId, id }, startsAt)
}

/** What waits for a mentor or for any mentor; three at most. The student is locked. */
export function openRequests(tx: Tx, studentId: string) {
  return tx.db
    .selectFrom('mentor_requests')
    .selectAll()
    .where('user_id', '=', studentId)
    .where('state', 'in', ['waiting', 'offered'])
    .execute()
}

/** Found by who was asked, then locked with its student, then looked at again. */
async function lockedRequest(tx: Tx, asked: { mentorId: string; id: string }) {
  const found = await requestTo(tx.db, asked)
  if (found === null) throw notFound(noRequest)
  await lockStudent(tx, found.user_id)
  const request = await requestTo(tx.db, asked)
  if (request === null || !(await isMentorThere(tx.db, asked.mentorId))) throw notFound(noRequest)
  return request
}

function release(tx: Tx, request: { studentId: string; id: string }, startsAt: Date) {
  const { studentId, id: requestId } = request
  return releaseSlot(tx, { studentId, requestId }, isBookable(startsAt, tx.now))
}

async function change(
  tx: Tx,
  { studentId, id }: { studentId: string; id: string },
  columns: {
    state: string
    mentor_id?: string
    starts_at?: Date
    offered_at?: Date
    answered_at?: Date
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
