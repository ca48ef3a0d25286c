import { daysAfter } from '#domain/day.ts'
import { reminderDue } from '#domain/mentoring/meeting-reminders.ts'
import { maySay } from '#domain/mentoring/mentor-session.ts'
import {
  dueWith,
  hoursAfter,
  nudgeAfterHours,
  offeredDays,
  slotEnd,
} from '#domain/mentoring/mentoring.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { dropApproval } from '../guardians/approval-commands.ts'
import { isMinor } from '../guardians/queries.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { waitsForApproval } from './asked-again-commands.ts'
import { freeHeldTime } from './awaiting-approval-commands.ts'
import { dropStaleProposal } from './proposal-commands.ts'
import { isMentorGone, mentorNameOf, takesBookings, type SessionRow } from './queries.ts'
import { offerRequest, openRequests, settleRequest } from './request-commands.ts'
import { notifyMentor } from './notify-mentor-commands.ts'
import { notifySide } from './notify-side-commands.ts'
import { callOff, decideSession, holdSession } from './session-commands.ts'
import { publishToBoth } from './student-lock.ts'

/** Processes those requests of a student that are due. The student and their approvals are locked. */
export async function processDueRequests(tx: Tx, studentId: UserId): Promise<void> {
  const isAway = await isSuspended(tx, studentId)
  for (const request of await openRequests(tx, studentId)) {
    if (isAway) await withdrawForSuspension(tx, request)
    else if (request.state === 'held') await processHeld(tx, request)
    else if (request.state === 'waiting') await processWaiting(tx, request)
    else await processOffered(tx, request)
  }
}

/** Sends reminders of a session, calls it off or decides it, whichever is due. The student is locked. */
export async function processDueSession(tx: Tx, session: SessionRow): Promise<void> {
  const { starts_at: startsAt, mentor_id: mentorId } = session
  // A session that is still on hold does not take place.
  if (session.on_hold && startsAt <= tx.now) {
    const reason = (await waitsForApproval(tx, session)) ? 'no-approval' : 'mentor-away'
    return callOff(tx, session, { by: null, reason })
  }
  if (slotEnd(startsAt, session.minutes) <= tx.now) {
    await settleNotifications(tx, subjectOf.session(session.id))
    await askBothForOutcome(tx, session)
    return decideSession(tx, session)
  }
  if (startsAt <= tx.now) return undefined
  if (mentorId === null || (await isMentorGone(tx.db, mentorId))) {
    return callOff(tx, session, { by: null, reason: 'mentor-away' })
  }
  if (await isSuspended(tx, session.user_id)) {
    return callOff(tx, session, { by: null, reason: 'student-away' })
  }
  // Accepted concurrently with the report, or the mentor is being checked again.
  if (!session.on_hold && !(await takesBookings(tx.db, mentorId))) return holdSession(tx, session)
  if (session.on_hold) return undefined
  const due = reminderDue({ startsAt, plannedAt: session.created_at }, tx.now)
  if (due === null) return undefined
  for (const side of ['student', 'mentor'] as const) {
    await notifySide(tx, session, side, 'session-soon', {
      // After a move the reminders come again.
      key: `session-${due}:${session.id}${session.moves > 0 ? `:${session.moves}` : ''}`,
    })
  }
  return undefined
}

async function processOffered(tx: Tx, request: RequestRow): Promise<void> {
  if (request.proposed_at !== null) return dropStaleProposal(tx, request)
  if (daysAfter(request.offered_at ?? tx.now, offeredDays) > tx.now) return undefined
  return closeRequest(tx, request)
}

type RequestRow = Awaited<ReturnType<typeof openRequests>>[number]

/** Withdraws the question to a guardian when the mentor can no longer meet anyone. */
async function processHeld(tx: Tx, request: RequestRow): Promise<void> {
  const { mentor_id: mentorId } = request
  if (mentorId !== null && (await takesBookings(tx.db, mentorId))) return freeHeldTime(tx, request)
  await dropApprovalOf(tx, request)
  return closeRequest(tx, request, { away: true })
}

async function dropApprovalOf(tx: Tx, request: RequestRow): Promise<void> {
  const { user_id: studentId, state, mentor_id: subject } = request
  if (state !== 'held' || subject === null) return
  await dropApproval(tx, { studentId, kind: 'mentor', subject })
}

async function processWaiting(tx: Tx, request: RequestRow): Promise<void> {
  const { user_id: studentId, id, mentor_id: mentorId } = request
  const mentorThere = mentorId !== null && (await takesBookings(tx.db, mentorId))
  const { asked_at: askedAt, starts_at: startsAt } = request
  const due = dueWith({ askedAt, startsAt, mentorThere }, tx.now)
  if (due === 'offer') {
    // The guardian approved only this mentor.
    const away = !mentorThere
    if (await isMinor(tx.db, studentId, tx.now)) return closeRequest(tx, request, { away })
    return offerRequest(tx, { studentId, id }, { away })
  }
  if (due === 'nothing' || mentorId === null) return undefined
  if (hoursAfter(askedAt, nudgeAfterHours) <= tx.now)
    await notifyMentor(tx, { studentId, mentorId, requestId: id }, { again: true })
  if (due !== 'late') return undefined
  const isNew = await notify(tx, {
    userId: studentId,
    type: 'mentor-waiting',
    data: { mentor: await mentorNameOf(tx.db, mentorId), news: 'late' },
    key: `mentor-late:${id}`,
    subjects: [subjectOf.mentorRequest(id)],
  })
  if (isNew) publishToBoth(tx, { studentId, mentorId })
  return undefined
}

async function withdrawForSuspension(tx: Tx, request: RequestRow): Promise<void> {
  const { user_id: studentId, id, mentor_id: mentorId } = request
  await dropApprovalOf(tx, request)
  await settleRequest(tx, { studentId, id }, 'withdrawn')
  publishToBoth(tx, { studentId, mentorId })
}

async function isSuspended(tx: Tx, userId: UserId): Promise<boolean> {
  const row = await tx.db
    .selectFrom('auth_users')
    .select('id')
    .where('id', '=', userId)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

async function closeRequest(
  tx: Tx,
  request: RequestRow,
  { away } = { away: false },
): Promise<void> {
  const { user_id: studentId, id, mentor_id: mentorId } = request
  await settleRequest(tx, { studentId, id }, 'closed')
  await notify(tx, {
    userId: studentId,
    type: 'mentor-waiting',
    data: { mentor: await mentorNameOf(tx.db, mentorId), news: away ? 'away-closed' : 'closed' },
    key: `mentor-closed:${id}`,
  })
  publishToBoth(tx, { studentId, mentorId })
}

async function askBothForOutcome(tx: Tx, session: SessionRow): Promise<void> {
  const { state } = session
  const endsAt = slotEnd(session.starts_at, session.minutes)
  const sides = [
    ['student', session.student_said],
    ['mentor', session.mentor_said],
  ] as const
  for (const [side, outcome] of sides) {
    if (!maySay({ state, endsAt, said: outcome }, tx.now)) continue
    await notifySide(tx, session, side, 'session-over')
  }
}
