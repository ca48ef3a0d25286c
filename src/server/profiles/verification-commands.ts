import type { Tx } from '../db/transaction.ts'
import { notFound } from '../http/refusal.ts'
import { pausePostings, resumePostings } from '../opportunities/standing-commands.ts'

export type Verification = 'pending' | 'verified' | 'refused'

/**
 * What staff decided about a mentor or a business; it holds from the next request on. Answers what was
 * decided before.
 */
export async function decideVerification(
  tx: Tx,
  { userId, state }: { userId: string; state: Verification },
): Promise<Verification> {
  const person = await tx.db
    .selectFrom('user_profiles')
    .select('role')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  const role = person?.role
  if (role !== 'mentor' && role !== 'business') throw notFound('Person not found')
  const before = await (role === 'mentor' ? decideMentor : decideBusiness)(tx, userId, state)
  tx.publish(userId, { type: 'changed', what: 'profile' })
  return before
}

async function decideMentor(tx: Tx, userId: string, state: Verification): Promise<Verification> {
  const { verification_status: before } = await tx.db
    .selectFrom('mentor_profiles')
    .select('verification_status')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await tx.db
    .updateTable('mentor_profiles')
    .set({ verification_status: state })
    .where('user_id', '=', userId)
    .execute()
  return before as Verification
}

async function decideBusiness(tx: Tx, userId: string, state: Verification): Promise<Verification> {
  const before = await tx.db
    .selectFrom('business_profiles')
    .select(['verified', 'refused'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await tx.db
    .updateTable('business_profiles')
    .set({ verified: state === 'verified', refused: state === 'refused' })
    .where('user_id', '=', userId)
    .execute()
  await (state === 'verified' ? resumePostings : pausePostings)(tx, userId)
  return before.verified ? 'verified' : before.refused ? 'refused' : 'pending'
}
