import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import type { MentoringPair } from './queries.ts'

/** Records that this guardian stopped the mentor. False when they already had. */
export async function writeStop(tx: Tx, pair: MentoringPair, guardianId: UserId): Promise<boolean> {
  const row = await tx.db
    .insertInto('mentor_stops')
    .values({
      user_id: pair.studentId,
      stopped_id: pair.mentorId,
      stopped_by: guardianId,
      stopped_at: tx.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'stopped_id', 'stopped_by'])
        .where('lifted_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function liftStops(
  tx: Tx,
  studentId: UserId,
  stops: readonly { id: string }[],
): Promise<void> {
  if (stops.length === 0) return
  await tx.db
    .updateTable('mentor_stops')
    .set({ lifted_at: tx.now })
    .where('user_id', '=', studentId)
    .where(
      'id',
      'in',
      stops.map(({ id }) => id),
    )
    .execute()
}

/** Lifts all stops for a student who has turned 18 and can now decide. */
export async function liftAllStops(tx: Tx, { studentId, mentorId }: MentoringPair): Promise<void> {
  await tx.db
    .updateTable('mentor_stops')
    .set({ lifted_at: tx.now })
    .where('user_id', '=', studentId)
    .where('stopped_id', '=', mentorId)
    .where('lifted_at', 'is', null)
    .execute()
}

export async function markAsked(
  tx: Tx,
  studentId: UserId,
  request: { stops: readonly { id: string }[]; by: UserId },
): Promise<void> {
  await tx.db
    .updateTable('mentor_stops')
    .set({ asked_by: request.by, asked_at: tx.now })
    .where('user_id', '=', studentId)
    .where(
      'id',
      'in',
      request.stops.map(({ id }) => id),
    )
    .execute()
}
