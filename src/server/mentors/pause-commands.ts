import { hoursBefore, isBookable, slotMinutes } from '#domain/mentoring.ts'
import type { Tx } from '../db/transaction.ts'
import { openRequests, settleRequest } from './request-commands.ts'
import { callOff, holdSession, releaseHold } from './session-commands.ts'
import { lockStudent, tellBoth } from './student-lock.ts'

/**
 * Ends what is planned between a paused mentor and this student, and puts everything else on hold. The
 * mentor hears of both in the same words, so that nobody can tell who reported them.
 */
export async function stopSessions(
  tx: Tx,
  mentorId: string,
  reportedBy: string | null,
): Promise<void> {
  for (const studentId of await studentsOf(tx, mentorId, reportedBy)) {
    await lockStudent(tx, studentId)
    for (const session of await ahead(tx, { studentId, mentorId })) {
      if (studentId === reportedBy) {
        const begun = session.starts_at <= tx.now
        await callOff(tx, session, { by: null, reason: begun ? 'ended-early' : 'under-review' })
      } else if (!session.on_hold) await holdSession(tx, session)
    }
    if (studentId === reportedBy) await withdrawRequests(tx, { studentId, mentorId })
  }
}

/** What waited goes ahead, when there is time to get ready for it; the rest is called off. */
export async function resumeSessions(tx: Tx, mentorId: string): Promise<void> {
  for (const studentId of await studentsOf(tx, mentorId, null)) {
    await lockStudent(tx, studentId)
    for (const session of await ahead(tx, { studentId, mentorId })) {
      if (!session.on_hold) continue
      if (isBookable(session.starts_at, tx.now)) await releaseHold(tx, session)
      else await callOff(tx, session, { by: null, reason: 'mentor-away' })
    }
  }
}

/** In one order, so that two such commands never wait for each other. */
async function studentsOf(
  tx: Tx,
  mentorId: string,
  besides: string | null,
): Promise<readonly string[]> {
  const rows = await tx.db
    .selectFrom('mentor_sessions')
    .select('user_id')
    .distinct()
    .where('mentor_id', '=', mentorId)
    .where('state', '=', 'planned')
    .execute()
  const ids = new Set(rows.map(({ user_id: id }) => id))
  if (besides !== null) ids.add(besides)
  return [...ids].toSorted()
}

function ahead(tx: Tx, { studentId, mentorId }: { studentId: string; mentorId: string }) {
  return (
    tx.db
      .selectFrom('mentor_sessions')
      .selectAll()
      .where('user_id', '=', studentId)
      .where('mentor_id', '=', mentorId)
      .where('state', '=', 'planned')
      // One that goes on now is over too.
      .where('starts_at', '>', hoursBefore(tx.now, slotMinutes / 60))
      .execute()
  )
}

async function withdrawRequests(
  tx: Tx,
  pair: { studentId: string; mentorId: string },
): Promise<void> {
  const { studentId, mentorId } = pair
  for (const { id, state, mentor_id: asked } of await openRequests(tx, studentId)) {
    if (state === 'waiting' && asked === mentorId) {
      await settleRequest(tx, { studentId, id }, 'withdrawn')
    }
  }
  tellBoth(tx, pair)
}
