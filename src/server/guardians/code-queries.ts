import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'

/** When this person's current code expires; null when there is none. */
export async function codeExpiryOf(db: AnyDb, userId: UserId, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('guardian_codes')
    .select('expires_at')
    .where('user_id', '=', userId)
    .where('invited_email', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.expires_at.toISOString() ?? null
}
