import { sql } from 'kysely'
import type { Tx } from '../db/transaction.ts'

/** Hides what a business shows, from the next request on: it is not verified any more. */
export async function pausePostings(tx: Tx, businessId: string): Promise<void> {
  await tx.db
    .updateTable('opportunities')
    .set({ status: 'paused' })
    .where('business_id', '=', businessId)
    .where('status', '=', 'published')
    .execute()
  tx.publish(businessId, { type: 'changed', what: 'postings' })
}

/** Shows again what was hidden by that. What was changed for the worse meanwhile waits for staff. */
export async function resumePostings(tx: Tx, businessId: string): Promise<void> {
  await sql`
    update opportunities posting set
      status = case when person.suspended_at is null and posting.flags = '{}' then 'published' else 'held' end,
      held_by = case when person.suspended_at is not null then 'staff'
        when posting.flags <> '{}' then 'rules' end
    from auth_users person
    where person.id = posting.business_id and posting.business_id = ${businessId}
      and posting.status = 'paused'`.execute(tx.db)
  tx.publish(businessId, { type: 'changed', what: 'postings' })
}
