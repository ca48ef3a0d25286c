import { nameForLetter } from '#domain/people/profile.ts'
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

/** The students whose invitation was sent to this guardian's confirmed address and waits for an answer. */
export async function invitationsTo(
  db: AnyDb,
  guardianId: UserId,
  now: Date,
): Promise<{ id: UserId; name: string; at: Date }[]> {
  const rows = await db
    .selectFrom('auth_users as recipient')
    .innerJoin('guardian_codes as code', 'code.invited_email', 'recipient.email')
    .innerJoin('auth_users as student', 'student.id', 'code.user_id')
    .select(['code.user_id as id', 'student.name', 'code.created_at as at'])
    .where('recipient.id', '=', guardianId)
    .where('recipient.email_verified', '=', true)
    .where('code.used_at', 'is', null)
    .where('code.expires_at', '>', now)
    .where('student.suspended_at', 'is', null)
    .orderBy('code.created_at')
    .execute()
  // Like the letter, it names nobody with more than a first name made of letters.
  return rows.map(({ id, name, at }) => ({ id, name: nameForLetter(name), at }))
}
