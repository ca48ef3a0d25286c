import type { Tx } from '../db/transaction.ts'
import type { SessionRow } from './queries.ts'
import { releaseSlot } from './slot-commands.ts'

/** Takes back the times that are offered for moving a session, and opens them again. The student must be locked. */
export async function dropMove(
  tx: Tx,
  session: Pick<SessionRow, 'user_id' | 'id'>,
  /** One of them that is kept. */
  kept?: Date,
): Promise<boolean> {
  const { user_id: studentId, id } = session
  const row = await tx.db
    .deleteFrom('session_moves')
    .where('user_id', '=', studentId)
    .where('session_id', '=', id)
    .returning('times')
    .executeTakeFirst()
  if (row === undefined) return false
  const times = row.times
    .map((time) => new Date(time))
    .filter((time) => time.getTime() !== kept?.getTime())
  if (times.length > 0) await releaseSlot(tx, { studentId, requestId: id, startsAt: times }, true)
  return true
}
