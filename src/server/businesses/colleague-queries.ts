import type { Colleague, ColleaguesPage } from '#contract/colleagues.ts'
import type { BusinessSeat } from '#domain/people/business-seat.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { logOf, ownerNames, type Acting } from '../seats/queries.ts'
import { invitationsFor, invitationsOf } from './invitation-queries.ts'

/** The colleagues of the caller. What only concerns the owner is left out for everybody else. */
export async function colleaguesOf(
  db: AnyDb,
  caller: Acting & { seat: BusinessSeat; verified: boolean },
  now: Date,
): Promise<ColleaguesPage> {
  const { actsFor: businessId, seat, verified } = caller
  const isOwner = seat === 'owner'
  const [{ business }, people, invitations, invited, log] = await Promise.all([
    ownerNames(db, businessId),
    peopleIn(db, caller, isOwner),
    isOwner ? invitationsOf(db, businessId, now) : [],
    isOwner ? invitationsFor(db, caller.userId, now) : [],
    isOwner ? logOf(db, businessId) : [],
  ])
  return {
    business,
    seat,
    verified,
    people,
    invitations,
    invited,
    log: log.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
  }
}

async function peopleIn(
  db: AnyDb,
  { actsFor: businessId, userId }: Acting,
  isOwner: boolean,
): Promise<Colleague[]> {
  const rows = await db
    .selectFrom('auth_users as person')
    .innerJoin('user_profiles as profile', 'profile.user_id', 'person.id')
    .leftJoin('business_seats as seat', 'seat.user_id', 'person.id')
    .select(['person.id', 'person.email', 'person.suspended_at', 'profile.display_name'])
    .select(['seat.seat', 'seat.joined_at', 'seat.offered_at'])
    .where((is) =>
      is.or([is('person.id', '=', businessId), is('seat.business_id', '=', businessId)]),
    )
    .orderBy('seat.joined_at', (order) => order.asc().nullsFirst())
    .orderBy('person.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.display_name,
    email: isOwner ? row.email : null,
    seat: seatFrom(row, businessId),
    since: row.joined_at?.toISOString() ?? null,
    you: row.id === userId,
    suspended: isOwner && row.suspended_at !== null,
    offered: row.offered_at !== null && (isOwner || row.id === userId),
  }))
}

function seatFrom(
  { id, seat }: { id: UserId; seat: BusinessSeat | null },
  businessId: UserId,
): BusinessSeat {
  return id === businessId ? 'owner' : (seat ?? 'viewer')
}
