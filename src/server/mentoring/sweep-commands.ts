import { sql } from 'kysely'
import { daysAfter } from '#domain/day.ts'
import { firstReminderHours, reminderDue } from '#domain/mentoring/meeting-reminders.ts'
import { maySay } from '#domain/mentoring/mentor-session.ts'
import {
  bookingHoursAhead,
  dueWith,
  hoursAfter,
  nudgeAfterHours,
  offeredDays,
  openRequestStates,
  slotEnd,
} from '#domain/mentoring/mentoring.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { Tx } from '../db/transaction.ts'
import { dropApproval } from '../guardians/approval-commands.ts'
import { isMinor } from '../guardians/queries.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import type { Services } from '../services.ts'
import { waitsForApproval } from './asked-again-commands.ts'
import { freeHeldTime } from './awaiting-approval-commands.ts'
import { dropStaleProposal } from './proposal-commands.ts'
import { isMentorGone, mentorNameOf, takesBookings, type SessionRow } from './queries.ts'
import { offerRequest, openRequests, settleRequest } from './request-commands.ts'
import { notifyMentor } from './notify-mentor-commands.ts'
import { callOff, decideSession, holdSession, publishToOne } from './session-commands.ts'
import { lockStudent, lockStudentAndApprovals, publishToBoth } from './student-lock.ts'

/** SQL condition on a row with a mentor's id: they are deleted, leaving, suspended or not verified. */
const mentorGone = sql<boolean>`not exists (
  select from mentor_profiles work join auth_users account on account.id = work.user_id
  where work.user_id = mentor_id and work.verification_status = 'verified'
    and account.suspended_at is null and account.delete_after is null)`

/** SQL condition on a row with a mentor's id: they are paused by a report. */
const mentorPaused = sql<boolean>`exists (
  select from paused_people paused where paused.user_id = mentor_id)`

/** SQL condition on a student's row: staff have suspended them. */
const studentGone = sql<boolean>`exists (
  select from auth_users account where account.id = user_id and account.suspended_at is not null)`

/** Reminds mentors, notifies students, passes on unanswered requests and closes those no one took. */
export async function sweepRequests(services: Services): Promise<void> {
  const now = services.now()
  const rows = await services.db
    .selectFrom('mentor_requests')
    .select('user_id')
    .distinct()
    .where('state', 'in', openRequestStates)
    .where((is) =>
      is.or([
        is('asked_at', '<=', hoursAfter(now, -nudgeAfterHours)),
        is('starts_at', '<', hoursAfter(now, bookingHoursAhead)),
        is('held_until', '<=', now),
        is('proposed_at', 'is not', null),
        mentorGone,
        mentorPaused,
        studentGone,
      ]),
    )
    .execute()
  for (const { user_id: studentId } of rows) {
    await services.transaction(async (tx) => {
      await lockStudentAndApprovals(tx, studentId)
      await lookAfterOpenRequests(tx, studentId)
    })
  }
}

/** The student and the approvals must be locked. */
export async function lookAfterOpenRequests(tx: Tx, studentId: string): Promise<void> {
  const away = await isSuspended(tx, studentId)
  for (const request of await openRequests(tx, studentId)) {
    if (away) await withdrawForAway(tx, request)
    else if (request.state === 'held') await lookAfterHeld(tx, request)
    else if (request.state === 'waiting') await lookAfterWaiting(tx, request)
    else await lookAfterOffered(tx, request)
  }
}

/** Reminds both sides, calls off sessions that cannot take place, asks for outcomes and decides missing ones. */
export async function sweepSessions(services: Services): Promise<void> {
  const now = services.now()
  const rows = await services.db
    .selectFrom('mentor_sessions')
    .select(['user_id', 'id'])
    .where('state', '=', 'planned')
    .where((is) =>
      is.or([
        is('starts_at', '<=', hoursAfter(now, firstReminderHours)),
        mentorGone,
        mentorPaused,
        studentGone,
      ]),
    )
    .orderBy('starts_at')
    .execute()
  for (const { user_id: studentId, id } of rows) {
    await services.transaction(async (tx) => {
      await lockStudent(tx, studentId)
      const session = await tx.db
        .selectFrom('mentor_sessions')
        .selectAll()
        .where('user_id', '=', studentId)
        .where('id', '=', id)
        .where('state', '=', 'planned')
        .executeTakeFirst()
      if (session !== undefined) await lookAfterSession(tx, session)
    })
  }
}

async function lookAfterOffered(tx: Tx, request: RequestRow): Promise<void> {
  if (request.proposed_at !== null) return dropStaleProposal(tx, request)
  if (daysAfter(request.offered_at ?? tx.now, offeredDays) > tx.now) return undefined
  return closeRequest(tx, request)
}

type RequestRow = Awaited<ReturnType<typeof openRequests>>[number]

/** Drops the question to a guardian when the mentor can no longer meet anyone. */
async function lookAfterHeld(tx: Tx, request: RequestRow): Promise<void> {
  const { mentor_id: mentorId } = request
  if (mentorId !== null && (await takesBookings(tx.db, mentorId))) return freeHeldTime(tx, request)
  await dropQuestionOf(tx, request)
  return closeRequest(tx, request, { away: true })
}

async function dropQuestionOf(tx: Tx, request: RequestRow): Promise<void> {
  const { user_id: studentId, state, mentor_id: subject } = request
  if (state !== 'held' || subject === null) return
  await dropApproval(tx, { studentId, kind: 'mentor', subject })
}

async function lookAfterWaiting(tx: Tx, request: RequestRow): Promise<void> {
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
  const told = await notify(tx, {
    userId: studentId,
    type: 'mentor-waiting',
    data: { mentor: await mentorNameOf(tx.db, mentorId), news: 'late' },
    key: `mentor-late:${id}`,
    subjects: [subjectOf.mentorRequest(id)],
  })
  if (told) publishToBoth(tx, { studentId, mentorId })
  return undefined
}

async function withdrawForAway(tx: Tx, request: RequestRow): Promise<void> {
  const { user_id: studentId, id, mentor_id: mentorId } = request
  await dropQuestionOf(tx, request)
  await settleRequest(tx, { studentId, id }, 'withdrawn')
  publishToBoth(tx, { studentId, mentorId })
}

async function isSuspended(tx: Tx, userId: string): Promise<boolean> {
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

export async function lookAfterSession(tx: Tx, session: SessionRow): Promise<void> {
  const { starts_at: startsAt, mentor_id: mentorId } = session
  // A session that is still on hold does not take place.
  if (session.on_hold && startsAt <= tx.now) {
    const reason = (await waitsForApproval(tx, session)) ? 'no-approval' : 'mentor-away'
    return callOff(tx, session, { by: null, reason })
  }
  if (slotEnd(startsAt) <= tx.now) {
    await settleNotifications(tx, subjectOf.session(session.id))
    await askBoth(tx, session)
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
    await publishToOne(tx, session, side, 'session-soon', {
      key: `session-${due}:${session.id}`,
    })
  }
  return undefined
}

async function askBoth(tx: Tx, session: SessionRow): Promise<void> {
  const standing = { state: session.state, startsAt: session.starts_at }
  const sides = [
    ['student', session.student_said],
    ['mentor', session.mentor_said],
  ] as const
  for (const [side, said] of sides) {
    if (!maySay({ ...standing, said: said }, tx.now)) continue
    await publishToOne(tx, session, side, 'session-over')
  }
}
