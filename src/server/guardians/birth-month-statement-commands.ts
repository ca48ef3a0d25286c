import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { refreshDesks } from '../notifications/staff-commands.ts'
import { openRequest } from './birth-month-request-commands.ts'
import { guardiansOfMinor } from './queries.ts'

/** A guardian's statement about a birth month that staff decide. Staff read it; it does not decide anything. */
export async function stateBirthMonth(
  tx: Tx,
  statement: { userId: UserId; requestId: string; guardianId: UserId; says: 'right' | 'wrong' },
): Promise<void> {
  const { userId, requestId, guardianId, says } = statement
  const open = await openRequest(tx, userId)
  if (open?.id !== requestId) throw notFound()
  const guardians = await guardiansOfMinor(tx.db, userId, tx.now)
  if (!guardians.some((guardian) => guardian.guardianId === guardianId)) throw notFound()
  if (open.waits_for !== 'staff') {
    throw new Refusal('not-possible', 'Our staff are not deciding this request.')
  }
  const answer = { says, said_at: tx.now }
  await tx.db
    .insertInto('birth_month_statements')
    .values({ user_id: userId, request_id: requestId, stated_by: guardianId, ...answer })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'request_id', 'stated_by']).doUpdateSet(answer),
    )
    .execute()
  tx.changed(guardianId, 'guardian', 'mentor-sessions')
  await refreshDesks(tx)
}
