import { sql } from 'kysely'
import type { Tx } from '../db/transaction.ts'

/** The persons to ask for go with the business that named them. Runs before its account is deleted. */
export async function forgetContacts(
  tx: Pick<Tx, 'db'>,
  businessIds: readonly string[],
): Promise<void> {
  if (businessIds.length === 0) return
  const ofBusinesses = sql`from applications sent, opportunities opening
    where opening.business_id in (${sql.join([...businessIds])}) and sent.opportunity_id = opening.id`
  await sql`update interviews set contact_name = '', contact_position = '' ${ofBusinesses}
    and interviews.user_id = sent.user_id and interviews.application_id = sent.id`.execute(tx.db)
  await sql`update offers set contact_name = null, contact_position = null ${ofBusinesses}
    and offers.user_id = sent.user_id and offers.application_id = sent.id`.execute(tx.db)
}
