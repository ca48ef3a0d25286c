import type { Tx } from '../db/transaction.ts'
import { notFound } from '../http/refusal.ts'

export interface VerificationDecision {
  userId: string
  role: 'mentor' | 'business'
  verified: boolean
}

/** What staff decided about a mentor or a business; it holds from the next request on. */
export async function decideVerification(
  tx: Tx,
  { userId, role, verified }: VerificationDecision,
): Promise<void> {
  const changed =
    role === 'mentor'
      ? await tx.db
          .updateTable('mentor_profiles')
          .set({ verification_status: verified ? 'verified' : 'refused' })
          .where('user_id', '=', userId)
          .returning('user_id')
          .executeTakeFirst()
      : await tx.db
          .updateTable('business_profiles')
          .set({ verified })
          .where('user_id', '=', userId)
          .returning('user_id')
          .executeTakeFirst()
  if (changed === undefined) throw notFound('Person not found')
  tx.publish(userId, { type: 'changed', what: 'profile' })
}
