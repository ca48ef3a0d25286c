import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

type Reader = Kysely<Tables>

export async function isPostingOf(db: Reader, businessId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('opportunities')
    .select('id')
    .where('id', '=', id)
    .where('business_id', '=', businessId)
    .executeTakeFirst()
  return row !== undefined
}
