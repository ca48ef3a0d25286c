import { moveAnswerUntil } from '#domain/mentoring/session-move.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { firstName } from '#domain/people/profile.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { dropMove } from './move-rows.ts'
import { notifyGuardians } from './notify-guardians-commands.ts'
import { mentorNameOf, studentNameOf, takesBookings, type SessionRow } from './queries.ts'
import { paused } from './request-commands.ts'
import { lockedSession } from './session-commands.ts'
import { lockFreeSlot, refuseNight, releaseSlot, reserveSlot } from './slot-commands.ts'
import { lockStudent, publishToBoth } from './student-lock.ts'
import { ownZoneOf } from './week-queries.ts'

const cannotMove = 'This session can no longer be moved'
const notOpen = 'One of these times is no longer open. Choose others.'

/** A mentor offers other times for a planned session. Nothing changes until the student chooses one. */
export async function offerMove(
  tx: Tx,
  offer: { mentorId: UserId; id: string; times: readonly Date[] },
): Promise<void> {
  const { mentorId, id } = offer
  const { session } = await lockedSession(tx, { userId: mentorId, id })
  const { user_id: studentId, starts_at: startsAt } = session
  if (!mayMove(session, tx.now)) throw new Refusal('not-possible', cannotMove)
  if (!(await takesBookings(tx.db, mentorId))) throw new Refusal('not-possible', paused)
  await dropMove(tx, session)
  const times = offer.times.toSorted((one, other) => one.getTime() - other.getTime())
  for (const time of times) {
    const slot = await lockFreeSlot(tx, { mentorId, startsAt: time })
    if (slot === null) throw new Refusal('not-possible', notOpen)
    await refuseNight(tx, studentId, { startsAt: time, minutes: slot.minutes })
    await reserveSlot(tx, { mentorId, startsAt: time }, { studentId, requestId: id })
  }
  const until = moveAnswerUntil(startsAt, tx.now)
  const instants = times.map((time) => time.toISOString())
  await tx.db
    .insertInto('session_moves')
    .values({
      user_id: studentId,
      session_id: id,
      times: JSON.stringify(instants),
      offered_at: tx.now,
      answer_until: until,
    })
    .execute()
  await settleNotifications(tx, subjectOf.sessionMove(id))
  await notify(tx, {
    userId: studentId,
    type: 'session-move',
    data: {
      mentor: await mentorNameOf(tx.db, mentorId),
      sessionId: id,
      startsAt: startsAt.toISOString(),
      times: instants,
      until: until.toISOString(),
    },
    key: `session-move:${id}:${tx.now.toISOString()}`,
    subjects: [subjectOf.sessionMove(id), subjectOf.session(id)],
  })
  publishToBoth(tx, { studentId, mentorId })
}

/** The student chooses one of the offered times, or none. A minor's guardians are told of the new time. */
export async function answerMove(
  tx: Tx,
  answer: { studentId: UserId; id: string; startsAt: Date | null },
): Promise<{ kind: 'moved' | 'kept' | 'gone' }> {
  const { studentId, id, startsAt } = answer
  const { session } = await lockedSession(tx, { userId: studentId, id })
  const times = await offeredTimes(tx, session)
  if (times === null || !mayMove(session, tx.now)) return { kind: 'gone' }
  if (startsAt === null) {
    await endOffer(tx, session, null)
    return { kind: 'kept' }
  }
  const slot = times.some((time) => time.getTime() === startsAt.getTime())
    ? await reservedSlot(tx, session, startsAt)
    : undefined
  if (slot === undefined) return { kind: 'gone' }
  await moveTo(tx, session, { startsAt, minutes: slot.minutes })
  return { kind: 'moved' }
}

/** Ends an offer that the student did not answer in time: the session stays where it was. */
export async function endLateMove(tx: Tx, ref: { studentId: UserId; id: string }): Promise<void> {
  await lockStudent(tx, ref.studentId)
  const session = await tx.db
    .selectFrom('mentor_sessions')
    .selectAll()
    .where('user_id', '=', ref.studentId)
    .where('id', '=', ref.id)
    .executeTakeFirst()
  const late = await tx.db
    .selectFrom('session_moves')
    .select('session_id')
    .where('user_id', '=', ref.studentId)
    .where('session_id', '=', ref.id)
    .where('answer_until', '<=', tx.now)
    .executeTakeFirst()
  if (session !== undefined && late !== undefined) await endOffer(tx, session, null)
}

async function moveTo(
  tx: Tx,
  session: SessionRow,
  { startsAt, minutes }: { startsAt: Date; minutes: number },
): Promise<void> {
  const { user_id: studentId, id, starts_at: before } = session
  await endOffer(tx, session, startsAt)
  // The mentor cannot come at the old time, so nobody else can book it.
  await releaseSlot(tx, { studentId, requestId: id, startsAt: [before] }, false)
  const columns = { starts_at: startsAt, minutes }
  await tx.db
    .updateTable('mentor_requests')
    .set(columns)
    .where('user_id', '=', studentId)
    .where('id', '=', id)
    .execute()
  await tx.db
    .updateTable('mentor_sessions')
    .set({ ...columns, moves: session.moves + 1, changed_at: tx.now })
    .where('user_id', '=', studentId)
    .where('id', '=', id)
    .execute()
  // Reminders of the old time.
  await settleNotifications(tx, subjectOf.session(id))
  const moved = { ...session, ...columns, moves: session.moves + 1 }
  await notifyGuardians(tx, { session: moved, change: 'moved' })
}

async function endOffer(tx: Tx, session: SessionRow, movedTo: Date | null): Promise<void> {
  const { user_id: studentId, id, mentor_id: mentorId, starts_at: startsAt } = session
  await dropMove(tx, session, movedTo ?? undefined)
  await settleNotifications(tx, subjectOf.sessionMove(id))
  publishToBoth(tx, { studentId, mentorId })
  if (mentorId === null) return
  await notify(tx, {
    userId: mentorId,
    type: 'session-move-answered',
    data: {
      student: firstName(await studentNameOf(tx.db, studentId)),
      sessionId: id,
      movedTo: movedTo?.toISOString() ?? null,
      startsAt: startsAt.toISOString(),
      ...(await ownZoneOf(tx.db, mentorId)),
    },
    key: `session-move-answered:${id}:${tx.now.toISOString()}`,
    about: [studentId],
    subjects: [subjectOf.session(id)],
  })
}

async function offeredTimes(tx: Tx, session: SessionRow): Promise<Date[] | null> {
  const row = await tx.db
    .selectFrom('session_moves')
    .select('times')
    .where('user_id', '=', session.user_id)
    .where('session_id', '=', session.id)
    .where('answer_until', '>', tx.now)
    .executeTakeFirst()
  return row?.times.map((time) => new Date(time)) ?? null
}

function reservedSlot(tx: Tx, session: SessionRow, startsAt: Date) {
  return tx.db
    .selectFrom('mentor_slots')
    .select('minutes')
    .where('taken_by', '=', session.user_id)
    .where('request_id', '=', session.id)
    .where('starts_at', '=', startsAt)
    .where('starts_at', '>', tx.now)
    .executeTakeFirst()
}

function mayMove(session: SessionRow, now: Date): boolean {
  return session.state === 'planned' && !session.on_hold && session.starts_at > now
}
