import { sql, type RawBuilder } from 'kysely'
import { schoolHoursKind, type Eligible } from '#domain/openings/eligibility.ts'
import type { OpeningKind } from '#domain/openings/opening.ts'
import type { Parish } from '#domain/openings/place.ts'
import { lastSoonDay, type Viewer } from './card.ts'
import { suits } from './queries.ts'

export interface OpeningFilters {
  type: TypeAsked
  q: string | undefined
  place: Parish | 'remote' | undefined
  closing: boolean
  saved: boolean
  after: string | undefined
}

export type TypeAsked = 'all' | OpeningKind

/** The domain's `refusalOf` in SQL, for a shape or an opening; services are never matched. */
export function fits(eligible: Eligible | null, table: 's' | 'o'): RawBuilder<unknown> {
  if (eligible === null) return sql`true`
  const own = sql.raw(table)
  const { age, schoolings, inClass } = eligible
  const kind = sql.raw(table === 's' ? 's.kind' : 'o.type')
  return sql`coalesce(not ${own}.service
    and (${own}.min_age is null or ${age}::integer >= ${own}.min_age)
    and (${own}.max_age is null or ${age}::integer <= ${own}.max_age)
    and (${own}.schooling is null or ${own}.schooling = any(${[...schoolings]}::text[]))
    and not (${inClass}::boolean and ${kind} = ${sql.lit(schoolHoursKind)}), false)`
}

export function visible(viewer: Viewer, asked: OpeningFilters): RawBuilder<unknown> {
  const { today, adult } = viewer
  const there =
    asked.place === undefined
      ? sql`true`
      : asked.place === 'remote'
        ? sql`o.place = 'remote'`
        : sql`(o.place = 'islandwide' or (o.place = ${asked.place} and not o.location_estimated))`
  const soon = asked.closing ? sql`o.closes_on <= ${lastSoonDay(today)}::date` : sql`true`
  return sql`o.status = 'published' and o.closes_on >= ${today}::date and ${there} and ${soon} and ${suits(adult, 'o')}`
}
