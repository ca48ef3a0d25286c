import { sql } from 'kysely'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notify } from '../notifications/commands.ts'
import { isBusinessAway } from './away-queries.ts'
import { lockedApplication } from './locked-rows.ts'
import { notifyGuardiansOfOffer } from './notify-commands.ts'
import type { ApplicationRow } from './queries.ts'
import { acceptedAt } from './stop-hiring-commands.ts'

/**
 * A business keeps its account, or can hire again: students who accepted, and were told that hiring had
 * stopped, are notified. Does nothing while the business is still stopped for another reason.
 */
export async function resumeHiring(tx: Tx, businessId: UserId): Promise<void> {
  for (const key of await acceptedAt(tx, businessId)) {
    const row = await lockedApplication(tx, key.user_id, key.id)
    if (row.state !== 'accepted' || (await isBusinessAway(tx.db, row))) continue
    await notifyAccepted(tx, row)
  }
}

/** Notifies them once for each stop they were told about. */
async function notifyAccepted(tx: Tx, row: ApplicationRow): Promise<void> {
  const { user_id: userId, id, title, company } = row
  const { stops } = await tx.db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('stops'))
    .where('user_id', '=', userId)
    .where('type', '=', 'hiring-stopped')
    .where('key', 'like', `hiring-stopped:${id}:accepted:%`)
    .executeTakeFirstOrThrow()
  if (stops === 0) return
  tx.changed(userId, 'applications', 'opportunities')
  const isNew = await notify(tx, {
    userId,
    type: 'hiring-resumed',
    data: { title, company, applicationId: id },
    key: `hiring-resumed:${id}:${stops}`,
  })
  if (isNew) await notifyGuardiansOfOffer(tx, row, 'employer-back', null)
}
