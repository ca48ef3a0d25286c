import { openRequestStates, slotEnd } from '#domain/mentoring/mentoring.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { callOff } from './session-commands.ts'
import { lockStudentAndApprovals } from './student-lock.ts'
import { processDueRequests, processDueSession } from './due-commands.ts'

/**
 * Staff suspended someone or withdrew a verification, or a mentor is leaving: their sessions and requests
 * are called off or put on hold in the same transaction, and the other side is notified.
 */
export async function processPlansOf(tx: Tx, userId: UserId): Promise<void> {
  for (const studentId of await studentsWith(tx, userId)) {
    await lockStudentAndApprovals(tx, studentId)
    await processDueRequests(tx, studentId)
    for (const session of await plannedSessionsOf(tx, { studentId, userId })) {
      const { starts_at: startsAt, minutes } = session
      const isRunning = startsAt <= tx.now && slotEnd(startsAt, minutes) > tx.now
      if (isRunning) await callOff(tx, session, { by: null, reason: 'ended-early' })
      else await processDueSession(tx, session)
    }
  }
}

/** Ordered, so that two such commands cannot deadlock. */
async function studentsWith(tx: Tx, userId: UserId): Promise<readonly UserId[]> {
  const [sessions, requests] = [
    await tx.db
      .selectFrom('mentor_sessions')
      .select('user_id')
      .distinct()
      .where('state', '=', 'planned')
      .where((is) => is.or([is('user_id', '=', userId), is('mentor_id', '=', userId)]))
      .execute(),
    await tx.db
      .selectFrom('mentor_requests')
      .select('user_id')
      .distinct()
      .where('state', 'in', openRequestStates)
      .where((is) =>
        is.or([
          is('user_id', '=', userId),
          is('mentor_id', '=', userId),
          is('proposed_by', '=', userId),
        ]),
      )
      .execute(),
  ]
  return [...new Set([...sessions, ...requests].map((row) => row.user_id))].toSorted()
}

function plannedSessionsOf(tx: Tx, { studentId, userId }: { studentId: UserId; userId: UserId }) {
  return tx.db
    .selectFrom('mentor_sessions')
    .selectAll()
    .where('user_id', '=', studentId)
    .where('state', '=', 'planned')
    .where((is) => is.or([is('user_id', '=', userId), is('mentor_id', '=', userId)]))
    .execute()
}
