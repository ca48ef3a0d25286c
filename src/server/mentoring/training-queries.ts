import { sql } from 'kysely'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'

/** When this mentor passed the course in its current version; null if they have not. */
export async function trainedAt(
  db: AnyDb,
  mentorId: UserId,
  version: number,
): Promise<Date | null> {
  const row = await db
    .selectFrom('mentor_trainings')
    .select('passed_at')
    .where('user_id', '=', mentorId)
    .where('version', '>=', version)
    .executeTakeFirst()
  return row?.passed_at ?? null
}

/** SQL condition on a mentor's id: they passed the course in its current version. */
export function isTrained(mentorId: string, version: number) {
  return sql<boolean>`exists (select from mentor_trainings training
    where training.user_id = ${sql.ref(mentorId)} and training.version >= ${version})`
}
