import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tables } from '../db/tables.ts'

/** Whether letters to the address of an account bounce. `account` is its alias in the statement. */
export function hasBounced(account: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from bounced_addresses bounced
    where bounced.user_id = ${sql.ref(`${account}.id`)}
      and bounced.email = ${sql.ref(`${account}.email`)})`
}

/** Whether a letter that this person requested to this address bounced. */
export async function bouncedFor(
  db: Kysely<Tables>,
  userId: UserId,
  email: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('bounced_addresses')
    .select('email')
    .where('user_id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}
