import { sql } from 'kysely'
import { dayOf } from '#domain/day.ts'
import { openingKinds } from '#domain/openings/opening.ts'
import { plainQuestion } from '#domain/text/question-words.ts'
import type { Asker, GuideSources } from './known-queries.ts'

export interface OpeningSummary {
  id: string
  title: string
  company: string
  location: string
}

const maxOpenings = 3

/** Openings that this person may see and that are open today; those that match the question first. */
export async function openingsFor(
  { db, now }: GuideSources,
  { adult }: Asker,
  question: string,
): Promise<OpeningSummary[]> {
  const text = plainQuestion(question)
  const kind = openingKinds.find((openingKind) =>
    new RegExp(`\\b${openingKind.replace('-', ' ')}s?\\b`).test(text),
  )
  let query = db
    .selectFrom('opportunities')
    .select(['id', 'title', 'company', 'location'])
    .where('status', '=', 'published')
    .where('closes_on', '>=', dayOf(now))
    .orderBy(
      sql`ts_rank(search, to_tsquery('simple', array_to_string(tsvector_to_array(to_tsvector('english', ${text})), '|')))`,
      'desc',
    )
    .orderBy('closes_on')
    .orderBy('id')
    .limit(maxOpenings)
  if (!adult) query = query.where('for_adults', '=', false)
  if (kind !== undefined) query = query.where('type', '=', kind)
  return query.execute()
}

/** The ids of the openings created from programmes in the content, without withdrawn ones. */
export async function openingIdsOf(
  { db }: GuideSources,
  programmes: readonly string[],
): Promise<Map<string, string>> {
  if (programmes.length === 0) return new Map()
  const rows = await db
    .selectFrom('opportunities')
    .select(['id', 'external_id'])
    .where('source', '=', 'programme')
    .where('external_id', 'in', programmes)
    .where('status', '=', 'published')
    .execute()
  return new Map(rows.map(({ id, external_id }) => [external_id, id]))
}
