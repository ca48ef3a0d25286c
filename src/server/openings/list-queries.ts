import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { FeedState, OpeningCard } from '#contract/openings.ts'
import { dayFrom, type Day } from '#domain/day.ts'
import type { Eligible } from '#domain/openings/eligibility.ts'
import {
  elsewherePoints,
  isMatchable,
  matchBase,
  matchParts,
  preferredBonus,
} from '#domain/openings/matching.ts'
import { defaultKind } from '#domain/openings/opening.ts'
import { openingSearchFrom, type OpeningSearch } from '#domain/openings/opening-search.ts'
import { refusedScore } from '#domain/openings/shape-score.ts'
import type { Tables } from '../db/tables.ts'
import type { VersionedCopy } from '../db/versioned-copy.ts'
import { cardOf, type Seeker, type Viewer } from './card.ts'
import { listedRows, type CardsOf, type ListedRow } from './card-queries.ts'
import { feedRows, feedStateFrom, type FeedRow } from './feed-state-queries.ts'
import { listCursor, type ListPosition } from './list-cursor.ts'
import { matchedPage, type FoundPage } from './matched-page-queries.ts'
import type { ShapesByKind } from './probes.ts'
import { matchesAnywhere, matchesSearch } from './search-condition.ts'
import { countOthers, initialType } from './list-type-queries.ts'
import {
  fits,
  pageSize,
  visible,
  type OpeningFilters,
  type OpeningTypeFilter,
} from './list-condition.ts'
import { suits } from './queries.ts'

/** The sort key of openings for a student without a match, between matches and what is not for them. */
const unmatchedScore = 0
/** So far below every other score that what is only in the description comes after what is in the title. */
const behindTitles = 200
/** A search or the saved list considers this many openings that close first, and sorts them by match. */
const maxResults = 500

export interface Listing {
  viewer: Viewer
  seeker: Seeker | null
  filters: Omit<OpeningFilters, 'type'> & { type: OpeningTypeFilter | undefined }
  /** The version of the shapes that came with the session. */
  shapesVersion: string
}

/** One page, best match first and then closing soonest. */
export async function listOpenings(
  {
    db,
    now,
    shapesOf,
    cardsOf,
  }: {
    db: Kysely<Tables>
    now: () => Date
    shapesOf: VersionedCopy<ShapesByKind>
    cardsOf: CardsOf
  },
  listing: Listing,
): Promise<{
  opportunities: OpeningCard[]
  next: string | null
  matched: boolean
  others: number
  type: OpeningTypeFilter
  feed: FeedState
}> {
  const { seeker, filters } = listing
  const matched = seeker !== null && isMatchable(seeker.percents)
  const search = openingSearchFrom(filters.q ?? '')
  const { type, feeds, others, rows } =
    matched && search === null && !filters.saved
      ? await bestMatches(db, { ...listing, seeker }, (await shapesOf(listing.shapesVersion)).value)
      : await otherPage(db, listing)
  const page = listCursor.page(rows, pageSize, ({ score, closes_on, id }) => ({
    score,
    closesOn: dayFrom(closes_on),
    id,
  }))
  const cards = await cardsOf(page.rows)
  return {
    opportunities: cards.map((row) => cardOf(row, seeker)),
    next: page.next,
    matched,
    others,
    type,
    feed: feedStateFrom(feeds, now()),
  }
}

type TypedPage = FoundPage & { type: OpeningTypeFilter }

/** The openings that fit best; of the type to show first, if none is chosen and one of it is for the student. */
async function bestMatches(
  db: Kysely<Tables>,
  { viewer, seeker, filters }: Listing & { seeker: Seeker },
  shapes: ShapesByKind,
): Promise<TypedPage> {
  const after = listCursor.decode(filters.after)
  const pageOf = async (type: OpeningTypeFilter) => {
    const page = { viewer, seeker, filters: { ...filters, type }, after }
    return { ...(await matchedPage(db, shapes, page)), type }
  }
  if (filters.type !== undefined) return pageOf(filters.type)
  if (after !== null) return pageOf(await initialType(db, viewer, seeker.eligible, filters))
  const first = await pageOf(defaultKind)
  // What is for the student comes first.
  const isAnyForThem = (first.rows[0]?.score ?? refusedScore) > refusedScore
  return isAnyForThem ? first : pageOf('all')
}

/** A search, the saved list, or the list of somebody without a match. */
async function otherPage(
  db: Kysely<Tables>,
  { viewer, seeker, filters }: Listing,
): Promise<TypedPage> {
  const eligible = seeker?.eligible ?? null
  const type = filters.type ?? (await initialType(db, viewer, eligible, filters))
  const allFilters = { ...filters, type }
  const [{ rows }, others] = await Promise.all([
    listStatement(viewer, seeker, allFilters).execute(db),
    countOthers(db, viewer, allFilters),
  ])
  return { type, others, rows: rows[0]?.rows ?? [], feeds: rows[0]?.feeds ?? [] }
}

function listStatement(
  viewer: Viewer,
  seeker: Seeker | null,
  filters: OpeningFilters,
): RawBuilder<{ feeds: FeedRow[]; rows: ListedRow[] }> {
  const after = listCursor.decode(filters.after)
  const search = openingSearchFrom(filters.q ?? '')
  const eligible = seeker?.eligible ?? null
  const page =
    search !== null || filters.saved
      ? foundOrSaved(viewer, eligible, filters, search, after)
      : sql`(${closingSoonest(viewer, eligible, filters, after, true)})
          union all (${closingSoonest(viewer, eligible, filters, after, false)})`
  const { percents = {}, wish = null } = seeker ?? {}
  return sql`
    with own as materialized (
      select * from unnest(${Object.keys(percents)}::text[], ${Object.values(percents)}::int[])
        as own (skill, percent)),
    me as materialized (
      select ${seeker !== null && isMatchable(percents)}::boolean as matchable,
        ${wish?.kinds != null}::boolean as wished,
        ${[...(wish?.kinds ?? [])]}::text[] as kinds, ${[...(wish?.places ?? [])]}::text[] as places),
    page as materialized (
      select * from (${page}) as found
      order by score desc, closes_on, id limit ${sql.lit(pageSize + 1)})
    select ${feedRows} as feeds, ${listedRows(viewer.userId)} as rows`
}

