import { sql, type RawBuilder } from 'kysely'
import { schoolHoursKind, type Eligible } from '#domain/openings/eligibility.ts'
import type { OpeningKind } from '#domain/openings/opening.ts'
import type { Parish } from '#domain/openings/place.ts'
import { lastSoonDay, type Viewer } from './card.ts'
import { suits } from './queries.ts'

export interface OpeningFilters {
  type: OpeningTypeFilter
  q: string | undefined
  place: Parish | 'remote' | undefined
  closing: boolean
  saved: boolean
  after: string | undefined
}

export type OpeningTypeFilter = 'all' | OpeningKind

/** The domain's `refusalOf` in SQL, for a shape or an opening; services are never matched. */
export function fits(eligible: Eligible | null, table: 's' | 'o'): RawBuilder<unknown> {
  if (eligible === null) return sql`true`
  const alias = sql.raw(table)
  const { age, schoolings, inClass } = eligible
  const kind = sql.raw(table === 's' ? 's.kind' : 'o.type')
  return sql`coalesce(not ${alias}.service
    and (${alias}.min_age is null or ${age}::integer >= ${alias}.min_age)
    and (${alias}.max_age is null or ${age}::integer <= ${alias}.max_age)
    and (${alias}.schooling is null or ${alias}.schooling = any(${[...schoolings]}::text[]))
    and not (${inClass}::boolean and ${kind} = ${sql.lit(schoolHoursKind)}), false)`
}

export function visible(viewer: Viewer, filters: OpeningFilters): RawBuilder<unknown> {
  const { today, adult } = viewer
  const placeCondition =
    filters.place === undefined
      ? sql`true`
      : filters.place === 'remote'
        ? sql`o.place = 'remote'`
        : sql`(o.place = 'islandwide' or (o.place = ${filters.place} and not o.location_estimated))`
  const closingCondition = filters.closing
    ? sql`o.closes_on <= ${lastSoonDay(today)}::date`
    : sql`true`
  return sql`o.status = 'published' and o.closes_on >= ${today}::date and ${placeCondition} and ${closingCondition} and ${suits(adult, 'o')}`
}
