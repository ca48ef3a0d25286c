import { sql, type RawBuilder } from 'kysely'
import type { Day } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { statement, type ParameterOf } from '../db/statement.ts'
import type { Seeker, Viewer } from './card.ts'
import { listedRows, type ListedRow } from './card-queries.ts'
import { feedRows, type FeedRow } from './feed-state-queries.ts'
import {
  isNarrowed,
  maxOthers,
  narrowedTo,
  pageSize,
  narrowingIn,
  visibleTo,
  type OpeningFilters,
} from './list-condition.ts'
import type { ListPosition } from './list-cursor.ts'
import { probeBatches, probeParts, reaches, type ShapesByKind } from './probes.ts'

export interface FoundPage {
  rows: ListedRow[]
  others: number
  feeds: FeedRow[]
}

interface Values {
  /** An array in PostgreSQL's own text, which is cheaper to send than a list. */
  probes: string
  userId: UserId
  today: Day
  lastDay: Day | null
  place: string | null
  hidesProgrammes: boolean
  adult: boolean
  wished: boolean
  anywhere: boolean
  places: string[]
  type: string
  countsOthers: boolean
  afterScore: number
  afterDay: string
  afterId: string
}

/** Every score is better than this position, so nothing is left out. */
const beginning = {
  score: 1_000,
  closesOn: '1900-01-01',
  id: '00000000-0000-0000-0000-000000000000',
}

/**
 * A page for a student with something to match: their shapes are scored in memory, and one statement reads
 * the openings of the best ones until the page is full.
 */
export async function matchedPage(
  db: AnyDb,
  shapes: ShapesByKind,
  {
    viewer,
    seeker,
    filters,
    after,
  }: {
    viewer: Viewer
    seeker: Seeker
    filters: OpeningFilters
    after: ListPosition | null
  },
): Promise<FoundPage> {
  const { kinds, places } = seeker.wish
  const values = {
    ...narrowingIn(viewer, filters),
    today: viewer.today,
    adult: viewer.adult,
    userId: viewer.userId,
    wished: kinds !== null,
    anywhere: places?.length === 0,
    places: [...(places ?? [])],
    type: filters.type,
    countsOthers: filters.type !== 'all' && after === null,
    afterScore: after?.score ?? beginning.score,
    afterDay: after?.closesOn ?? beginning.closesOn,
    afterId: after?.id ?? beginning.id,
  }
  const read = isNarrowed(filters) ? narrowedPage : wholePage
  const page: FoundPage = { rows: [], others: 0, feeds: [] }
  for (const probes of probeBatches(shapes.get(filters.type) ?? [], seeker, values.afterScore)) {
    const [more] = await read(db, { ...values, probes: `{${probes.join(',')}}` })
    if (more === undefined) throw new Error('The statement of a page returns one row')
    page.rows.push(...more.rows)
    page.feeds = more.feeds
    if (values.countsOthers) page.others = more.others
    values.countsOthers = false
    if (page.rows.length > pageSize) break
  }
  return page
}

/** Two statements, because PostgreSQL plans the frequent one once only if it has no filters that may be unset. */
const wholePage = statement<Values, FoundPage>((_db, parameter) =>
  pageStatement(parameter, visibleWith(parameter)),
)
const narrowedPage = statement<Values, FoundPage>((_db, parameter) => {
  const filters = {
    place: parameter('place'),
    lastDay: parameter('lastDay'),
    hidesProgrammes: parameter('hidesProgrammes'),
  }
  return pageStatement(parameter, sql`${visibleWith(parameter)} and ${narrowedTo(filters)}`)
})

function visibleWith(parameter: ParameterOf<Values>): RawBuilder<unknown> {
  return visibleTo({ today: parameter('today'), adult: parameter('adult') })
}

/** Reads the probes in the order of their scores and stops when the page is full, with one opening more. */
function pageStatement(
  parameter: ParameterOf<Values>,
  open: RawBuilder<unknown>,
): RawBuilder<FoundPage> {
  return sql<FoundPage>`
    with page as materialized (
      select found.id, probe.score, found.closes_on, found.card_version from (
        select ${probeParts.shape} as shape, ${probeParts.reach} as reach, ${probeParts.score} as score
        from (select (${parameter('probes')}::bigint[])[at] as probe
          from generate_subscripts(${parameter('probes')}::bigint[], 1) as at) as sent
        order by score desc
      ) as probe
      cross join lateral (
        select o.id, o.closes_on, o.card_version from opportunities o
        where o.shape_id = probe.shape and ${open}
          and (probe.reach = ${sql.lit(reaches.any)} or probe.reach = ${reachOf(parameter)})
          and (probe.score < ${parameter('afterScore')}::int
            or (o.closes_on, o.id) > (${parameter('afterDay')}::date, ${parameter('afterId')}::uuid))
        order by o.closes_on, o.id limit ${sql.lit(pageSize + 1)}
      ) as found
      order by probe.score desc, found.closes_on, found.id limit ${sql.lit(pageSize + 1)})
    select ${feedRows} as feeds,
      (select count(*)::int from (select 1 from opportunities o
        where ${parameter('countsOthers')}::boolean and o.type <> ${parameter('type')}::text and ${open}
        order by o.closes_on, o.id limit ${sql.lit(maxOthers)}) as other) as others,
      ${listedRows(parameter('userId'))} as rows`
}

/** The number of the reach that an opening is in, as in `reaches`. */
function reachOf(parameter: ParameterOf<Values>) {
  return sql`(case when o.location_estimated or o.place = 'abroad' then ${sql.lit(reaches.rest)}
    when o.place in ('remote', 'islandwide') or ${parameter('anywhere')}::boolean
      or o.place = any(${parameter('places')}::text[]) then ${sql.lit(reaches.near)}
    when ${parameter('wished')}::boolean then ${sql.lit(reaches.far)}
    else ${sql.lit(reaches.rest)} end)`
}
