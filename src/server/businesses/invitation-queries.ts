import { createHash } from 'node:crypto'
import type { ColleaguesPage } from '#contract/colleagues.ts'
import { typedCode } from '#domain/people/link-code.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { isUuid } from '../http/uuid.ts'

/** Whether this is an invitation of a colleague to that business. */
export async function isInvitationOf(
  db: AnyDb,
  { businessId, id }: { businessId: UserId; id: string },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const row = await db
    .selectFrom('business_invitations')
    .select('id')
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** The invitations that a business sent and nobody has answered, the newest first. */
export async function invitationsOf(
  db: AnyDb,
  businessId: UserId,
  now: Date,
): Promise<ColleaguesPage['invitations']> {
  const rows = await db
    .selectFrom('business_invitations')
    .select(['id', 'email', 'seat', 'sent_at', 'expires_at'])
    .where('business_id', '=', businessId)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    seat: row.seat,
    sentAt: row.sent_at.toISOString(),
    until: row.expires_at > now ? row.expires_at.toISOString() : null,
  }))
}

/** The invitations to this address that can be accepted now. Only a confirmed address proves that they are for its owner. */
export async function invitationsFor(
  db: AnyDb,
  userId: UserId,
  now: Date,
): Promise<ColleaguesPage['invited']> {
  const rows = await openInvitations(db, now)
    .innerJoin('auth_users as recipient', 'recipient.email', 'invitation.email')
    .where('recipient.id', '=', userId)
    .where('recipient.email_verified', '=', true)
    .orderBy('invitation.sent_at')
    .execute()
  return rows.map(({ id, business, seat }) => ({ id, business: business ?? 'A business', seat }))
}

/** The invitation that a letter carried this code for. */
export async function invitationWithCode(db: AnyDb, code: string, now: Date) {
  const row = await openInvitations(db, now)
    .where('invitation.code_hash', '=', hashOf(typedCode(code)))
    .executeTakeFirst()
  return row ?? null
}

/** The invitations of verified businesses whose owner is neither locked out nor leaving. */
function openInvitations(db: AnyDb, now: Date) {
  return db
    .selectFrom('business_invitations as invitation')
    .innerJoin('business_profiles as business', 'business.user_id', 'invitation.business_id')
    .innerJoin('auth_users as owner', 'owner.id', 'invitation.business_id')
    .select(['invitation.id', 'invitation.business_id', 'invitation.email', 'invitation.seat'])
    .select('business.business_name as business')
    .where('invitation.expires_at', '>', now)
    .where('business.verified', '=', true)
    .where('owner.suspended_at', 'is', null)
    .where('owner.delete_after', 'is', null)
}

export function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
