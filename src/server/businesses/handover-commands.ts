import { subjectOf } from '#domain/people/notification-subject.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { lockProfile } from '../db/lock-profile.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { movePostings } from '../openings/move-commands.ts'
import { isLeaving, isPaused } from '../openings/pause-queries.ts'
import { moveBusinessProfile } from '../profiles/business-move-commands.ts'
import { changedForBusiness, logDeed, moveSeats, offerBusiness } from '../seats/commands.ts'
import { ownerNames, seatIn, seatOf, seatsOf, type Acting } from '../seats/queries.ts'
import { tellColleague, tellColleagues, tellOwner } from './seat-commands.ts'
import { moveTeams } from './team-commands.ts'

/** Offers the business to one colleague; an earlier offer to somebody else ends. */
export async function offerOwnership(tx: Tx, acting: Acting, userId: UserId): Promise<void> {
  const businessId = acting.actsFor
  await lockProfile(tx, businessId)
  const seat = await seatIn(tx.db, { businessId, userId })
  if (seat === null) throw notFound('Colleague not found')
  if (seat.offered_at !== null) return
  await refuseWhileChecked(tx, businessId)
  await settleNotifications(tx, subjectOf.ownership(businessId))
  await offerBusiness(tx, { businessId, userId })
  await notify(tx, {
    userId,
    type: 'business-offered',
    data: await ownerNames(tx.db, businessId),
    key: `business-offered:${businessId}:${tx.now.toISOString()}`,
    subjects: [subjectOf.ownership(businessId)],
  })
  await logDeed(tx, acting, { deed: 'offered', colleagueId: userId })
  await tellColleagues(tx, businessId)
}

/** The owner keeps the business after all. */
export async function takeOfferBack(tx: Tx, businessId: UserId): Promise<void> {
  await lockProfile(tx, businessId)
  await offerBusiness(tx, { businessId, userId: null })
  await settleNotifications(tx, subjectOf.ownership(businessId))
  await tellColleagues(tx, businessId)
}

/** A colleague takes the business over, or does not. Everything in it moves to their account. */
export async function answerOffer(
  tx: Tx,
  { userId, actsFor: from }: Acting,
  accept: boolean,
): Promise<void> {
  await lockProfile(tx, from)
  await lockProfile(tx, userId)
  const seat = await seatOf(tx.db, userId)
  if (seat?.business_id !== from || seat.offered_at === null) {
    throw new Refusal('not-possible', 'The owner does not offer you the business any more.')
  }
  if (!accept) {
    await takeOfferBack(tx, from)
    await tellOwner(tx, from, userId, 'not-accepted')
    return
  }
  await refuseWhileChecked(tx, from)
  if (await isLeaving(tx.db, userId)) throw new Refusal('not-possible', leaving)
  await settleNotifications(tx, subjectOf.ownership(from))
  await moveBusinessProfile(tx, from, userId)
  await movePostings(tx, from, userId)
  await moveTeams(tx, from, userId)
  await tx.db
    .updateTable('business_invitations')
    .set({ business_id: userId })
    .where('business_id', '=', from)
    .execute()
  await moveSeats(tx, from, userId)
  await logDeed(tx, { userId, actsFor: userId }, { deed: 'handed-over', colleagueId: from })
  for (const { user_id: colleagueId } of await seatsOf(tx.db, userId)) {
    const news = colleagueId === from ? 'handed-over' : 'new-owner'
    await tellColleague(tx, userId, colleagueId, news)
  }
  for (const id of [from, userId]) tx.changed(id, 'session', 'profile', 'dashboard')
  await changedForBusiness(tx, userId)
}

const leaving = 'Your account is about to be deleted. Press “Keep my account” first.'

/** A business that staff look at, or that is about to be deleted, stays with the person who answers for it. */
async function refuseWhileChecked(tx: Tx, businessId: UserId): Promise<void> {
  if (await isLeaving(tx.db, businessId)) {
    throw new Refusal('not-possible', 'The account of the business is about to be deleted.')
  }
  if (await isPaused(tx.db, businessId)) {
    throw new Refusal('not-possible', 'Our staff are looking into something. Try again after that.')
  }
}
