import { nameAndInitial } from '#domain/people/profile.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound } from '../http/refusal.ts'

/** The name in the log: a business by its name, anyone else by first name and initial. */
export async function loggedPerson(tx: Tx, id: UserId): Promise<{ id: string; name: string }> {
  const row = await tx.db
    .selectFrom('auth_users as user')
    .leftJoin('business_profiles as business', 'business.user_id', 'user.id')
    .select(['user.name', 'business.business_name'])
    .where('user.id', '=', id)
    .where('user.role', '<>', 'staff')
    .executeTakeFirst()
  if (row === undefined) throw notFound('Person not found')
  return { id, name: row.business_name ?? nameAndInitial(row.name) }
}