/** For a student without skills to match: closing soonest first, then openings that are not for them. */
function closingSoonest(
  viewer: Viewer,
  eligible: Eligible | null,
  filters: OpeningFilters,
  after: ListPosition | null,
  fitting: boolean,
): RawBuilder<unknown> {
  const score = fitting ? unmatchedScore : refusedScore
  const behind =
    after === null || after.score > score
      ? sql`true`
      : after.score === score
        ? behindDay(after)
        : sql`false`
  return sql`
    select o.id, ${sql.lit(score)} as score, o.closes_on, o.card_version from opportunities o
    where ${fits(eligible, 'o')} = ${sql.lit(fitting)} and ${ofKind(sql`o.type`, filters)} and ${visible(viewer, filters)}
      and ${behind}
    order by o.closes_on, o.id limit ${sql.lit(pageSize + 1)}`
}

/** The openings in a search or in the student's saved list, each with its score. */
function foundOrSaved(
  viewer: Viewer,
  eligible: Eligible | null,
  filters: OpeningFilters,
  search: OpeningSearch | null,
  after: ListPosition | null,
): RawBuilder<unknown> {
  // Saved openings stay in the student's list after they close.
  const listCondition = filters.saved
    ? sql`o.status in ('published', 'expired') and exists (select 1 from saved_opportunities mine
        where mine.user_id = ${viewer.userId} and mine.opportunity_id = o.id)
        and ${suits(viewer.adult, 'o')}`
    : visible(viewer, filters)
  const points = sql`(case ${reach} when 'near' then ${sql.lit(matchParts.place)}
    when 'far' then ${sql.lit(elsewherePoints)} else 0 end)`
  const behind =
    after === null
      ? sql`true`
      : sql`(found.score < ${after.score} or (found.score = ${after.score}
            and (found.closes_on, found.id) > (${after.closesOn}::date, ${after.id}::uuid)))`
  const foundBy = (condition: RawBuilder<unknown>, behindTitles: number) => sql`
    (select o.id, o.shape_id, o.place, o.location_estimated, o.closes_on, o.card_version,
        ${sql.lit(behindTitles)} as behind_titles from opportunities o
      where ${condition} and ${listCondition} and ${ofKind(sql`o.type`, filters)}
      order by o.closes_on, o.id limit ${sql.lit(maxResults)})`
  const openings =
    search === null
      ? foundBy(sql`true`, 0)
      : sql`
        with titled as materialized ${foundBy(matchesSearch(search), 0)}
        select * from titled union all ${foundBy(onlyDescribed(search), behindTitles)}`
  return sql`
    select * from (
      select o.id, ${scoreWith(points, eligible)} - o.behind_titles as score, o.closes_on, o.card_version
      from (${openings}) as o
      join opportunity_shapes s on s.id = o.shape_id
      left join own one on one.skill = s.first_skill
      left join own two on two.skill = s.second_skill
    ) as found where ${behind}`
}

/** Looked for only if titles leave room: a common word may be in most descriptions. */
function onlyDescribed(search: OpeningSearch): RawBuilder<unknown> {
  return sql`(select count(*) from titled) < ${sql.lit(maxResults)}
    and ${matchesAnywhere(search)} and not (${matchesSearch(search)})`
}

/**
 * The sort key of the list: the domain's `matchOf` in SQL, with openings that are not for the student
 * last. A test keeps the two in step.
 */
function scoreWith(
  placePoints: RawBuilder<unknown>,
  eligible: Eligible | null,
): RawBuilder<unknown> {
  // Integers, rounded up, for speed: this runs for every shape.
  const maxSkillPercent = sql`(100 * greatest(1, num_nonnulls(s.first_skill, s.second_skill)))`
  return sql`case when not ${fits(eligible, 's')} then ${sql.lit(refusedScore)}
    when not (select matchable from me) then ${sql.lit(unmatchedScore)}
    else least(100, coalesce(s.given_score,
      ${sql.lit(matchBase)} + s.level_points + ${placePoints}
      + case when s.kind = any((select kinds from me)::text[]) then ${sql.lit(matchParts.kind)} else 0 end
      + (${sql.lit(matchParts.skills)} * (coalesce(one.percent, 0) + coalesce(two.percent, 0))
          + ${maxSkillPercent} - 1) / ${maxSkillPercent})
    + case when s.preferred then ${sql.lit(preferredBonus)} else 0 end) end`
}

const reach = sql`(case when o.location_estimated then 'unsaid' when o.place = 'abroad' then 'abroad'
    when o.place in ('remote', 'islandwide')
      or o.place = any((select places from me)::text[]) or (select wished and places = '{}' from me)
      then 'near'
    when not (select wished from me) then 'unsaid' else 'far' end)`

function ofKind(column: RawBuilder<unknown>, { type }: OpeningFilters): RawBuilder<unknown> {
  return type === 'all' ? sql`true` : sql`${column} = ${type}`
}

function behindDay({ closesOn, id }: { closesOn: Day; id: string }): RawBuilder<unknown> {
  return sql`(o.closes_on, o.id) > (${closesOn}::date, ${id}::uuid)`
}
