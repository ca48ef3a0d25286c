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
  type SessionState,
} from '#domain/mentoring/mentor-session.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { firstName } from '#domain/people/profile.ts'
import { ledgerKindOf, xpFor } from '#domain/ledger/xp.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { recordActivity } from '../xp/commands.ts'
import { mentorNameOf, sessionOf, studentNameOf, type SessionRow } from './queries.ts'
import { claimRoom } from './room-commands.ts'
import { releaseSlot } from './slot-commands.ts'
import { lockStudent, publishToBoth } from './student-lock.ts'
import { tellGuardians } from './tell-guardians-commands.ts'

const noSession = 'There is no such session'
/** Once a session is cancelled its mentor may not see its page any more. */
const homeOf = { student: '/mentor-sessions', mentor: '/dashboard' } as const

/** Makes the session of a request that was just accepted, and with the first one the mentorship. */
export async function planSession(
  tx: Tx,
  request: {
    user_id: string
    id: string
    mentor_id: string
    skill: string
    aim: string
    starts_at: Date
    room: string | null
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
  // Of an offered time the last word was the student's own.
  if (answer === 'yes') await notify(tx, { ...news, key: `mentor-answered:${id}` })
  await tellGuardians(tx, { session: request, news: 'planned' })
  publishToBoth(tx, { studentId, mentorId })
}

/** Either side, at once, until it begins. */
export async function cancelSession(
  tx: Tx,
  asked: { userId: string; id: string; reason: CancelReason },
): Promise<void> {
  const { session, side } = await lockedSession(tx, asked)
  if (session.state === 'cancelled') return
  if (!mayCancel(standingOf(session), tx.now)) {
    throw new Refusal('not-possible', 'This session has begun or is over')
  }
  await callOff(tx, session, { by: side, reason: asked.reason })
}

/** Calls off a planned session and tells whoever did not do it. The student is locked. */
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
  // Only a guardian ends a mentorship for the two.
  const byGuardian = by === null && (reason === 'mentorship-ended' || reason === 'ended-early')
  if (by !== 'student')
    await publishToOne(tx, session, 'student', 'session-cancelled', {
      ...told,
      ...(byGuardian ? { byGuardian: true as const } : {}),
    })
  // A reported mentor hears only that all bookings are paused: a name would tell who reported them.
  if (by !== 'mentor' && reason !== 'under-review')
    await publishToOne(tx, session, 'mentor', 'session-cancelled', told)
  await tellGuardians(tx, { session, news: 'cancelled' })
  publishToBoth(tx, { studentId, mentorId })
}

/** A planned session waits while somebody decides about it. The student is locked. */
export async function holdSession(tx: Tx, session: SessionRow, told: Told = {}): Promise<void> {
  await changeHold(tx, session, 'held', told)
}

/** It goes ahead as it was planned. The student is locked. */
export async function releaseHold(tx: Tx, session: SessionRow, told: Told = {}): Promise<void> {
  await changeHold(tx, session, 'on', told)
}

interface Told {
  /** A mentor whom staff paused is told once, of all of it and without names. */
  tellMentor?: true
}

async function changeHold(
  tx: Tx,
  session: SessionRow,
  news: 'held' | 'on',
  { tellMentor }: Told,
): Promise<void> {
  await change(tx, session, { on_hold: news === 'held' })
  await tellHold(tx, session, news, 'student')
  if (tellMentor) await tellHold(tx, session, news, 'mentor')
  await tellGuardians(tx, { session, news })
  publishToBoth(tx, { studentId: session.user_id, mentorId: session.mentor_id })
}

async function tellHold(
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

/** One side says how it was; with both the session is decided, and a held one pays the student once. */
export async function sayOutcome(
  tx: Tx,
  asked: { userId: string; id: string; said: Outcome },
): Promise<void> {
  const { session, side } = await lockedSession(tx, asked)
  const before = side === 'student' ? session.student_said : session.mentor_said
  if (before === asked.said) return
  if (!maySay({ ...standingOf(session), said: before }, tx.now)) {
    throw new Refusal('not-possible', 'There is nothing to say about this session now')
  }
  const said = side === 'student' ? { student_said: asked.said } : { mentor_said: asked.said }
  await change(tx, session, said)
  await settleNotifications(tx, subjectOf.outcome(session.id, side))
  await decideSession(tx, { ...session, ...said })
  publishToBoth(tx, { studentId: session.user_id, mentorId: session.mentor_id })
}

/** Writes what became of a session, when it can be known. The student is locked. */
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

/** Tells one side of a session about the other; once for each session and kind. */
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
  const path = type === 'session-cancelled' ? homeOf[side] : `/mentor-sessions/${session.id}`
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

/** A cancellation is news and waits for nothing. */
const subjectsOf = {
  'session-cancelled': () => [],
  'session-on-hold': () => [],
  'session-goes-ahead': () => [],
  'session-soon': (id: string) => [subjectOf.session(id)],
  'session-over': (id: string, side: SessionSide) => [subjectOf.outcome(id, side)],
}

/** Nothing is to be met or said about any more. */
async function settleSession(tx: Tx, id: string): Promise<void> {
  await settleNotifications(tx, subjectOf.session(id))
  for (const side of sessionSides) await settleNotifications(tx, subjectOf.outcome(id, side))
}

/** Found, then locked with its student, then looked at again. */
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
  columns: {
    state?: SessionState
    on_hold?: boolean
    cancelled_by?: SessionSide | null
    cancel_reason?: string
    student_said?: Outcome
    mentor_said?: Outcome
  },
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
