import { maxColleagues, type ColleagueSeat } from '#domain/people/business-seat.ts'
import type { NotificationData } from '#domain/people/notifications.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { lockProfile } from '../db/lock-profile.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notify } from '../notifications/commands.ts'
import { isLeaving } from '../openings/pause-queries.ts'
import { changeSeat, giveSeat, logDeed, takeSeat } from '../seats/commands.ts'
import { ownerNames, seatIn, seatsOf, type Acting } from '../seats/queries.ts'
import { invitationsFor, invitationWithCode } from './invitation-queries.ts'

interface Invitation {
  id: string
  businessId: UserId
  seat: ColleagueSeat
}

const hasOwnBusiness =
  'This account runs a business with openings, teams or colleagues. Use another address for this one.'
const fullBusiness = 'This business has no seat left. Ask its owner.'

/** Answers an invitation that was sent to the confirmed address of this person. */
export async function answerInvitation(
  tx: Tx,
  userId: UserId,
  { id, accept }: { id: string; accept: boolean },
): Promise<void> {
  const invited = await invitationsFor(tx.db, userId, tx.now)
  if (!invited.some((each) => each.id === id)) throw notFound('There is no such invitation')
  const row = await tx.db
    .selectFrom('business_invitations')
    .select(['business_id as businessId', 'seat'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw notFound('There is no such invitation')
  if (accept) return join(tx, userId, { ...row, id })
  await endInvitation(tx, { ...row, id })
  await tellOwner(tx, row.businessId, userId, 'refused')
  tx.changed(row.businessId, 'business')
}

/** Joins with the code of a letter, which has to be for the address of this person. False when it does not work. */
export async function joinWithCode(tx: Tx, userId: UserId, code: string): Promise<boolean> {
  const row = await invitationWithCode(tx.db, code, tx.now)
  const account = await tx.db
    .selectFrom('auth_users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (row?.email !== account.email) return false
  await join(tx, userId, { id: row.id, businessId: row.business_id, seat: row.seat })
  return true
}

async function join(tx: Tx, userId: UserId, { id, businessId, seat }: Invitation): Promise<void> {
  await lockProfile(tx, businessId)
  await lockProfile(tx, userId)
  if (await runsBusiness(tx, userId)) throw new Refusal('not-possible', hasOwnBusiness)
  if ((await seatsOf(tx.db, businessId)).length >= maxColleagues)
    throw new Refusal('not-possible', fullBusiness)
  if (await isLeaving(tx.db, userId)) {
    throw new Refusal(
      'not-possible',
      'Your account is about to be deleted. Press “Keep my account” first.',
    )
  }
  await endInvitation(tx, { id, businessId })
  if (!(await giveSeat(tx, { userId, businessId, seat })))
    throw new Refusal('not-possible', 'You have a seat already. Leave it first.')
  await logDeed(tx, { userId, actsFor: businessId }, { deed: 'joined' })
  await tellOwner(tx, businessId, userId, 'joined')
  await tellColleagues(tx, businessId)
}

/** Changes what a colleague may do. */
export async function setSeat(
  tx: Tx,
  acting: Acting,
  { userId, seat }: { userId: UserId; seat: ColleagueSeat },
): Promise<void> {
  const businessId = acting.actsFor
  await lockProfile(tx, businessId)
  const before = await seatIn(tx.db, { businessId, userId })
  if (before === null) throw notFound('Colleague not found')
  if (before.seat === seat) return
  await changeSeat(tx, { userId, businessId, seat })
  await logDeed(tx, acting, { deed: `made-${seat}`, colleagueId: userId })
  await tellColleague(tx, businessId, userId, seat)
  await tellColleagues(tx, businessId)
}

/** Removes a colleague: they are out from the next request on, and their open pages are told. */
export async function removeColleague(tx: Tx, acting: Acting, userId: UserId): Promise<void> {
  const businessId = acting.actsFor
  if (!(await takeSeat(tx, { userId, businessId }))) return
  await logDeed(tx, acting, { deed: 'removed', colleagueId: userId })
  await tellColleague(tx, businessId, userId, 'removed')
  await tellColleagues(tx, businessId)
}

/** A colleague leaves. An owner cannot: they hand the business over first. */
export async function leaveBusiness(tx: Tx, acting: Acting): Promise<void> {
  const { userId, actsFor: businessId } = acting
  if (!(await takeSeat(tx, { userId, businessId }))) {
    throw new Refusal('not-possible', 'An owner cannot leave. Hand the business over first.')
  }
  await logDeed(tx, acting, { deed: 'left' })
  await tellOwner(tx, businessId, userId, 'left')
  await tellColleagues(tx, businessId)
}

type News = NotificationData<'business-seat'>['news']

/** Tells the owner what a colleague did. */
export async function tellOwner(
  tx: Tx,
  businessId: UserId,
  colleagueId: UserId,
  news: News,
): Promise<void> {
  const { business } = await ownerNames(tx.db, businessId)
  const { display_name: name } = await tx.db
    .selectFrom('user_profiles')
    .select('display_name')
    .where('user_id', '=', colleagueId)
    .executeTakeFirstOrThrow()
  await notify(tx, {
    userId: businessId,
    type: 'business-seat',
    data: { news, business, name },
    key: `seat-${news}:${colleagueId}:${tx.now.toISOString()}`,
    about: [colleagueId],
  })
}

/** Tells a colleague what the owner did. */
export async function tellColleague(
  tx: Tx,
  businessId: UserId,
  userId: UserId,
  news: News,
): Promise<void> {
  await notify(tx, {
    userId,
    type: 'business-seat',
    data: { news, ...(await ownerNames(tx.db, businessId)) },
    key: `seat-${news}:${businessId}:${tx.now.toISOString()}`,
  })
  tx.changed(userId, 'business', 'postings')
}

/** The list of colleagues is stale on the pages of everybody in the business. */
export async function tellColleagues(tx: Tx, businessId: UserId): Promise<void> {
  tx.changed(businessId, 'business')
  for (const { user_id: userId } of await seatsOf(tx.db, businessId)) tx.changed(userId, 'business')
}

/** Whether this account runs a business itself. */
async function runsBusiness(tx: Tx, userId: UserId): Promise<boolean> {
  const row = await tx.db
    .selectNoFrom((none) => [
      none
        .or([
          none.exists(
            none.selectFrom('opportunities').select('id').where('business_id', '=', userId),
          ),
          none.exists(none.selectFrom('employer_teams').select('id').where('user_id', '=', userId)),
          none.exists(
            none.selectFrom('business_seats').select('seat').where('business_id', '=', userId),
          ),
        ])
        .as('runs'),
    ])
    .executeTakeFirstOrThrow()
  return row.runs === true
}

async function endInvitation(
  tx: Tx,
  { businessId, id }: { businessId: UserId; id: string },
): Promise<void> {
  const row = await tx.db
    .deleteFrom('business_invitations')
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) throw notFound('There is no such invitation')
}
