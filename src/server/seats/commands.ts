import type { BusinessDeed } from '#domain/people/business-deed.ts'
import type { ColleagueSeat } from '#domain/people/business-seat.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { NotificationType } from '#domain/people/notifications.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import {
  forgetNotificationsOf,
  forgetNotificationsOfTypes,
  notify,
  settleNotifications,
} from '../notifications/commands.ts'
import { answerersOf, ownerNames, seatsOf, type Acting } from './queries.ts'

type Notification<T extends NotificationType> = Parameters<typeof notify<T>>[1]

/** Notifies the owner of a business and its recruiters. */
export async function notifyBusiness<T extends NotificationType>(
  tx: Tx,
  businessId: UserId,
  notification: Omit<Notification<T>, 'userId'>,
): Promise<void> {
  for (const userId of await answerersOf(tx.db, businessId)) {
    await notify<T>(tx, { ...notification, userId })
  }
}

/** Deletes what everybody in a business was notified of about this subject. */
export async function forgetForBusiness(
  tx: Tx,
  businessId: UserId,
  subject: string,
): Promise<void> {
  const seats = await seatsOf(tx.db, businessId)
  for (const userId of [businessId, ...seats.map(({ user_id: id }) => id)]) {
    await forgetNotificationsOf(tx, userId, subject)
  }
}

/** The open pages of everybody in a business refetch its openings and applicants. */
export async function changedForBusiness(tx: Tx, businessId: UserId): Promise<void> {
  tx.changed(businessId, 'postings', 'business')
  for (const { user_id: userId } of await seatsOf(tx.db, businessId)) {
    tx.changed(userId, 'postings', 'business')
  }
}

/** Notes who did what, for the owner to read. */
export async function logDeed(
  tx: Tx,
  { actsFor, userId }: Acting,
  { deed, colleagueId, title }: { deed: BusinessDeed; colleagueId?: UserId; title?: string },
): Promise<void> {
  await tx.db
    .insertInto('business_log')
    .values({
      business_id: actsFor,
      actor_id: userId,
      deed,
      colleague_id: colleagueId ?? null,
      title: title ?? null,
      at: tx.now,
    })
    .execute()
}

/** Notes what somebody did to one of the openings. */
export async function logOpeningDeed(
  tx: Tx,
  acting: Acting,
  { deed, postingId }: { deed: BusinessDeed; postingId: string },
): Promise<void> {
  const posting = await tx.db
    .selectFrom('opportunities')
    .select('title')
    .where('id', '=', postingId)
    .executeTakeFirst()
  await logDeed(tx, acting, { deed, ...(posting === undefined ? {} : { title: posting.title }) })
}

/** Gives a seat. False when they have one already, in this business or another. */
export async function giveSeat(
  tx: Tx,
  { userId, businessId, seat }: { userId: UserId; businessId: UserId; seat: ColleagueSeat },
): Promise<boolean> {
  const row = await tx.db
    .insertInto('business_seats')
    .values({ user_id: userId, business_id: businessId, seat, joined_at: tx.now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Changes a seat. A viewer has nothing to answer, so what asks them to is forgotten. */
export async function changeSeat(
  tx: Tx,
  { userId, businessId, seat }: { userId: UserId; businessId: UserId; seat: ColleagueSeat },
): Promise<void> {
  await tx.db
    .updateTable('business_seats')
    .set({ seat })
    .where('business_id', '=', businessId)
    .where('user_id', '=', userId)
    .execute()
  if (seat === 'viewer') await forgetNotificationsOfTypes(tx, userId, businessNotifications)
}

/** Takes the seat away: from the next request on they reach nothing of the business. False when they had none. */
export async function takeSeat(
  tx: Tx,
  { userId, businessId }: { userId: UserId; businessId: UserId },
): Promise<boolean> {
  const row = await tx.db
    .deleteFrom('business_seats')
    .where('business_id', '=', businessId)
    .where('user_id', '=', userId)
    .returning('offered_at')
    .executeTakeFirst()
  if (row === undefined) return false
  if (row.offered_at !== null) await settleNotifications(tx, subjectOf.ownership(businessId))
  await forgetNotificationsOfTypes(tx, userId, businessNotifications)
  tx.changed(userId, 'business', 'postings', 'session', 'profile', 'dashboard')
  return true
}

/** Ends every seat in the business of an account that is about to be deleted. */
export async function endSeatsIn(tx: Tx, businessId: UserId): Promise<void> {
  for (const { user_id: userId } of await seatsOf(tx.db, businessId)) {
    await takeSeat(tx, { userId, businessId })
  }
}

/** Offers the business to one colleague; null takes every offer back. */
export async function offerBusiness(
  tx: Tx,
  { businessId, userId }: { businessId: UserId; userId: UserId | null },
): Promise<void> {
  await tx.db
    .updateTable('business_seats')
    .set({ offered_at: null })
    .where('business_id', '=', businessId)
    .execute()
  if (userId === null) return
  await tx.db
    .updateTable('business_seats')
    .set({ offered_at: tx.now })
    .where('business_id', '=', businessId)
    .where('user_id', '=', userId)
    .execute()
}

/** Tells the colleagues that their seats end with the account of the owner. */
export async function notifyOfClosing(tx: Tx, businessId: UserId): Promise<void> {
  const { business, name } = await ownerNames(tx.db, businessId)
  for (const { user_id: userId } of await seatsOf(tx.db, businessId)) {
    await notify(tx, {
      userId,
      type: 'business-seat',
      data: { news: 'closing', business, name },
      key: `seat-closing:${tx.now.toISOString()}`,
    })
    tx.changed(userId, 'business', 'postings')
  }
}

/** The business moves to the account of a colleague; its former owner stays as a recruiter. */
export async function moveSeats(tx: Tx, from: UserId, to: UserId): Promise<void> {
  await tx.db.deleteFrom('business_seats').where('user_id', '=', to).execute()
  await tx.db
    .updateTable('business_seats')
    .set({ business_id: to, offered_at: null })
    .where('business_id', '=', from)
    .execute()
  await tx.db
    .updateTable('business_log')
    .set({ business_id: to })
    .where('business_id', '=', from)
    .execute()
  await giveSeat(tx, { userId: from, businessId: to, seat: 'recruiter' })
}

/** They may contain the name of an applicant. */
const businessNotifications: readonly NotificationType[] = [
  'application-received',
  'application-answered',
  'applicants-waiting',
  'interview-answered',
  'interview-cancelled',
  'interview-soon',
  'posting-decided',
  'posting-planned',
]
