import { sql, type Kysely } from 'kysely'
import type { Eligible } from '#domain/openings/eligibility.ts'
import { openingSearchFrom } from '#domain/openings/opening-search.ts'
import { defaultKind } from '#domain/openings/opening.ts'
import type { Tables } from '../db/tables.ts'
import type { Viewer } from './card.ts'
import { fits, visible, type OpeningFilters, type TypeAsked } from './list-condition.ts'
import { saying } from './search-condition.ts'

const maxOthers = 100

/** Internships, unless none of them is open to this person: the tab should not start with openings that are not for them. */
export async function typeToBeginWith(
  db: Kysely<Tables>,
  viewer: Viewer,
  eligible: Eligible | null,
  wanted: Omit<OpeningFilters, 'type'>,
): Promise<TypeAsked> {
  if (wanted.saved) return 'all'
  const search = openingSearchFrom(wanted.q ?? '')
  // Summer work can be of any type.
  if (search?.summer) return 'all'
  const { rows } = await sql<{ open: boolean }>`
    select exists (select 1 from opportunities o where o.type = ${defaultKind}
      and ${search === null ? sql`true` : saying(search)}
      and ${fits(eligible, 'o')} and ${visible(viewer, { ...wanted, type: defaultKind })}) as open`.execute(
    db,
  )
  return rows[0]?.open === true ? defaultKind : 'all'
}

/** How many openings of other types match the same filters, counted up to a hundred. */
export async function countOthers(
  db: Kysely<Tables>,
  viewer: Viewer,
  asked: OpeningFilters,
): Promise<number> {
  if (asked.type === 'all' || asked.saved || asked.after !== undefined) return 0
  const search = openingSearchFrom(asked.q ?? '')
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from (
      select 1 from opportunities o
      where o.type <> ${asked.type} and ${search === null ? sql`true` : saying(search)}
        and ${visible(viewer, asked)} limit ${sql.lit(maxOthers)}) as other`.execute(db)
  return rows[0]?.others ?? 0
}
