import { sql, type Kysely } from 'kysely'
import type { Eligible } from '#domain/openings/eligibility.ts'
import { openingSearchFrom } from '#domain/openings/opening-search.ts'
import { defaultKind } from '#domain/openings/opening.ts'
import type { Tables } from '../db/tables.ts'
import type { Viewer } from './card.ts'
import {
  fits,
  maxOthers,
  visible,
  type OpeningFilters,
  type OpeningTypeFilter,
} from './list-condition.ts'
import { matchesAnywhere, matchesSearch } from './search-condition.ts'

/** The type to show first: internships, unless none of them is open to this person. */
export async function initialType(
  db: Kysely<Tables>,
  viewer: Viewer,
  eligible: Eligible | null,
  filters: Omit<OpeningFilters, 'type'>,
): Promise<OpeningTypeFilter> {
  if (filters.saved) return 'all'
  const search = openingSearchFrom(filters.q ?? '')
  // Summer work can be of any type.
  if (search?.summer) return 'all'
  const { rows } = await sql<{ open: boolean }>`
    select exists (select 1 from opportunities o where o.type = ${defaultKind}
      and ${search === null ? sql`true` : matchesSearch(search)}
      and ${fits(eligible, 'o')} and ${visible(viewer, filters)}) as open`.execute(db)
  return rows[0]?.open === true ? defaultKind : 'all'
}

/** How many openings of other types match the same filters, counted up to a hundred. */
export async function countOthers(
  db: Kysely<Tables>,
  viewer: Viewer,
  filters: OpeningFilters,
): Promise<number> {
  if (filters.type === 'all' || filters.saved || filters.after !== undefined) return 0
  const search = openingSearchFrom(filters.q ?? '')
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from (
      select 1 from opportunities o
      where o.type <> ${filters.type} and ${search === null ? sql`true` : matchesAnywhere(search)}
        and ${visible(viewer, filters)} limit ${sql.lit(maxOthers)}) as other`.execute(db)
  return rows[0]?.others ?? 0
}
