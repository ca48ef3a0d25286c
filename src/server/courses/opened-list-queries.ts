import { sql, type RawBuilder } from 'kysely'
import type { CourseCard } from '#contract/courses.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { versionedCopy, type Versioned, type VersionedCopy } from '../db/versioned-copy.ts'
import { ownRead } from '../http/own-read.ts'
import { lessonMinutes, pageOfCourses, pageSize, type CourseList } from './list-queries.ts'

type UnstartedCard = CourseCard & { mine: null }

/** The catalogue as everybody sees it, in the order of the list. */
type Catalogue = ReadonlyMap<string, UnstartedCard>

/** A course that the person has started, or that was made for them. */
interface OwnCourse {
  id: string
  rank: number
  percent: number | null
  complete: boolean
  /** Null for a course of the catalogue, which is in memory. */
  card: UnstartedCard | null
}

interface OwnCourses {
  catalogueVersion: string
  ownCourses: readonly OwnCourse[]
}

/** The course `course` as a card. */
const cardOfCourse = sql`select course.id, course.title, course.description,
  course.skill_categories as skills, course.difficulty_level as level, course.source,
  count(item.id)::int as lessons, ${lessonMinutes} as minutes, null as mine
  from course_content item where item.course_id = course.id and not item.retired`

/** The version of a course is a hash of all that is stored about it. */
const catalogueVersion = sql<string>`(select coalesce(md5(string_agg(version, '')), '') from
  (select version from courses where visible_to is null and published order by title, id) as catalogue)`

/** In the order of the list, one more than a page has. */
const ownCourses = (userId: RawBuilder<UserId>) => sql<
  OwnCourse[]
>`(select coalesce(json_agg(own), '[]') from (
  select own.id, own.rank, own.percent, own.complete, card.card
  from (
    select course.id, course.title, progress.completion_percentage as percent,
      progress.completed_at is not null as complete,
      case when progress.completed_at is null then 0 else 1 end as rank
    from user_course_progress progress join courses course on course.id = progress.course_id
    where progress.user_id = ${userId} and (visible_to is null or visible_to = ${userId})
    union all
    select course.id, course.title, null, false, 1 from courses course
    where visible_to = ${userId} and not exists (select 1 from user_course_progress progress
      where progress.user_id = ${userId} and progress.course_id = course.id)
    order by rank, title, id limit ${sql.lit(pageSize + 1)}
  ) as own
  left join lateral (
    select (select to_json(card) from (${cardOfCourse}) as card) as card
    from courses course where course.id = own.id and not (visible_to is null and published)
  ) as card on true
  order by own.rank, own.title, own.id) as own)`

export const ownCoursesRead = ownRead((query, parameter) =>
  query.select([
    catalogueVersion.as('catalogueVersion'),
    ownCourses(parameter('userId')).as('ownCourses'),
  ]),
)

/** The catalogue that `openedList` gets, read once per version. */
export function catalogueCopy(db: AnyDb): VersionedCopy<Catalogue> {
  return versionedCopy(() => readCatalogue(db))
}

/** What `coursesFor` lists without a search or a filter; null if the catalogue has just changed. */
export async function openedList(
  catalogueOf: VersionedCopy<Catalogue>,
  { catalogueVersion: version, ownCourses: own }: OwnCourses,
): Promise<CourseList | null> {
  const { version: latest, value: catalogue } = await catalogueOf(version)
  if (latest !== version) return null
  const ownIds = new Set(own.map(({ id }) => id))
  const ownCards = own.flatMap(({ id, rank, percent, complete, card }) => {
    const shown = card ?? catalogue.get(id)
    if (shown === undefined) return []
    return [{ rank, card: { ...shown, mine: percent === null ? null : { percent, complete } } }]
  })
  const others = [...catalogue.values()]
    .filter(({ id }) => !ownIds.has(id))
    .map((card) => ({ rank: 2, card }))
  return pageOfCourses([...ownCards, ...others].map((row) => ({ ...row, fit: 0 })))
}

async function readCatalogue(db: AnyDb): Promise<Versioned<Catalogue>> {
  const { rows } = await sql<{ version: string; cards: UnstartedCard[] }>`
    select ${catalogueVersion} as version, coalesce((
      select json_agg(card order by course.title, course.id) from courses course, lateral (${cardOfCourse}) as card
      where visible_to is null and published), '[]') as cards`.execute(db)
  const { version = '', cards = [] } = rows[0] ?? {}
  return { version, value: new Map(cards.map((card) => [card.id, card])) }
}
