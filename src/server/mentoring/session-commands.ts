import {
  freesItsSlot,
  isCancelReason,
  mayCancel,
  maySay,
  sessionResult,
  type CancelReason,
  type ClosedReason,
  type Outcome,
  type SessionSide,
} from '#domain/mentoring/mentor-session.ts'
import { slotEnd } from '#domain/mentoring/mentoring.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { ledgerKindOf, xpFor } from '#domain/ledger/xp.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { recordActivity } from '../xp/commands.ts'
import { mentorNameOf, sessionOf, type SessionRow } from './queries.ts'
import { dropMove } from './move-rows.ts'
import { claimRoom } from './room-commands.ts'
import { releaseSlot } from './slot-commands.ts'
import { lockStudent, publishToBoth } from './student-lock.ts'
import { notifySide, settleSession } from './notify-side-commands.ts'
import { notifyGuardians } from './notify-guardians-commands.ts'

const noSession = 'Session not found'

type PlannedRequest = Pick<
  SessionRow,
  'user_id' | 'id' | 'skill' | 'aim' | 'starts_at' | 'minutes' | 'room'
>

/** Creates the session for a request that was just accepted, and the mentorship with the first one. */
export async function planSession(
  tx: Tx,
  request: PlannedRequest & {
    mentor_id: UserId
  },
  acceptedBy: SessionSide,
): Promise<void> {
  const { user_id: studentId, id, mentor_id: mentorId, skill, aim, starts_at: startsAt } = request
  await tx.db
    .insertInto('mentor_sessions')
    .values({
      user_id: studentId,
      id,
      mentor_id: mentorId,
      skill,
      aim,
      starts_at: startsAt,
      minutes: request.minutes,
      state: 'planned',
      ...(await claimRoom(tx, { studentId, room: request.room })),
      created_at: tx.now,
      changed_at: tx.now,
    })
    .execute()
  await beginMentorship(tx, { studentId, mentorId })
  const at = startsAt.toISOString()
  const data = { mentor: await mentorNameOf(tx.db, mentorId), answer: 'yes', startsAt: at } as const
  const meeting = { kind: 'session', studentId, id } as const
  const notification = { userId: studentId, type: 'mentor-answered', data, meeting } as const
  // A student who accepted a proposal need not be notified.
  if (acceptedBy === 'mentor') await notify(tx, { ...notification, key: `mentor-answered:${id}` })
  await notifyGuardians(tx, { session: request, change: 'planned' })
  publishToBoth(tx, { studentId, mentorId })
}

/** Either side can cancel a session until it starts. */
export async function cancelSession(
  tx: Tx,
  cancellation: { userId: UserId; id: string; reason: CancelReason },
): Promise<void> {
  const { session, side } = await lockedSession(tx, cancellation)
  if (session.state === 'cancelled') return
  if (!mayCancel(timingOf(session), tx.now)) {
    throw new Refusal('not-possible', 'This session has already started or is over')
  }
  await callOff(tx, session, { by: side, reason: cancellation.reason })
}

/** Calls off a planned session and notifies the side that did not. The student must be locked. */
export async function callOff(
  tx: Tx,
  session: SessionRow,
  cancellation: { by: SessionSide | null; reason: CancelReason | ClosedReason },
): Promise<void> {
  const { by, reason } = cancellation
  const { user_id: studentId, id, mentor_id: mentorId, starts_at: startsAt } = session
  await dropMove(tx, session)
  await change(tx, session, { state: 'cancelled', cancelled_by: by, cancel_reason: reason })
  await settleSession(tx, id)
  await releaseSlot(tx, { studentId, requestId: id }, freesItsSlot(cancellation, startsAt, tx.now))
  const details = isCancelReason(reason) ? { reason } : {}
  // With neither side given, only a guardian can have ended the mentorship.
  const byGuardian = by === null && (reason === 'mentorship-ended' || reason === 'ended-early')
  if (by !== 'student')
    await notifySide(tx, session, 'student', 'session-cancelled', {
      ...details,
      ...(byGuardian ? { byGuardian: true as const } : {}),
    })
  // A reported mentor is only told that all bookings are paused: a name would reveal who reported them.
  if (by !== 'mentor' && reason !== 'under-review')
    await notifySide(tx, session, 'mentor', 'session-cancelled', details)
  await notifyGuardians(tx, { session, change: 'cancelled' })
  publishToBoth(tx, { studentId, mentorId })
}

/** Puts a planned session on hold until someone decides. The student must be locked. */
export async function holdSession(
  tx: Tx,
  session: SessionRow,
  options: HoldOptions = {},
): Promise<void> {
  await changeHold(tx, session, 'held', options)
}

