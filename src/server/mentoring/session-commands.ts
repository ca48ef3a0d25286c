import {
  freesItsSlot,
  isCancelReason,
  mayCancel,
  maySay,
  sessionResult,
  sessionSides,
  type CancelReason,
  type ClosedReason,
  type Outcome,
  type SessionSide,
} from '#domain/mentoring/mentor-session.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { firstName } from '#domain/people/profile.ts'
import { ledgerKindOf, xpFor } from '#domain/ledger/xp.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { recordActivity } from '../xp/commands.ts'
import { mentorNameOf, sessionOf, studentNameOf, type SessionRow } from './queries.ts'
import { claimRoom } from './room-commands.ts'
import { releaseSlot } from './slot-commands.ts'
import { lockStudent, publishToBoth } from './student-lock.ts'
import { notifyGuardians } from './notify-guardians-commands.ts'

const noSession = 'Session not found'
/** After a cancellation the mentor may no longer see the session's page. */
const homeOf = { student: pages.mentorSessions, mentor: pages.dashboard } as const

/** Creates the session for a request that was just accepted, and the mentorship with the first one. */
export async function planSession(
  tx: Tx,
  request: Pick<SessionRow, 'user_id' | 'id' | 'skill' | 'aim' | 'starts_at' | 'room'> & {
    mentor_id: string
  },
  answer: 'yes' | 'taken',
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
      state: 'planned',
      ...(await claimRoom(tx, { studentId, room: request.room })),
      created_at: tx.now,
      changed_at: tx.now,
    })
    .execute()
  await beginMentorship(tx, { studentId, mentorId })
  const at = startsAt.toISOString()
  const said = { mentor: await mentorNameOf(tx.db, mentorId), answer: 'yes', startsAt: at } as const
  const news = { userId: studentId, type: 'mentor-answered', data: said } as const
  // A proposal was accepted by the student, who need not be notified.
  if (answer === 'yes') await notify(tx, { ...news, key: `mentor-answered:${id}` })
  await notifyGuardians(tx, { session: request, news: 'planned' })
  publishToBoth(tx, { studentId, mentorId })
}

/** Either side can cancel a session until it starts. */
export async function cancelSession(
  tx: Tx,
  asked: { userId: string; id: string; reason: CancelReason },
): Promise<void> {
  const { session, side } = await lockedSession(tx, asked)
  if (session.state === 'cancelled') return
  if (!mayCancel(standingOf(session), tx.now)) {
    throw new Refusal('not-possible', 'This session has already started or is over')
  }
  await callOff(tx, session, { by: side, reason: asked.reason })
}

/** Calls off a planned session and notifies the side that did not. The student must be locked. */
export async function callOff(
  tx: Tx,
  session: SessionRow,
  off: { by: SessionSide | null; reason: CancelReason | ClosedReason },
): Promise<void> {
  const { by, reason } = off
  const { user_id: studentId, id, mentor_id: mentorId, starts_at: startsAt } = session
  await change(tx, session, { state: 'cancelled', cancelled_by: by, cancel_reason: reason })
  await settleSession(tx, id)
  await releaseSlot(tx, { studentId, requestId: id }, freesItsSlot(off, startsAt, tx.now))
  const told = isCancelReason(reason) ? { reason } : {}
  // With neither side given, only a guardian can have ended the mentorship.
  const byGuardian = by === null && (reason === 'mentorship-ended' || reason === 'ended-early')
  if (by !== 'student')
    await publishToOne(tx, session, 'student', 'session-cancelled', {
      ...told,
      ...(byGuardian ? { byGuardian: true as const } : {}),
    })
  // A reported mentor is only told that all bookings are paused: a name would reveal who reported them.
  if (by !== 'mentor' && reason !== 'under-review')
    await publishToOne(tx, session, 'mentor', 'session-cancelled', told)
  await notifyGuardians(tx, { session, news: 'cancelled' })
  publishToBoth(tx, { studentId, mentorId })
}

/** Puts a planned session on hold until someone decides. The student must be locked. */
export async function holdSession(tx: Tx, session: SessionRow, told: Told = {}): Promise<void> {
  await changeHold(tx, session, 'held', told)
}

/** Releases a session that goes ahead as planned. The student must be locked. */
export async function releaseHold(tx: Tx, session: SessionRow, told: Told = {}): Promise<void> {
  await changeHold(tx, session, 'on', told)
}

interface Told {
  /** Not set for a paused mentor, who is notified once about everything, without names. */
  notifyMentor?: true
}

