import type { NotificationData } from '#domain/people/notifications.ts'
import type { SessionSide } from '#domain/mentoring/mentor-session.ts'
import { firstName } from '#domain/people/profile.ts'
import * as pages from '#domain/pages.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { dropApproval } from '../guardians/approval-commands.ts'
import { isMinor } from '../guardians/queries.ts'
import { forgetNotificationsAbout, notify } from '../notifications/commands.ts'
import { endsAfter, mentorNameOf, studentNameOf, type MentoringPair } from './queries.ts'
import { dropProposal } from './proposal-commands.ts'
import { openRequests, settleRequest } from './request-commands.ts'
import { callOff } from './session-commands.ts'
import { liftAllStops } from './stop-rows.ts'
import { lockStudent, publishToBoth } from './student-lock.ts'

/** Ends a mentorship immediately, with everything open between the two. Idempotent. */
export async function endMentorship(tx: Tx, pair: MentoringPair, by: SessionSide): Promise<void> {
  await dropMentorApproval(tx, pair)
  await lockStudent(tx, pair.studentId)
  await endAll(tx, pair, by)
}

/** Avoids a mentor, which ends everything between the two, or stops avoiding them. */
export async function avoidMentor(tx: Tx, pair: MentoringPair, avoid: boolean): Promise<void> {
  const { studentId, mentorId } = pair
  if (avoid) await dropMentorApproval(tx, pair)
  await lockStudent(tx, studentId)
  if (avoid) {
    await tx.db
      .insertInto('avoided_mentors')
      .values({ user_id: studentId, avoided_id: mentorId, avoided_at: tx.now })
      .onConflict((conflict) => conflict.columns(['user_id', 'avoided_id']).doNothing())
      .execute()
    await endAll(tx, pair, 'student')
  } else {
    await tx.db
      .deleteFrom('avoided_mentors')
      .where('user_id', '=', studentId)
      .where('avoided_id', '=', mentorId)
      .execute()
    if (!(await isMinor(tx.db, studentId, tx.now))) await liftAllStops(tx, pair)
  }
  tx.changed(studentId, 'mentors', 'mentor-sessions')
}

/** Ends a student's plans with a mentor for a guardian, and notifies both. The student must be locked. */
export async function endPlans(tx: Tx, pair: MentoringPair): Promise<void> {
  await endAll(tx, pair, 'guardian')
}

function dropMentorApproval(tx: Tx, { studentId, mentorId }: MentoringPair): Promise<void> {
  return dropApproval(tx, { studentId, kind: 'mentor', subject: mentorId })
}

type EndedBy = SessionSide | 'guardian'

async function endAll(tx: Tx, pair: MentoringPair, by: EndedBy): Promise<void> {
  const { studentId, mentorId } = pair
  const endedMentorship = await tx.db
    .updateTable('mentorships')
    .set({ ended_at: tx.now, ended_by: by })
    .where('user_id', '=', studentId)
    .where('mentor_id', '=', mentorId)
    .where('ended_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  const closedCount = await closeRequests(tx, pair, by)
  await closeSessions(tx, pair, by)
  await tx.db
    .updateTable('project_showings')
    .set({ ended_at: tx.now })
    .where('user_id', '=', studentId)
    .where('shown_to', '=', mentorId)
    .where('ended_at', 'is', null)
    .execute()
  await forgetNotificationsAbout(tx, mentorId, studentId)
  if (endedMentorship !== undefined) await notifyOtherSide(tx, pair, by)
  else if (by === 'guardian' && closedCount > 0) await notifyStudent(tx, pair, by)
  publishToBoth(tx, pair)
}

async function closeRequests(tx: Tx, pair: MentoringPair, by: EndedBy): Promise<number> {
  let count = 0
  for (const request of await openRequests(tx, pair.studentId)) {
    const { id, state, mentor_id: requestedMentorId } = request
    if (request.proposed_by === pair.mentorId) await dropProposal(tx, request)
    if (state === 'offered' || requestedMentorId !== pair.mentorId) continue
    const { studentId } = pair
    await settleRequest(tx, { studentId, id }, by === 'mentor' ? 'declined' : 'withdrawn')
    count += 1
  }
  return count
}

/** Cancels planned sessions and ends a running one. Past sessions without an outcome are left to be decided. */
async function closeSessions(tx: Tx, pair: MentoringPair, by: EndedBy): Promise<void> {
  const planned = await tx.db
    .selectFrom('mentor_sessions')
    .selectAll()
    .where('user_id', '=', pair.studentId)
    .where('mentor_id', '=', pair.mentorId)
    .where('state', '=', 'planned')
    .where(endsAfter(tx.now))
    .execute()
  const side = by === 'guardian' ? null : by
  for (const session of planned) {
    const hasStarted = session.starts_at <= tx.now
    const reason = hasStarted ? 'ended-early' : 'mentorship-ended'
    await callOff(tx, session, { by: side, reason })
  }
}

/** Notifies the side that did not end it. Sent last and not `about` anyone, so that it is not deleted with the other notifications. */
async function notifyOtherSide(tx: Tx, pair: MentoringPair, by: EndedBy): Promise<void> {
  if (by !== 'mentor') {
    const name = firstName(await studentNameOf(tx.db, pair.studentId))
    await notifySide(tx, pair, pair.mentorId, { name, path: pages.dashboard })
  }
  if (by !== 'student') await notifyStudent(tx, pair, by)
}

async function notifyStudent(tx: Tx, pair: MentoringPair, by: EndedBy): Promise<void> {
  await notifySide(tx, pair, pair.studentId, {
    name: await mentorNameOf(tx.db, pair.mentorId),
    path: pages.mentors,
    ...(by === 'guardian' ? { byGuardian: true as const } : {}),
  })
}

async function notifySide(
  tx: Tx,
  { studentId, mentorId }: MentoringPair,
  userId: UserId,
  data: NotificationData<'mentorship-ended'>,
): Promise<void> {
  const type = 'mentorship-ended'
  const key = `${type}:${studentId}:${mentorId}:${tx.now.toISOString()}`
  await notify(tx, { userId, type, data, key })
}
