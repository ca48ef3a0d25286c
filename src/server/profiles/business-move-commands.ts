import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'

/** Moves the facts of a business, and what staff decided about it, to the account of its new owner. */
export async function moveBusinessProfile(tx: Tx, from: UserId, to: UserId): Promise<void> {
  const { user_id: _owner, ...facts } = await tx.db
    .selectFrom('business_profiles')
    .selectAll()
    .where('user_id', '=', from)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const moved = { ...facts, verified_as: stored(facts.verified_as) }
  await tx.db
    .insertInto('business_profiles')
    .values({ ...moved, user_id: to })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(moved))
    .execute()
  await tx.db.updateTable('business_profiles').set(nothing).where('user_id', '=', from).execute()
  for (const table of ['verification_details', 'verification_answers'] as const) {
    await tx.db.deleteFrom(table).where('user_id', '=', to).execute()
    await tx.db.updateTable(table).set({ user_id: to }).where('user_id', '=', from).execute()
  }
}

const nothing = {
  business_name: null,
  website_url: null,
  industry: null,
  company_size: null,
  verified: false,
  refused: false,
  preferred: false,
  postings_read: 0,
  verified_at: null,
  verified_as: null,
}

function stored(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}
