import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { OpeningCard } from '#contract/openings.ts'
import type { ApplicationState } from '#domain/openings/application.ts'
import { dayFrom, type Day } from '#domain/day.ts'
import type { Eligible } from '#domain/openings/eligibility.ts'
import {
  elsewherePoints,
  matchBase,
  matchParts,
  preferredBonus,
} from '#domain/openings/matching.ts'
import type { OpeningKind } from '#domain/openings/opening.ts'
import { openingSearchFrom, type OpeningSearch } from '#domain/openings/opening-search.ts'
import type { Place } from '#domain/openings/place.ts'
import type { Skill } from '#domain/learning/skills.ts'
import type { Tables } from '../db/tables.ts'
import { cardOf, type OpeningRow, type Viewer } from './card.ts'
import { listCursor, type ListPosition } from './list-cursor.ts'
import { matchesSearch } from './search-condition.ts'
import { countOthers, initialType } from './list-type-queries.ts'
import { fits, visible, type OpeningFilters, type OpeningTypeFilter } from './list-condition.ts'
import { eligibleOf, suits } from './queries.ts'

type Row = Partial<OpeningRow> & {
  saved: boolean
  application: ApplicationState | null
  score: number | null
  matchable: boolean
  percents: Partial<Record<Skill, number>> | null
  kinds: OpeningKind[]
  places: Place[]
  /** Whether the student has ever chosen what they want. */
  wished: boolean
}

const pageSize = 20
/** Sort keys below every match: openings without a match, and openings that are not for the student. */
const unmatchedScore = 0
const refusedScore = -1
/** A search or the saved list considers this many openings that close first, and sorts them by match. */
const maxResults = 500

/** One page, best match first and then closing soonest, in one statement for any filters. */
export async function listOpenings(
  db: Kysely<Tables>,
  viewer: Viewer,
  filters: Omit<OpeningFilters, 'type'> & { type: OpeningTypeFilter | undefined },
): Promise<{
  opportunities: OpeningCard[]
  next: string | null
  matched: boolean
  others: number
  type: OpeningTypeFilter
}> {
  const eligible = viewer.student ? await eligibleOf(db, viewer) : null
  const type = filters.type ?? (await initialType(db, viewer, eligible, filters))
  const allFilters = { ...filters, type }
  const [{ rows }, others] = await Promise.all([
    listStatement(viewer, eligible, allFilters).execute(db),
    countOthers(db, viewer, allFilters),
  ])
  const first = rows[0]
  const matched = first?.matchable === true
  const seeker =
    first === undefined || eligible === null
      ? null
      : {
          percents: first.percents ?? {},
          wish: first.wished
            ? { kinds: first.kinds, places: first.places }
            : { kinds: null, places: null },
          eligible,
        }
  const openingRows = rows.filter(isOpeningRow)
  const page = listCursor.page(openingRows, pageSize, (row) => ({
    score: row.score ?? 0,
    closesOn: dayFrom(row.closes_on),
    id: row.id,
  }))
  return {
    opportunities: page.rows.map((row) => cardOf(row, seeker)),
    next: page.next,
    matched,
    others,
    type,
  }
}