async function changeHold(
  tx: Tx,
  session: SessionRow,
  news: 'held' | 'on',
  { notifyMentor }: Told,
): Promise<void> {
  await change(tx, session, { on_hold: news === 'held' })
  await notifyHold(tx, session, news, 'student')
  if (notifyMentor) await notifyHold(tx, session, news, 'mentor')
  await notifyGuardians(tx, { session, news })
  publishToBoth(tx, { studentId: session.user_id, mentorId: session.mentor_id })
}

async function notifyHold(
  tx: Tx,
  session: SessionRow,
  news: 'held' | 'on',
  side: SessionSide,
): Promise<void> {
  const type = news === 'held' ? 'session-on-hold' : 'session-goes-ahead'
  await publishToOne(tx, session, side, type, {
    key: `${type}:${session.id}:${tx.now.toISOString()}`,
  })
}

/** Records one side's outcome; with both, the session is decided, and the student is paid once if it took place. */
export async function sayOutcome(
  tx: Tx,
  asked: { userId: string; id: string; said: Outcome },
): Promise<void> {
  const { session, side } = await lockedSession(tx, asked)
  const before = side === 'student' ? session.student_said : session.mentor_said
  if (before === asked.said) return
  if (!maySay({ ...standingOf(session), said: before }, tx.now)) {
    throw new Refusal('not-possible', 'You cannot say how this session went at the moment')
  }
  const said = side === 'student' ? { student_said: asked.said } : { mentor_said: asked.said }
  await change(tx, session, said)
  await settleNotifications(tx, subjectOf.outcome(session.id, side))
  await decideSession(tx, { ...session, ...said })
  publishToBoth(tx, { studentId: session.user_id, mentorId: session.mentor_id })
}

/** Decides the outcome of a session, once it can be known. The student must be locked. */
export async function decideSession(tx: Tx, session: SessionRow): Promise<void> {
  const said = {
    student: session.student_said,
    mentor: session.mentor_said,
  }
  const state = sessionResult(said, session.starts_at, tx.now)
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

/** Notifies one side of a session about the other, once per session and kind. */
export async function publishToOne(
  tx: Tx,
  session: SessionRow,
  side: SessionSide,
  type: keyof typeof subjectsOf,
  {
    key = `${type}:${session.id}`,
    ...said
  }: { key?: string; reason?: CancelReason; byGuardian?: true } = {},
): Promise<void> {
  const { user_id: studentId, mentor_id: mentorId } = session
  const userId = side === 'student' ? studentId : mentorId
  if (userId === null) return
  const path =
    type === 'session-cancelled' ? homeOf[side] : href(pages.mentorSession, { id: session.id })
  const name =
    side === 'student'
      ? await mentorNameOf(tx.db, mentorId)
      : firstName(await studentNameOf(tx.db, studentId))
  await notify(tx, {
    userId,
    type,
    data: {
      name,
      startsAt: session.starts_at.toISOString(),
      path,
      ...said,
    },
    key,
    about: side === 'mentor' ? [studentId] : [],
    subjects: subjectsOf[type](session.id, side),
  })
}

/** The subjects that settle each notification; a cancellation needs no action. */
const subjectsOf = {
  'session-cancelled': () => [],
  'session-on-hold': () => [],
  'session-goes-ahead': () => [],
  'session-soon': (id: string) => [subjectOf.session(id)],
  'session-over': (id: string, side: SessionSide) => [subjectOf.outcome(id, side)],
}

/** Settles everything that asked for this session to be held or answered. */
async function settleSession(tx: Tx, id: string): Promise<void> {
  await settleNotifications(tx, subjectOf.session(id))
  for (const side of sessionSides) await settleNotifications(tx, subjectOf.outcome(id, side))
}

/** Finds the session, locks its student, then reads it again. */
async function lockedSession(
  tx: Tx,
  asked: { userId: string; id: string },
): Promise<{ session: SessionRow; side: SessionSide }> {
  const found = await sessionOf(tx.db, asked)
  if (found === null) throw notFound(noSession)
  await lockStudent(tx, found.user_id)
  const session = await sessionOf(tx.db, asked)
  if (session === null) throw notFound(noSession)
  return { session, side: session.user_id === asked.userId ? 'student' : 'mentor' }
}

async function beginMentorship(
  tx: Tx,
  pair: { studentId: string; mentorId: string },
): Promise<void> {
  const begun = { started_at: tx.now, ended_at: null, ended_by: null }
  await tx.db
    .insertInto('mentorships')
    .values({ user_id: pair.studentId, mentor_id: pair.mentorId, ...begun })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'mentor_id'])
        .doUpdateSet(begun)
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

function standingOf({ state, starts_at: startsAt }: SessionRow) {
  return { state: state, startsAt }
}
