import { sql } from 'kysely'
import { z } from 'zod'
import type { CourseCard } from '#contract/courses.ts'
import { awayFromScreen } from '#domain/learning/course-length.ts'
import { fitOf } from '#domain/learning/course-search.ts'
import type { Skill } from '#domain/learning/skills.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { cursorOf } from '../http/cursor.ts'

export const pageSize = 50

/** The minutes of all `course_content` rows of a group that are lessons on the screen. */
export const lessonMinutes = sql<number>`coalesce(sum(minutes) filter (
  where content_type <> all(${awayFromScreen}::text[])), 0)::int`

export interface CourseSearch {
  userId: UserId
  search?: string | undefined
  skill?: Skill | undefined
  level?: string | undefined
  /** Cursor from the previous page. */
  after?: string | undefined
}

export interface CourseList {
  courses: CourseCard[]
  next: string | null
}

interface Row extends Omit<CourseCard, 'mine'> {
  fit: number
  rank: number
  percent: number | null
  complete: boolean
}

const listCursor = cursorOf(
  z.strictObject({ fit: z.int(), rank: z.int(), title: z.string(), id: z.string() }),
)

/**
 * Best search matches first; then the person's own: started, then finished or made for them; then the
 * rest of the catalogue by title.
 */
export async function coursesFor(
  db: AnyDb,
  { userId, search, skill, level, after }: CourseSearch,
): Promise<CourseList> {
  const matches = search?.trim() ? await coursesContaining(db, userId, search) : null
  const cursor = listCursor.decode(after)
  const { fit, rank, title, id } = cursor ?? { fit: 0, rank: 0, title: '', id: '' }
  const { rows } = await sql<Row>`
    with ${visibleTo(userId)}, ranked as (
      select courses.*, progress.completion_percentage as percent,
        progress.completed_at is not null as complete,
        case when progress.course_id is null and visible_to is null then 2
          when progress.course_id is null or progress.completed_at is not null then 1
          else 0 end as rank, coalesce(matches.fit, 0) as fit
      from visible join courses on courses.id = visible.id
      left join unnest(${matches?.map((course) => course.id) ?? []}::text[],
        ${matches?.map((course) => course.fit) ?? []}::int[]) as matches (id, fit) on matches.id = visible.id
      left join user_course_progress progress
        on progress.user_id = ${userId} and progress.course_id = courses.id
      where (visible_to is null or visible_to = ${userId})
        and (${matches === null}::boolean or matches.id is not null)
    )
    select id, title, description, skill_categories as skills, difficulty_level as level,
      source, percent, complete, fit, rank, size.lessons, size.minutes
    from ranked, lateral (
      select count(*)::int as lessons, ${lessonMinutes} as minutes
      from course_content where course_id = ranked.id and not retired) as size
    where (${skill ?? null}::text is null or ${skill ?? null} = any(skill_categories))
      and (${level ?? null}::int is null or difficulty_level = ${level ?? null}::int)
      and (${cursor === null}::boolean
        or (fit, rank, title, id) > (${fit}::int, ${rank}::int, ${title}, ${id}))
    order by fit, rank, title, id
    limit ${pageSize + 1}`.execute(db)
  return pageOfCourses(rows.map((row) => ({ fit: row.fit, rank: row.rank, card: cardOf(row) })))
}

/** A page of cards that were read with one extra, and the cursor of the next page. */
export function pageOfCourses(
  fetched: readonly { fit: number; rank: number; card: CourseCard }[],
): CourseList {
  const { rows, next } = listCursor.page(fetched, pageSize, ({ fit, rank, card }) => ({
    fit,
    rank,
    title: card.title,
    id: card.id,
  }))
  return { courses: rows.map(({ card }) => card), next }
}

/** The courses to search: the catalogue, the person's own, and those they have started. */
function visibleTo(userId: UserId) {
  return sql`visible as (
      select id from courses where visible_to is null and published
      union select id from courses where visible_to = ${userId}
      union select course_id from user_course_progress where user_id = ${userId}
    )`
}

/** Courses that contain the search words: in the title, in the skills and lessons, or in the description. */
async function coursesContaining(
  db: AnyDb,
  userId: UserId,
  search: string,
): Promise<{ id: string; fit: number }[]> {
  const { rows } = await sql<{ id: string; title: string; teaches: string; description: string }>`
    with ${visibleTo(userId)}
    select id, title, description, concat_ws(' ', array_to_string(skill_categories, ' '),
      (select string_agg(title, ' ') from course_sections where course_id = courses.id),
      (select string_agg(title, ' ') from course_content
        where course_id = courses.id and not retired)) as teaches
    from courses where id in (select id from visible)
      and (visible_to is null or visible_to = ${userId})`.execute(db)
  return rows.flatMap(({ id, title, teaches, description }) => {
    const fit = fitOf([title, teaches, description], search)
    return fit === null ? [] : [{ id, fit }]
  })
}

function cardOf({ fit: _fit, rank: _rank, percent, complete, ...card }: Row): CourseCard {
  return { ...card, mine: percent === null ? null : { percent, complete } }
}
