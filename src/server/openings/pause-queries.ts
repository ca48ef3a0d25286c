import type { Kysely } from 'kysely'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tables } from '../db/tables.ts'

/** Whether this business is paused by a report. */
export async function isPaused(db: Kysely<Tables>, businessId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('paused_people')
    .select('user_id')
    .where('user_id', '=', businessId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether this business has asked for deletion, which it can still undo. */
export async function isLeaving(db: Kysely<Tables>, businessId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('auth_users')
    .select('id')
    .where('id', '=', businessId)
    .where('delete_after', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
