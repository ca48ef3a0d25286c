import type { Selectable } from 'kysely'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { isUuid } from '../http/uuid.ts'

const entriesShown = 50

export type SeatRow = Selectable<Tables['business_seats']>

/** Somebody who acts for a business: their own account, and the one of the business. */
export interface Acting {
  userId: UserId
  actsFor: UserId
}

/** The seat of one person in this business. */
export async function seatIn(
  db: AnyDb,
  { businessId, userId }: { businessId: UserId; userId: string },
): Promise<SeatRow | null> {
  if (!isUuid(userId)) return null
  const row = await db
    .selectFrom('business_seats')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('user_id', '=', userId as UserId)
    .executeTakeFirst()
  return row ?? null
}

/** The seat that somebody has in the business of another account. */
export async function seatOf(db: AnyDb, userId: UserId): Promise<SeatRow | null> {
  const row = await db
    .selectFrom('business_seats')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** The colleagues of the owner. */
export function seatsOf(db: AnyDb, businessId: UserId): Promise<SeatRow[]> {
  return db
    .selectFrom('business_seats')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute()
}

/** Those who answer for a business: its owner and the recruiters. */
export async function answerersOf(db: AnyDb, businessId: UserId): Promise<UserId[]> {
  const seats = await seatsOf(db, businessId)
  const recruiters = seats.filter(({ seat }) => seat === 'recruiter')
  return [businessId, ...recruiters.map(({ user_id: userId }) => userId)]
}

/** The names of a business and of its owner. */
export async function ownerNames(
  db: AnyDb,
  businessId: UserId,
): Promise<{ business: string; name: string }> {
  const row = await db
    .selectFrom('business_profiles as business')
    .innerJoin('user_profiles as owner', 'owner.user_id', 'business.user_id')
    .select(['business.business_name', 'owner.display_name'])
    .where('business.user_id', '=', businessId)
    .executeTakeFirst()
  return { business: row?.business_name ?? 'A business', name: row?.display_name ?? 'Its owner' }
}

/** The newest things that colleagues did in a business. */
export function logOf(db: AnyDb, businessId: UserId) {
  return db
    .selectFrom('business_log as log')
    .leftJoin('user_profiles as actor', 'actor.user_id', 'log.actor_id')
    .leftJoin('user_profiles as colleague', 'colleague.user_id', 'log.colleague_id')
    .select(['log.id', 'log.at', 'log.deed', 'log.title'])
    .select(['actor.display_name as actor', 'colleague.display_name as colleague'])
    .where('log.business_id', '=', businessId)
    .orderBy('log.at', 'desc')
    .orderBy('log.id')
    .limit(entriesShown)
    .execute()
}
