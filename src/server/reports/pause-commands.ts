import type { UserId } from '#domain/people/user-id.ts'
import { resumeHiring } from '../applications/resume-hiring-commands.ts'
import { stopHiring } from '../applications/stop-hiring-commands.ts'
import type { Tx } from '../db/transaction.ts'
import { partFromReported, resumeSessions, stopSessions } from '../mentoring/pause-commands.ts'
import { notify } from '../notifications/commands.ts'
import { pausePostings, resumePostings } from '../openings/pause-commands.ts'
import type { Relation } from './relation-queries.ts'

/** What is paused for a person. */
export type PausedWork = 'bookings' | 'openings'

/**
 * Pauses a mentor's bookings or a business's openings if `applies` returns true. It is called after the
 * person is locked, so that of two concurrent reports the second sees the first. Null for other roles.
 * In either case everything open between a mentor and the student of the report ends.
 */
export async function pauseForReport(
  tx: Tx,
  { aboutId, studentId }: Pick<Relation, 'aboutId' | 'studentId'>,
  applies: () => Promise<boolean>,
): Promise<PausedWork | null> {
  const role = await lockRole(tx, aboutId)
  if (role !== 'mentor' && role !== 'business') return null
  if (!(await applies())) {
    if (role === 'mentor' && studentId !== null) {
      await partFromReported(tx, { studentId, mentorId: aboutId })
    }
    return null
  }
  const row = await tx.db
    .insertInto('paused_people')
    .values({ user_id: aboutId, paused_at: tx.now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  // A second student's sessions end too, although the mentor is already paused.
  if (role === 'mentor') await stopSessions(tx, aboutId, studentId)
  else {
    await pausePostings(tx, aboutId)
    await stopHiring(tx, { businessId: aboutId })
  }
  if (row !== undefined) await notifyOfPause(tx, aboutId, role, 'paused')
  return role === 'mentor' ? 'bookings' : 'openings'
}

/** Lifts the pause. False when they were not paused. */
export async function liftPause(tx: Tx, userId: UserId): Promise<boolean> {
  const role = await lockRole(tx, userId)
  const row = await tx.db
    .deleteFrom('paused_people')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  if (row === undefined) return false
  if (role === 'mentor') await resumeSessions(tx, userId)
  if (role === 'business') {
    await resumePostings(tx, userId)
    await resumeHiring(tx, userId)
  }
  if (role === 'mentor' || role === 'business') await notifyOfPause(tx, userId, role, 'lifted')
  return true
}

/** Locked, so that concurrent reports, or a report and a posting, run one after the other. */
async function lockRole(tx: Tx, userId: UserId): Promise<string | undefined> {
  const person = await tx.db
    .selectFrom('auth_users')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirst()
  const role = person?.role
  if (role === 'mentor' || role === 'business') {
    await tx.db
      .selectFrom(`${role}_profiles`)
      .select('user_id')
      .where('user_id', '=', userId)
      .forNoKeyUpdate()
      .execute()
  }
  return role
}

/** Notifies the person, without the reason and without naming the reporter. */
async function notifyOfPause(
  tx: Tx,
  userId: UserId,
  role: 'mentor' | 'business',
  news: 'paused' | 'lifted',
): Promise<void> {
  await notify(tx, {
    userId,
    type: 'work-paused',
    data: { role, news },
    key: `work-${news}:${tx.now.toISOString()}`,
  })
}
