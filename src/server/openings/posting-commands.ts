import type { Selectable } from 'kysely'
import { addDays, dayFrom, dayOf } from '#domain/day.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import { daysUntilEstimatedDeadline } from '#domain/openings/opening.ts'
import {
  actionsOn,
  maxPublishedADay,
  openingsReadFirst,
  postingStateOf,
  type PostingAction,
} from '#domain/openings/posting.ts'
import type { RedFlag } from '#domain/safety/red-flags.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { OpportunitiesTable } from '../db/tables.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { settleNotifications } from '../notifications/commands.ts'
import { notifyStaffOfWork } from '../notifications/staff-commands.ts'
import { isLeaving, isPaused } from './pause-queries.ts'
import { badFields, openingOf, type PostingValues } from './posting-opening.ts'
import { rowOf, shapesFor } from './store-commands.ts'
import { changedForBusiness } from '../seats/commands.ts'

const newBusiness: RedFlag = 'new-business'
const isNewBusiness = (flag: string) => flag === newBusiness

const source = { source: 'business', label: 'Posted on Upful', complete: false }

/** Saves a draft and returns its id. */
export async function savePosting(
  tx: Tx,
  businessId: UserId,
  posting: PostingValues,
): Promise<string> {
  const id = crypto.randomUUID()
  const { row } = await rowFor(tx, businessId, id, posting)
  await tx.db
    .insertInto('opportunities')
    .values({
      ...row,
      id,
      business_id: businessId,
      status: 'draft',
      held_by: null,
      published_at: null,
    })
    .execute()
  await changedForBusiness(tx, businessId)
  return id
}

/** Changes the business's own posting; a public one is checked again immediately. */
export async function changePosting(
  tx: Tx,
  businessId: UserId,
  id: string,
  posting: PostingValues,
): Promise<void> {
  const before = await lockedPosting(tx, businessId, id)
  refuseUnless(before, 'change', tx)
  const { row, flags } = await rowFor(tx, businessId, id, posting)
  const { external_id: _id, first_seen_at: _seen, published_at: _published, ...change } = row
  // A flag that staff cleared stays cleared until the text changes.
  const sameText = before.content_hash === change.content_hash
  const cleared = sameText && before.status !== 'draft' && before.status !== 'held'
  const remainingFlags = cleared ? before.flags : [...flags, ...before.flags.filter(isNewBusiness)]
  // A new business's changed text has not been checked by staff yet.
  const isUnchecked = !sameText && before.status === 'published' && (await isNew(tx, businessId))
  const newFlags = isUnchecked ? [...new Set([...remainingFlags, newBusiness])] : remainingFlags
  const isHeldNow = before.status === 'published' && newFlags.length > 0
  await tx.db
    .updateTable('opportunities')
    .set({
      ...change,
      flags: newFlags,
      status: isHeldNow ? 'held' : before.status,
      held_by: isHeldNow ? 'rules' : before.held_by,
    })
    .where('id', '=', id)
    .execute()
  if (isHeldNow) await notifyOfHeld(tx, id, row.title)
  await changedForBusiness(tx, businessId)
}

/**
 * Publishes a draft or reopens a closed posting. Staff check it first when it has a red flag, when it is
 * among the first of its business, or when they had held it and it has been corrected since.
 */
export async function publishPosting(
  tx: Tx,
  businessId: UserId,
  id: string,
): Promise<'published' | 'held'> {
  const business = await lockedBusiness(tx, businessId)
  const row = await lockedPosting(tx, businessId, id)
  const state = stateOf(row, tx)
  if (state === 'published' || (state === 'held' && row.held_by !== 'staff')) return state
  refuseUnless(row, 'publish', tx)
  if (row.description === '') throw badFields({ description: 'Say what the person will do.' })
  await refuseTooMany(tx, businessId, row)
  const isResubmitted = state === 'held'
  const isAmongFirst =
    !isResubmitted && row.published_at === null && business.postings_read < openingsReadFirst
  const flags = isAmongFirst ? [...new Set([...row.flags, newBusiness])] : row.flags
  const status = isResubmitted || flags.length > 0 ? 'held' : 'published'
  await tx.db
    .updateTable('opportunities')
    .set({
      status,
      held_by: status === 'held' ? 'rules' : null,
      flags,
      closed_on: null,
      publish_on: null,
      sent_on: dayOf(tx.now),
      deadline: deadlineToPublish(row, tx),
      published_at: status === 'held' ? row.published_at : tx.now,
      last_seen_at: tx.now,
    })
    .where('id', '=', id)
    .execute()
  if (status === 'published') await closeCopies(tx, row.likeness)
  else await notifyOfHeld(tx, id, row.title)
  await changedForBusiness(tx, businessId)
  return status
}

/** Closes a posting. Both sides keep its applications. Idempotent. */
export async function closePosting(tx: Tx, businessId: UserId, id: string): Promise<void> {
  const row = await lockedPosting(tx, businessId, id)
  if (row.status === 'expired') return
  refuseUnless(row, 'close', tx)
  await settleNotifications(tx, subjectOf.heldOpening(id))
  await tx.db
    .updateTable('opportunities')
    .set({ status: 'expired', held_by: null, closed_on: dayOf(tx.now) })
    .where('id', '=', id)
    .execute()
  await changedForBusiness(tx, businessId)
}

