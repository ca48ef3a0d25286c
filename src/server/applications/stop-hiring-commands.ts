import { sql } from 'kysely'
import { undecidedStates, type ApplicationState } from '#domain/openings/application.ts'
import { addDays, dayOf } from '#domain/day.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import { callOffInterview } from './interview-end-commands.ts'
import { lockedApplication } from './locked-rows.ts'
import { moveRow } from './move-commands.ts'
import { notifyGuardiansOfOffer } from './notify-commands.ts'
import type { ApplicationRow } from './queries.ts'

/** Students who started longer ago are not notified: they know the business better than we do. */
const daysAfterStart = 90

/**
 * A business was stopped or is leaving, or one opening was removed, so it cannot hire. Upcoming interviews
 * and open offers are called off, and each student is notified, including those who have accepted.
 */
export async function stopHiring(
  tx: Tx,
  scope: { businessId: UserId; leaving?: true } | { postingId: string },
): Promise<void> {
  const leaving = 'leaving' in scope && scope.leaving === true
  for (const key of await sentTo(tx, scope, ['interview', 'offer', 'accepted'])) {
    const row = await lockedApplication(tx, key.user_id, key.id)
    if (row.state === 'interview') await callOffInterview(tx, row, 'business-away')
    else if (row.state === 'offer') await callOffOffer(tx, row, { leaving })
    else if (row.state === 'accepted') await notifyAccepted(tx, row, { leaving })
  }
}

/** The business is deleted: ends every open application, and notifies each student. */
export async function endHiringOf(tx: Tx, businessId: UserId): Promise<void> {
  await stopHiring(tx, { businessId, leaving: true })
  for (const key of await sentTo(tx, { businessId }, undecidedStates)) {
    const row = await lockedApplication(tx, key.user_id, key.id)
    const { user_id: userId, id, title, company } = row
    const note = `${company} has left Upful.`
    const move = { state: 'declined', on: undefined, note, by: 'business' } as const
    await moveRow(tx, row, { ...move, mover: 'business' })
    await notify(tx, {
      userId,
      type: 'business-left',
      data: { title, company, applicationId: id },
      key: `business-left:${id}`,
    })
  }
}

/** Calls off an offer; for an old offer without terms it only notifies. The application must be locked. */
export async function callOffOffer(
  tx: Tx,
  row: ApplicationRow,
  { leaving }: { leaving: boolean },
): Promise<void> {
  const before = await tx.db
    .selectFrom('offers')
    .select('called_off_at')
    .where('user_id', '=', row.user_id)
    .where('application_id', '=', row.id)
    .executeTakeFirst()
  if (before !== undefined && before.called_off_at !== null) return
  await tx.db
    .updateTable('offers')
    .set({ called_off_at: tx.now })
    .where('user_id', '=', row.user_id)
    .where('application_id', '=', row.id)
    .execute()
  await settleNotifications(tx, subjectOf.application(row.id))
  if (!(await notifyOfStop(tx, row, { had: 'offer', leaving }))) return
  await notifyGuardiansOfOffer(tx, row, 'called-off', null)
}

async function notifyAccepted(
  tx: Tx,
  row: ApplicationRow,
  { leaving }: { leaving: boolean },
): Promise<void> {
  const { starts } = await tx.db
    .selectFrom('applications as sent')
    .leftJoin('offers as offer', (join) =>
      join
        .onRef('offer.user_id', '=', 'sent.user_id')
        .onRef('offer.application_id', '=', 'sent.id'),
    )
    .select(sql<string>`coalesce(offer.starts_on, sent.state_on)::text`.as('starts'))
    .where('sent.user_id', '=', row.user_id)
    .where('sent.id', '=', row.id)
    .executeTakeFirstOrThrow()
  if (starts < addDays(dayOf(tx.now), -daysAfterStart)) return
  if (!(await notifyOfStop(tx, row, { had: 'accepted', leaving }))) return
  await notifyGuardiansOfOffer(tx, row, 'employer-stopped', null)
}

/** At most once a day per application, and again after hiring resumed; false when already notified. */
async function notifyOfStop(
  tx: Tx,
  row: ApplicationRow,
  stop: { had: 'offer' | 'accepted'; leaving: boolean },
): Promise<boolean> {
  const { user_id: userId, id, title, company } = row
  tx.changed(userId, 'applications', 'opportunities')
  const { resumed } = await tx.db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('resumed'))
    .where('user_id', '=', userId)
    .where('type', '=', 'hiring-resumed')
    .where('key', 'like', `hiring-resumed:${id}:%`)
    .executeTakeFirstOrThrow()
  return notify(tx, {
    userId,
    type: 'hiring-stopped',
    data: { title, company, applicationId: id, ...stop },
    key: `hiring-stopped:${id}:${stop.had}:${dayOf(tx.now)}:${resumed}`,
  })
}

export function acceptedAt(tx: Tx, businessId: UserId) {
  return sentTo(tx, { businessId }, ['accepted'])
}

/** In a fixed order, so that two such commands cannot deadlock. */
function sentTo(
  tx: Tx,
  scope: { businessId: UserId } | { postingId: string },
  states: readonly ApplicationState[],
) {
  const sent = tx.db
    .selectFrom('applications as sent')
    .innerJoin('opportunities as posting', 'posting.id', 'sent.opportunity_id')
    .select(['sent.user_id', 'sent.id'])
    .where('sent.via', '=', 'platform')
    .where('sent.state', 'in', states)
    .orderBy('sent.user_id')
    .orderBy('sent.id')
  return (
    'postingId' in scope
      ? sent.where('posting.id', '=', scope.postingId)
      : sent.where('posting.business_id', '=', scope.businessId)
  ).execute()
}
