import { sql, type RawBuilder } from 'kysely'
import { schoolHoursKind, type Eligible } from '#domain/openings/eligibility.ts'
import type { OpeningKind } from '#domain/openings/opening.ts'
import type { Parish } from '#domain/openings/place.ts'
import type { Day } from '#domain/day.ts'
import { lastSoonDay, type Viewer } from './card.ts'

export interface OpeningFilters {
  type: OpeningTypeFilter
  q: string | undefined
  place: Parish | 'remote' | undefined
  closing: boolean
  saved: boolean
  /** Only jobs and other places with a closing day. */
  hidesProgrammes: boolean
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

type Value<T> = T | RawBuilder<T>

/** Values, or the parameters of a statement that is compiled once. */
interface VisibleTo {
  today: Value<Day>
  adult: Value<boolean>
}

/** Further filters; null for one that is not set. */
interface Narrowing {
  place: Value<string | null>
  lastDay: Value<Day | null>
  hidesProgrammes: Value<boolean>
}

export function narrowingIn({ today }: Viewer, { place, closing, hidesProgrammes }: ListFilters) {
  return { place: place ?? null, lastDay: closing ? lastSoonDay(today) : null, hidesProgrammes }
}

type ListFilters = Pick<OpeningFilters, 'place' | 'closing' | 'hidesProgrammes'>

export function isNarrowed({ place, closing, hidesProgrammes }: ListFilters): boolean {
  return place !== undefined || closing || hidesProgrammes
}

/** The openings that a list may show. */
export function visible(viewer: Viewer, filters: ListFilters): RawBuilder<unknown> {
  return isNarrowed(filters)
    ? sql`${visibleTo(viewer)} and ${narrowedTo(narrowingIn(viewer, filters))}`
    : visibleTo(viewer)
}

export function visibleTo({ today, adult }: VisibleTo): RawBuilder<unknown> {
  return sql`o.status = 'published' and o.closes_on >= ${today}::date
    and (${adult}::boolean or not o.for_adults)`
}

export function narrowedTo({ place, lastDay, hidesProgrammes }: Narrowing): RawBuilder<unknown> {
  return sql`(not ${hidesProgrammes}::boolean or o.source <> 'programme')
    and (${lastDay}::date is null or o.closes_on <= ${lastDay}::date)
    and (${place}::text is null or (o.place = ${place}::text and (o.place = 'remote' or not o.location_estimated))
      or (${place}::text <> 'remote' and o.place = 'islandwide'))`
}

/** How many openings a page of the list has. */
export const pageSize = 20

/** How many openings of other types are counted at most. */
export const maxOthers = 100
