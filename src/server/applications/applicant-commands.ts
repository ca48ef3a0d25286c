import type { BusinessAnswer } from '#domain/application.ts'
import { declineWords, type DeclineReason } from '#domain/decline-reasons.ts'
import { subjectOf } from '#domain/notification-subject.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound } from '../http/refusal.ts'
import { notify } from '../notifications/commands.ts'
import { moveRow } from './move-commands.ts'
import { tellGuardiansOfMove } from './news-commands.ts'

/** The business answers an application to a posting of its own; the student hears of it at once. */
export async function moveAsBusiness(
  tx: Tx,
  businessId: string,
  move: {
    postingId: string
    applicationId: string
    state: BusinessAnswer
    reason: DeclineReason | undefined
  },
): Promise<void> {
  await refuseForeign(tx, businessId, move.postingId)
  const row = await tx.db
    .selectFrom('applications')
    .selectAll()
    .where('opportunity_id', '=', move.postingId)
    .where('id', '=', move.applicationId)
    .where('via', '=', 'platform')
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound('Application not found')
  const moved = await moveRow(tx, row, {
    state: move.state,
    on: undefined,
    note: move.reason === undefined ? '' : declineWords[move.reason],
    by: 'business',
    mover: 'business',
  })
  if (moved === row) return
  const { title, company } = row
  await notify(tx, {
    userId: row.user_id,
    type: 'application-moved',
    data: {
      title,
      company,
      state: move.state,
      ...(move.reason === undefined ? {} : { reason: move.reason }),
    },
    key: `application-moved:${row.id}:${move.state}:${tx.now.toISOString()}`,
    subjects: [subjectOf.application(row.id)],
  })
  await tellGuardiansOfMove(tx, row, moved)
  tx.publish(businessId, { type: 'changed', what: 'applications' })
}

/** Asked again here: a verification that ended since the door ends this too. */
async function refuseForeign(tx: Tx, businessId: string, postingId: string): Promise<void> {
  const posting = await tx.db
    .selectFrom('opportunities as posting')
    .innerJoin('business_profiles as business', 'business.user_id', 'posting.business_id')
    .select('posting.id')
    .where('posting.id', '=', postingId)
    .where('posting.business_id', '=', businessId)
    .where('business.verified', '=', true)
    .executeTakeFirst()
  if (posting === undefined) throw notFound('Posting not found')
}
