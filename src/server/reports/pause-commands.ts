import { resumeHiring } from '../applications/resume-hiring-commands.ts'
import { stopHiring } from '../applications/stop-hiring-commands.ts'
import type { Tx } from '../db/transaction.ts'
import { partFromReported, resumeSessions, stopSessions } from '../mentoring/pause-commands.ts'
import { notify } from '../notifications/commands.ts'
import { pausePostings, resumePostings } from '../openings/pause-commands.ts'
import type { Relation } from './relation-queries.ts'

/** What of somebody's work is paused. */
export type Paused = 'bookings' | 'openings'

/**
 * Stops a mentor's bookings or hides a business's openings, when `applies` says so: it is asked once
 * the person is locked, so that the second of two reports at once sees the first. Null for anybody else.
 * Between a mentor and the student of the report everything that waits ends in either case.
 */
export async function pauseForReport(
  tx: Tx,
  { aboutId, studentId }: Pick<Relation, 'aboutId' | 'studentId'>,
  applies: () => Promise<boolean>,
): Promise<Paused | null> {
  const role = await lockRole(tx, aboutId)
  if (role !== 'mentor' && role !== 'business') return null
  if (!(await applies())) {
    if (role === 'mentor' && studentId !== null) {
      await partFromReported(tx, { studentId, mentorId: aboutId })
    }
    return null
  }
  const paused = await tx.db
    .insertInto('paused_people')
    .values({ user_id: aboutId, paused_at: tx.now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  // A second student's sessions end too, although the mentor is paused already.
  if (role === 'mentor') await stopSessions(tx, aboutId, studentId)
  else {
    await pausePostings(tx, aboutId)
    await stopHiring(tx, { businessId: aboutId })
  }
  if (paused !== undefined) await tell(tx, aboutId, role, 'paused')
  return role === 'mentor' ? 'bookings' : 'openings'
}

/** Lets them work again. False when they were not paused. */
export async function liftPause(tx: Tx, userId: string): Promise<boolean> {
  const role = await lockRole(tx, userId)
  const lifted = await tx.db
    .deleteFrom('paused_people')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  if (lifted === undefined) return false
  if (role === 'mentor') await resumeSessions(tx, userId)
  if (role === 'business') {
    await resumePostings(tx, userId)
    await resumeHiring(tx, userId)
  }
  if (role === 'mentor' || role === 'business') await tell(tx, userId, role, 'lifted')
  return true
}

/** Locked, so that two reports at once, or a report and a posting, come one after the other. */
async function lockRole(tx: Tx, userId: string): Promise<string | undefined> {
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

/** Never why, and never through whom. */
async function tell(
  tx: Tx,
  userId: string,
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