/** The statement of the list, exported so that its plan and speed can be tested. */
export function listStatement(
  viewer: Viewer,
  eligible: Eligible | null,
  filters: OpeningFilters,
): RawBuilder<Row> {
  const after = listCursor.decode(filters.after)
  const search = openingSearchFrom(filters.q ?? '')
  const page =
    search !== null || filters.saved
      ? foundOrSaved(viewer, eligible, filters, search, after)
      : sql`(${bestMatches(viewer, eligible, filters, after)})
          union all (${closingSoonest(viewer, eligible, filters, after, true)})
          union all (${closingSoonest(viewer, eligible, filters, after, false)})`
  return sql<Row>`
    with own as materialized (
      select skill, least(100, round(sum(amount) / 10.0))::int as percent from xp_activities
      where user_id = ${viewer.userId} and skill is not null and ${viewer.student}::boolean
      group by skill),
    me as materialized (
      select exists (select 1 from own where percent > 0) as matchable,
        coalesce((select kinds from job_wishes where user_id = ${viewer.userId}),
          array[]::text[]) as kinds,
        exists (select 1 from job_wishes where user_id = ${viewer.userId}) as wished,
        coalesce((select places from job_wishes where user_id = ${viewer.userId}),
          array[]::text[]) as places),
    page as materialized (
      select * from (${page}) as found
      order by score desc, closes_on, id limit ${sql.lit(pageSize + 1)})
    select me.matchable, me.kinds, me.places, me.wished,
      (select jsonb_object_agg(skill, percent) from own) as percents, page.score, ${cardColumns},
      saved.user_id is not null as saved, application.state as application
    from me
    left join page on true
    left join opportunities o on o.id = page.id
    left join saved_opportunities saved
      on saved.user_id = ${viewer.userId} and saved.opportunity_id = o.id
    left join applications application
      on application.user_id = ${viewer.userId} and application.opportunity_id = o.id
    order by page.score desc nulls last, page.closes_on, page.id`
}

/** Scores the shapes, then reads openings from the best shape down until the page is full. */
function bestMatches(
  viewer: Viewer,
  eligible: Eligible | null,
  filters: OpeningFilters,
  after: ListPosition | null,
): RawBuilder<unknown> {
  const from = after === null ? sql`true` : sql`score <= ${after.score}`
  const behind =
    after === null
      ? sql`true`
      : sql`(scored.score < ${after.score} or (o.closes_on, o.id) > (${after.closesOn}::date, ${after.id}::uuid))`
  return sql`
    select o.id, scored.score, o.closes_on from (
      select * from (
        select s.id, reach.name as reach, ${scoreWith(sql`reach.points`, eligible)} as score
        from opportunity_shapes s
        cross join (values ('near', ${sql.lit(matchParts.place)}), ('far', ${sql.lit(elsewherePoints)}),
          ('abroad', 0), ('unsaid', 0)) as reach (name, points)
        left join own one on one.skill = s.first_skill
        left join own two on two.skill = s.second_skill
        where (select matchable from me) and ${ofKind(sql`s.kind`, filters)}
          and (reach.name <> 'far' or (select cardinality(places) from me) > 0)
          and (reach.name <> 'abroad' or ${viewer.adult}::boolean)
      ) as every where ${from} order by score desc
    ) as scored
    cross join lateral (
      select o.id, o.closes_on from opportunities o
      where o.shape_id = scored.id and ${visible(viewer, filters)} and ${behind}
        and scored.reach = ${reach}
      order by o.closes_on, o.id limit ${sql.lit(pageSize + 1)}
    ) as o
    order by scored.score desc, o.closes_on, o.id limit ${sql.lit(pageSize + 1)}`
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
    select o.id, ${sql.lit(score)} as score, o.closes_on from opportunities o
    where not (select matchable from me) and ${fits(eligible, 'o')} = ${sql.lit(fitting)} and ${ofKind(sql`o.type`, filters)} and ${visible(viewer, filters)}
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
  const matches = search === null ? sql`true` : matchesSearch(search)
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
  return sql`
    select * from (
      select o.id, ${scoreWith(points, eligible)} as score, o.closes_on
      from (select o.id, o.shape_id, o.place, o.location_estimated, o.closes_on from opportunities o
        where ${matches} and ${listCondition} and ${ofKind(sql`o.type`, filters)}
        order by o.closes_on, o.id limit ${sql.lit(maxResults)}) as o
      join opportunity_shapes s on s.id = o.shape_id
      left join own one on one.skill = s.first_skill
      left join own two on two.skill = s.second_skill
    ) as found where ${behind}`
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

function isOpeningRow(row: Row): row is Row & OpeningRow {
  return row.id !== null && row.id !== undefined
}

/** The columns a card needs, without the description. */
const cardColumns = sql.raw(
  `id source source_label title company location place type duration pay deadline
    deadline_estimated closes_on skills skill_tags match_score level preferred url
    location_estimated min_age max_age schooling service`
    .split(/\s+/)
    .map((column) => `o.${column}`)
    .join(', '),
)
