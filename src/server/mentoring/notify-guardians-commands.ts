import type { Tx } from '../db/transaction.ts'
import { isMinor, linksInForce } from '../guardians/queries.ts'
import { notify } from '../notifications/commands.ts'
import { mentorNameOf, type SessionRow } from './queries.ts'

/** Notifies a minor's guardians, who may sit in. */
export async function notifyGuardians(
  tx: Tx,
  notice: {
    session: Pick<SessionRow, 'user_id' | 'id' | 'mentor_id' | 'starts_at'>
    change: 'planned' | 'moved' | 'cancelled' | 'held' | 'on'
  },
): Promise<void> {
  const { session, change } = notice
  const { user_id: studentId, id, starts_at: startsAt } = session
  if (!(await isMinor(tx.db, studentId, tx.now))) return
  const mentor = await mentorNameOf(tx.db, session.mentor_id)
  const planned = {
    studentId,
    mentor,
    startsAt: startsAt.toISOString(),
    cancelled: change === 'cancelled',
    held: change === 'held',
    ...(change === 'moved' ? { moved: true as const } : {}),
  }
  const isOften = change === 'held' || change === 'on' || change === 'moved'
  const keySuffix = isOften ? `:${change}:${tx.now.toISOString()}` : ''
  for (const { guardianId, studentName } of await linksInForce(tx.db, studentId, tx.now)) {
    await notify(tx, {
      userId: guardianId,
      type: 'student-meets-mentor',
      data: { student: studentName, ...planned },
      key: `student-meets-mentor:${id}${planned.cancelled ? ':cancelled' : keySuffix}`,
      about: [studentId],
      meeting: { kind: 'session', studentId, id },
    })
    tx.changed(guardianId, 'guardian', 'mentor-sessions')
  }
}
