import { isBookable, openRequestStates } from '#domain/mentoring/mentoring.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { dropApproval } from '../guardians/approval-commands.ts'
import { waitsForApproval } from './asked-again-commands.ts'
import { endsAfter, takesBookings, type MentoringPair } from './queries.ts'
import { openRequests, settleRequest } from './request-commands.ts'
import { callOff, holdSession, releaseHold } from './session-commands.ts'
import { lockStudent, lockStudentAndApprovals, publishToBoth } from './student-lock.ts'
import { processDueRequests } from './due-commands.ts'

/**
 * Ends everything between a paused mentor and the reporting student, and puts the rest on hold. The mentor
 * sees all of it as on hold, so that they cannot tell who reported them.
 */
export async function stopSessions(
  tx: Tx,
  mentorId: UserId,
  reportedBy: UserId | null,
): Promise<void> {
  for (const studentId of await studentsOf(tx, mentorId, reportedBy)) {
    await lockStudentAndApprovals(tx, studentId)
    for (const session of await sessionsAhead(tx, { studentId, mentorId })) {
      if (studentId === reportedBy) {
        await callOff(tx, session, { by: null, reason: 'under-review' })
      } else if (!session.on_hold) await holdSession(tx, session)
    }
    if (studentId === reportedBy) await part(tx, { studentId, mentorId })
    await processDueRequests(tx, studentId)
  }
}

/** The mentor is not paused, but everything open with this student, who reported them as unsafe, ends. */
export async function partFromReported(tx: Tx, pair: MentoringPair): Promise<void> {
  await lockStudentAndApprovals(tx, pair.studentId)
  await part(tx, pair)
  await processDueRequests(tx, pair.studentId)
}

/** Sessions on hold go ahead if there is time to prepare; the rest are called off. */
export async function resumeSessions(tx: Tx, mentorId: UserId): Promise<void> {
  // If also suspended or being checked again, that still applies.
  if (!(await takesBookings(tx.db, mentorId))) return
  await endParted(tx, mentorId)
  for (const studentId of await studentsOf(tx, mentorId, null)) {
    await lockStudent(tx, studentId)
    for (const session of await sessionsAhead(tx, { studentId, mentorId })) {
      if (!session.on_hold || (await waitsForApproval(tx, session))) continue
      if (isBookable(session.starts_at, tx.now)) await releaseHold(tx, session)
      else await callOff(tx, session, { by: null, reason: 'mentor-away' })
    }
  }
}

/** Ends the mentorships of students who have left the mentor in the meantime. */
async function endParted(tx: Tx, mentorId: UserId): Promise<void> {
  await tx.db
    .updateTable('mentorships')
    .set({ ended_at: tx.now, ended_by: 'staff' })
    .where('mentor_id', '=', mentorId)
    .where('ended_at', 'is', null)
    .where((is) =>
      is.exists(
        is
          .selectFrom('avoided_mentors as avoided')
          .select('avoided.user_id')
          .whereRef('avoided.user_id', '=', 'mentorships.user_id')
          .where('avoided.avoided_id', '=', mentorId),
      ),
    )
    .execute()
  await tx.db
    .updateTable('project_showings')
    .set({ ended_at: tx.now })
    .where('shown_to', '=', mentorId)
    .where('ended_at', 'is', null)
    .where((is) =>
      is.exists(
        is
          .selectFrom('avoided_mentors as avoided')
          .select('avoided.user_id')
          .whereRef('avoided.user_id', '=', 'project_showings.user_id')
          .where('avoided.avoided_id', '=', mentorId),
      ),
    )
    .execute()
}

/** Ordered, so that two such commands cannot deadlock. */
async function studentsOf(
  tx: Tx,
  mentorId: UserId,
  alsoStudentId: UserId | null,
): Promise<readonly UserId[]> {
  const sessions = await tx.db
    .selectFrom('mentor_sessions')
    .select('user_id')
    .distinct()
    .where('mentor_id', '=', mentorId)
    .where('state', '=', 'planned')
    .execute()
  const requests = await tx.db
    .selectFrom('mentor_requests')
    .select('user_id')
    .distinct()
    .where('state', 'in', openRequestStates)
    .where((is) => is.or([is('mentor_id', '=', mentorId), is('proposed_by', '=', mentorId)]))
    .execute()
  const ids = new Set([...sessions, ...requests].map(({ user_id: id }) => id))
  if (alsoStudentId !== null) ids.add(alsoStudentId)
  return [...ids].toSorted()
}

function sessionsAhead(tx: Tx, { studentId, mentorId }: { studentId: UserId; mentorId: UserId }) {
  return (
    tx.db
      .selectFrom('mentor_sessions')
      .selectAll()
      .where('user_id', '=', studentId)
      .where('mentor_id', '=', mentorId)
      .where('state', '=', 'planned')
      // Includes a session that is running now.
      .where(endsAfter(tx.now))
      .execute()
  )
}

/** Hides this mentor from the student until they choose otherwise; the mentor sees no change yet. */
async function part(tx: Tx, pair: MentoringPair): Promise<void> {
  const { studentId, mentorId } = pair
  await tx.db
    .insertInto('avoided_mentors')
    .values({ user_id: studentId, avoided_id: mentorId, avoided_at: tx.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'avoided_id']).doNothing())
    .execute()
  await dropApproval(tx, { studentId, kind: 'mentor', subject: mentorId })
  for (const { id, state, mentor_id: requestedMentorId } of await openRequests(tx, studentId)) {
    if (state !== 'offered' && requestedMentorId === mentorId) {
      await settleRequest(tx, { studentId, id }, 'withdrawn')
    }
  }
  publishToBoth(tx, pair)
}
