import { addDays, dayOf, isDay } from '#domain/day.ts'
import { maxPublishAheadDays, maySchedule } from '#domain/openings/posting.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { lockedBusiness, lockedPosting, publishPosting, stateOf } from './posting-commands.ts'
import { badFields } from './posting-opening.ts'
import { changedForBusiness, notifyBusiness } from '../seats/commands.ts'

/** Plans the day on which an opening is published by itself; null cancels it. */
export async function schedulePosting(
  tx: Tx,
  businessId: UserId,
  { id, day }: { id: string; day: string | null },
): Promise<void> {
  if (day !== null) await lockedBusiness(tx, businessId)
  const row = await lockedPosting(tx, businessId, id)
  if (day !== null) {
    if (!maySchedule(stateOf(row, tx))) {
      throw new Refusal('not-possible', 'This posting cannot be planned for a day now.')
    }
    const today = dayOf(tx.now)
    if (!isDay(day) || day <= today || day > addDays(today, maxPublishAheadDays)) {
      throw badFields({ day: `Choose a day from tomorrow on, within ${maxPublishAheadDays} days.` })
    }
    if (!row.deadline_estimated && row.deadline !== null && row.deadline < day) {
      throw badFields({ day: 'This is after the last day to apply. Change one of the two.' })
    }
    if (row.description === '') throw badFields({ description: 'Say what the person will do.' })
  }
  await tx.db.updateTable('opportunities').set({ publish_on: day }).where('id', '=', id).execute()
  await changedForBusiness(tx, businessId)
}

/** The planned day has come. */
export async function publishPlanned(tx: Tx, businessId: UserId, id: string): Promise<void> {
  // In the same order as publishing, so that the two cannot deadlock.
  await lockedBusiness(tx, businessId)
  const { title, publish_on: day } = await lockedPosting(tx, businessId, id)
  if (day === null || day > dayOf(tx.now)) return
  await notifyOfPlanned(tx, businessId, {
    id,
    title,
    day,
    how: await publishPosting(tx, businessId, id),
  })
}

/** It could not be published: it stays as it is, and its business reads why. */
export async function cancelPlanned(
  tx: Tx,
  businessId: UserId,
  { id, why }: { id: string; why: string },
): Promise<void> {
  const { title, publish_on: day } = await lockedPosting(tx, businessId, id)
  if (day === null) return
  await tx.db.updateTable('opportunities').set({ publish_on: null }).where('id', '=', id).execute()
  await notifyOfPlanned(tx, businessId, { id, title, day, how: 'refused', why })
  await changedForBusiness(tx, businessId)
}

async function notifyOfPlanned(
  tx: Tx,
  businessId: UserId,
  planned: {
    id: string
    title: string
    day: string
    how: 'published' | 'held' | 'refused'
    why?: string
  },
): Promise<void> {
  const { id, title, day, how, why } = planned
  await notifyBusiness(tx, businessId, {
    type: 'posting-planned',
    data: { title, postingId: id, how, ...(why === undefined ? {} : { why }) },
    key: `posting-planned:${id}:${day}`,
    subjects: how === 'held' ? [subjectOf.heldOpening(id)] : [],
  })
}