/** Releases a session that goes ahead as planned. The student must be locked. */
export async function releaseHold(
  tx: Tx,
  session: SessionRow,
  options: HoldOptions = {},
): Promise<void> {
  await changeHold(tx, session, 'on', options)
}

interface HoldOptions {
  /** Not set for a paused mentor, who is notified once about everything, without names. */
  notifyMentor?: true
}

async function changeHold(
  tx: Tx,
  session: SessionRow,
  hold: 'held' | 'on',
  { notifyMentor }: HoldOptions,
): Promise<void> {
  await change(tx, session, { on_hold: hold === 'held' })
  await notifyOfHold(tx, session, hold, 'student')
  if (notifyMentor) await notifyOfHold(tx, session, hold, 'mentor')
  await notifyGuardians(tx, { session, change: hold })
  publishToBoth(tx, { studentId: session.user_id, mentorId: session.mentor_id })
}

async function notifyOfHold(
  tx: Tx,
  session: SessionRow,
  hold: 'held' | 'on',
  side: SessionSide,
): Promise<void> {
  const type = hold === 'held' ? 'session-on-hold' : 'session-goes-ahead'
  await notifySide(tx, session, side, type, {
    key: `${type}:${session.id}:${tx.now.toISOString()}`,
  })
}

/** Records one side's outcome; with both, the session is decided, and the student is paid once if it took place. */
export async function sayOutcome(
  tx: Tx,
  answer: { userId: UserId; id: string; said: Outcome },
): Promise<void> {
  const { session, side } = await lockedSession(tx, answer)
  const previousOutcome = side === 'student' ? session.student_said : session.mentor_said
  if (previousOutcome === answer.said) return
  if (!maySay({ ...timingOf(session), said: previousOutcome }, tx.now)) {
    throw new Refusal('not-possible', 'You cannot say how this session went at the moment')
  }
  const columns = side === 'student' ? { student_said: answer.said } : { mentor_said: answer.said }
  await change(tx, session, columns)
  await settleNotifications(tx, subjectOf.outcome(session.id, side))
  await decideSession(tx, { ...session, ...columns })
  publishToBoth(tx, { studentId: session.user_id, mentorId: session.mentor_id })
}

/** Decides the outcome of a session, once it can be known. The student must be locked. */
export async function decideSession(tx: Tx, session: SessionRow): Promise<void> {
  const outcomes = {
    student: session.student_said,
    mentor: session.mentor_said,
  }
  const state = sessionResult(outcomes, timingOf(session).endsAt, tx.now)
  if (session.state !== 'planned' || state === 'planned') return
  await change(tx, session, { state })
  await settleSession(tx, session.id)
  publishToBoth(tx, { studentId: session.user_id, mentorId: session.mentor_id })
  if (state !== 'held') return
  await recordActivity(tx, {
    userId: session.user_id,
    type: ledgerKindOf('mentorSession'),
    awardKey: `mentor-session:${session.id}`,
    amount: xpFor('mentorSession'),
    description: 'Met with a mentor',
    activityType: 'mentor_session',
    event: { event: 'mentor-session-held', subject: session.id },
  })
}

/** Finds the session, locks its student, then reads it again. */
export async function lockedSession(
  tx: Tx,
  ref: { userId: UserId; id: string },
): Promise<{ session: SessionRow; side: SessionSide }> {
  const sessionBeforeLock = await sessionOf(tx.db, ref)
  if (sessionBeforeLock === null) throw notFound(noSession)
  await lockStudent(tx, sessionBeforeLock.user_id)
  const session = await sessionOf(tx.db, ref)
  if (session === null) throw notFound(noSession)
  return { session, side: session.user_id === ref.userId ? 'student' : 'mentor' }
}

async function beginMentorship(
  tx: Tx,
  pair: { studentId: UserId; mentorId: UserId },
): Promise<void> {
  const columns = { started_at: tx.now, ended_at: null, ended_by: null }
  await tx.db
    .insertInto('mentorships')
    .values({ user_id: pair.studentId, mentor_id: pair.mentorId, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'mentor_id'])
        .doUpdateSet(columns)
        .where('mentorships.ended_at', 'is not', null),
    )
    .execute()
}

async function change(
  tx: Tx,
  session: SessionRow,
  columns: Partial<
    Pick<
      SessionRow,
      'state' | 'on_hold' | 'cancelled_by' | 'cancel_reason' | 'student_said' | 'mentor_said'
    >
  >,
): Promise<void> {
  await tx.db
    .updateTable('mentor_sessions')
    .set({ ...columns, changed_at: tx.now })
    .where('user_id', '=', session.user_id)
    .where('id', '=', session.id)
    .execute()
}

function timingOf({ state, starts_at: startsAt, minutes }: SessionRow) {
  return { state, startsAt, endsAt: slotEnd(startsAt, minutes) }
}
