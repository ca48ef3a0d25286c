import type { Cv } from '#domain/cv/cv.ts'
import { cvSchema } from '#domain/cv/cv-schema.ts'
import type { AnyDb } from '../db/database.ts'
import { notFound } from '../http/refusal.ts'

/** The CV that was sent with an application; not found without one. */
export function sentCv(stored: unknown): Cv {
  if (stored === null || stored === undefined)
    throw notFound('No CV was sent with this application')
  return cvSchema.parse(stored)
}

/** For the business of this posting, as long as the application stands. */
export async function cvOfApplicant(
  db: AnyDb,
  { postingId, applicationId }: { postingId: string; applicationId: string },
): Promise<Cv> {
  const row = await db
    .selectFrom('applications')
    .select('cv')
    .where('opportunity_id', '=', postingId)
    .where('id', '=', applicationId)
    .where('via', '=', 'platform')
    .where('state', '<>', 'withdrawn')
    .executeTakeFirst()
  return sentCv(row?.cv)
}