export async function deleteDraft(tx: Tx, businessId: UserId, id: string): Promise<void> {
  refuseUnless(await lockedPosting(tx, businessId, id), 'delete', tx)
  await tx.db.deleteFrom('opportunities').where('id', '=', id).execute()
  await changedForBusiness(tx, businessId)
}

/** Marks all current applicants as read. */
export async function markApplicantsSeen(tx: Tx, businessId: UserId, id: string): Promise<void> {
  await tx.db
    .updateTable('opportunities')
    .set({ applicants_seen_at: tx.now })
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .execute()
  await settleNotifications(tx, subjectOf.applicants(id))
  await changedForBusiness(tx, businessId)
}

/** Closes feed copies of the same job, which would send applicants elsewhere. */
export async function closeCopies(tx: Tx, likeness: string): Promise<void> {
  await tx.db
    .updateTable('opportunities')
    .set({ status: 'expired' })
    .where('likeness', '=', likeness)
    .where('source', 'not in', ['business', 'programme'])
    .where('status', '=', 'published')
    .execute()
}

/** Notifies staff that an opening is waiting to be checked. */
async function notifyOfHeld(tx: Tx, id: string, name: string): Promise<void> {
  await notifyStaffOfWork(tx, { what: 'opening', name, subject: subjectOf.heldOpening(id) })
}

type Row = Selectable<OpportunitiesTable>

async function rowFor(tx: Tx, businessId: UserId, id: string, posting: PostingValues) {
  const opening = await openingOf(tx, businessId, id, posting)
  const row = rowOf(opening, source, await shapesFor(tx, [opening]), tx.now)
  const pay = {
    pay_amount: posting.pay?.amount ?? null,
    pay_up_to: posting.pay?.upTo ?? null,
    pay_period: posting.pay?.period ?? null,
  }
  const { positions, hoursAWeek: hours_a_week, startsOn: starts_on, hybrid } = posting
  const questions = [...posting.questions]
  const work = { positions, hours_a_week, starts_on, hybrid, questions }
  return { row: { ...row, ...pay, ...work }, flags: [...opening.flags] }
}

export async function lockedPosting(tx: Tx, businessId: UserId, id: string): Promise<Row> {
  const row = await tx.db
    .selectFrom('opportunities')
    .selectAll()
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound('Posting not found')
  return row
}

/** Locked before the posting, so that a verification ending concurrently is seen. */
export async function lockedBusiness(tx: Tx, businessId: UserId) {
  const business = await tx.db
    .selectFrom('business_profiles')
    .select(['verified', 'postings_read'])
    .where('user_id', '=', businessId)
    .forUpdate()
    .executeTakeFirst()
  if (business?.verified !== true) {
    throw new Refusal('not-allowed', 'You can publish once our staff have verified your business.')
  }
  if (await isPaused(tx.db, businessId)) {
    throw new Refusal(
      'not-possible',
      'Your openings are paused while our staff look into something.',
    )
  }
  if (await isLeaving(tx.db, businessId)) {
    throw new Refusal(
      'not-possible',
      'Your account is about to be deleted. Press “Keep my account” first.',
    )
  }
  return business
}

async function isNew(tx: Tx, businessId: UserId): Promise<boolean> {
  const business = await tx.db
    .selectFrom('business_profiles')
    .select('postings_read')
    .where('user_id', '=', businessId)
    .executeTakeFirst()
  return (business?.postings_read ?? 0) < openingsReadFirst
}

/** Counted while the business is locked, so that concurrent calls cannot exceed the limit. */
async function refuseTooMany(tx: Tx, businessId: UserId, row: Row): Promise<void> {
  const { sent } = await tx.db
    .selectFrom('opportunities')
    .select((count) => count.fn.countAll<number>().as('sent'))
    .where('business_id', '=', businessId)
    .where('sent_on', '=', dayOf(tx.now))
    .where('id', '<>', row.id)
    .executeTakeFirstOrThrow()
  if (Number(sent) < maxPublishedADay) return
  throw new Refusal(
    'not-possible',
    `You can publish ${maxPublishedADay} openings a day. This one is saved: publish it tomorrow.`,
  )
}

export function stateOf(row: Row, tx: Tx) {
  const status = row.status
  return postingStateOf({ status, closesOn: dayFrom(row.closes_on) }, dayOf(tx.now))
}

function refuseUnless(row: Row, action: PostingAction, tx: Tx): void {
  const state = stateOf(row, tx)
  if (actionsOn(state, row.held_by).includes(action)) return
  throw new Refusal('not-possible', refusals[state === 'removed' ? 'removed' : action])
}

/** A default deadline moves with the posting; a chosen one that has passed must be chosen again. */
function deadlineToPublish(row: Row, tx: Tx): string | null {
  const today = dayOf(tx.now)
  // A default deadline counts from the day on which it was published by itself.
  if (row.publish_on !== null && row.deadline_estimated) {
    return addDays(today, daysUntilEstimatedDeadline)
  }
  if (row.deadline === null || row.deadline >= today) return row.deadline
  if (row.deadline_estimated) return addDays(today, daysUntilEstimatedDeadline)
  throw badFields({ deadline: 'The last day to apply has passed. Choose a new one.' })
}

const refusals: Readonly<Record<PostingAction | 'removed', string>> = {
  change: 'This posting cannot be changed now.',
  publish: 'This posting cannot be published now.',
  close: 'This posting cannot be closed now.',
  delete: 'Only a draft can be deleted.',
  removed: 'Our staff removed this posting.',
}
