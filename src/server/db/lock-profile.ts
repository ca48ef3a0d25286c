import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from './transaction.ts'

/**
 * Every change to a profile and every decision about it takes this lock first, so that nothing changes
 * between reading and deciding. Returns the role.
 */
export async function lockProfile(tx: Tx, userId: UserId): Promise<string | undefined> {
  const person = await tx.db
    .selectFrom('user_profiles')
    .select('role')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return person?.role
}
