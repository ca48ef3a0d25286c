import { hoursAfter, proposalHours } from '#domain/mentoring/mentoring.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { firstName } from '#domain/people/profile.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { isMinor } from '../guardians/queries.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notify } from '../notifications/commands.ts'
import {
  isInSight,
  isMentorAvailable,
  mentorNameOf,
  requestOffered,
  studentNameOf,
  takesBookings,
} from './queries.ts'
import { changeRequest, openRequests, paused, releaseSlotOf } from './request-commands.ts'
import { claimRoom } from './room-commands.ts'
import { planSession } from './session-commands.ts'
import { reserveSlot, isHeldBy, lockFreeSlot } from './slot-commands.ts'
import { lockStudent, publishToBoth } from './student-lock.ts'
import { refuseUntrained } from './training-commands.ts'
import { ownZoneOf } from './week-queries.ts'

const noRequest = 'Request not found'

/** Another mentor proposes a time for a request that was passed on. The first proposal reserves it until the student answers. */
export async function proposeTime(
  tx: Tx,
  proposal: {
    mentorId: UserId
    id: string
    studentId: UserId
    startsAt: Date
    room: string | null
  },
): Promise<{ kind: 'offered' | 'gone' }> {
  const { mentorId, id, studentId, startsAt } = proposal
  await lockStudent(tx, studentId)
  if (!(await isMentorAvailable(tx.db, mentorId))) throw notFound(noRequest)
  if (!(await takesBookings(tx.db, mentorId))) throw new Refusal('not-possible', paused)
  await refuseUntrained(tx, mentorId)
  const request = await requestOffered(tx.db, { mentorId, id })
  // A minor's guardian approved only the first mentor.
  const isClosed = request?.state !== 'offered' || (await isMinor(tx.db, studentId, tx.now))
  if (isClosed || request.proposed_at !== null) return { kind: 'gone' }
  const { room } = await claimRoom(tx, { studentId, room: proposal.room })
  const slot = await lockFreeSlot(tx, { mentorId, startsAt })
  if (slot === null) {
    throw new Refusal(
      'not-possible',
      'Choose one of your open times that is at least 12 hours away',
    )
  }
  await changeRequest(
    tx,
    { studentId, id },
    {
      state: 'offered',
      proposed_by: mentorId,
      proposed_at: startsAt,
      proposed_until: hoursAfter(tx.now, proposalHours),
      proposed_room: room,
      proposed_minutes: slot.minutes,
    },
  )
  await reserveSlot(tx, { mentorId, startsAt }, { studentId, requestId: id })
  await notify(tx, {
    userId: studentId,
    type: 'mentor-answered',
    data: {
      mentor: await mentorNameOf(tx.db, mentorId),
      answer: 'offers',
      startsAt: startsAt.toISOString(),
    },
    key: `mentor-offers:${id}:${tx.now.toISOString()}`,
    subjects: [subjectOf.mentorRequest(id)],
  })
  publishToBoth(tx, { studentId, mentorId })
  return { kind: 'offered' }
}

/** The student accepts the proposal, and the session is planned; or declines, and other mentors may propose. */
export async function answerProposal(
  tx: Tx,
  { studentId, id, yes }: { studentId: UserId; id: string; yes: boolean },
): Promise<{ kind: 'planned' | 'declined' | 'gone' }> {
  await lockStudent(tx, studentId)
  const request = (await openRequests(tx, studentId)).find((row) => row.id === id)
  if (request === undefined || request.proposed_at === null) return { kind: 'gone' }
  const { proposed_by: mentorId, proposed_at: startsAt } = request
  const isValid = await isStillValid(tx, request)
  if (mentorId === null || !isValid || !yes) {
    await dropProposal(tx, request)
    if (mentorId !== null) await notifyOfAnswer(tx, request, mentorId, 'no')
    return { kind: isValid ? 'declined' : 'gone' }
  }
  const minutes = request.proposed_minutes ?? request.minutes
  await changeRequest(
    tx,
    { studentId, id },
    {
      state: 'accepted',
      mentor_id: mentorId,
      starts_at: startsAt,
      minutes,
      answered_at: tx.now,
      ...noProposal,
    },
  )
  const room = request.proposed_room
  const acceptedRequest = { ...request, mentor_id: mentorId, starts_at: startsAt, minutes, room }
  await planSession(tx, acceptedRequest, 'student')
  await notifyOfAnswer(tx, request, mentorId, 'yes')
  return { kind: 'planned' }
}

/** Drops a proposal that was not answered, or whose mentor is no longer available. */
export async function dropStaleProposal(tx: Tx, request: OpenRequest): Promise<void> {
  if (request.proposed_at === null || (await isStillValid(tx, request))) return
  await dropProposal(tx, request)
}

/** Drops a proposal, so that others can propose again. The student must be locked. */
export async function dropProposal(tx: Tx, request: OpenRequest): Promise<void> {
  const { user_id: studentId, id, proposed_by: mentorId } = request
  await releaseSlotOf(tx, request)
  await changeRequest(tx, { studentId, id }, { state: 'offered', ...noProposal })
  publishToBoth(tx, { studentId, mentorId })
}

type OpenRequest = Awaited<ReturnType<typeof openRequests>>[number]

const noProposal = {
  proposed_by: null,
  proposed_at: null,
  proposed_until: null,
  proposed_room: null,
  proposed_minutes: null,
}

async function isStillValid(tx: Tx, request: OpenRequest): Promise<boolean> {
  const { user_id: studentId, id, proposed_by: mentorId } = request
  const { proposed_at: startsAt, proposed_until: until } = request
  if (mentorId === null || startsAt === null || until === null) return false
  if (until <= tx.now || startsAt <= tx.now) return false
  if (await isMinor(tx.db, studentId, tx.now)) return false
  const isFree = await isHeldBy(tx, { mentorId, startsAt }, { studentId, requestId: id })
  return isFree && isInSight(tx.db, { studentId, mentorId })
}

async function notifyOfAnswer(
  tx: Tx,
  request: OpenRequest,
  mentorId: UserId,
  answer: 'yes' | 'no',
): Promise<void> {
  const { user_id: studentId, id, proposed_at: startsAt } = request
  const name = firstName(await studentNameOf(tx.db, studentId))
  await notify(tx, {
    userId: mentorId,
    type: 'time-answered',
    // Students are not named to a mentor they did not choose.
    data: {
      student: answer === 'yes' ? name : '',
      startsAt: startsAt?.toISOString() ?? '',
      ...(await ownZoneOf(tx.db, mentorId)),
    },
    key: `time-answered:${id}:${tx.now.toISOString()}`,
    about: [studentId],
    ...(answer === 'yes' ? { meeting: { kind: 'session' as const, studentId, id } } : {}),
  })
}
