import { sql } from 'kysely'
import type { StaffCourse } from '#contract/staff.ts'
import type { Db } from '../db/database.ts'

const pageSize = 50

/** The shipped courses by title, with how many students started and finished them. Excludes courses made for one person. */
export async function staffCourses(
  db: Db,
  after: string | undefined,
): Promise<{ courses: StaffCourse[]; next: string | null }> {
  let query = db
    .selectFrom('courses as course')
    .select(['course.id', 'course.title', 'course.skill', 'course.published', 'course.version'])
    .where('course.visible_to', 'is', null)
    .orderBy('course.title')
    .orderBy('course.id')
    .limit(pageSize + 1)
  if (after !== undefined) {
    query = query.where(
      sql<boolean>`(course.title, course.id) > (select title, id from courses where id = ${after})`,
    )
  }
  const read = await query.execute()
  const rows = read.slice(0, pageSize)
  const counts = await countsOf(
    db,
    rows.map(({ id }) => id),
  )
  return {
    next: read.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
    courses: rows.map(({ id, title, skill, published, version }) => ({
      id,
      title,
      skill,
      state: version === '' ? 'withdrawn' : published ? 'published' : 'unpublished',
      begun: counts.get(id)?.begun ?? 0,
      finished: counts.get(id)?.finished ?? 0,
    })),
  }
}

async function countsOf(
  db: Db,
  courseIds: readonly string[],
): Promise<Map<string, { begun: number; finished: number }>> {
  if (courseIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('user_course_progress')
    .select('course_id')
    .select(sql<number>`count(*)::int`.as('begun'))
    .select(sql<number>`count(completed_at)::int`.as('finished'))
    .where('course_id', 'in', courseIds)
    .groupBy('course_id')
    .execute()
  return new Map(rows.map(({ course_id: id, ...counts }) => [id, counts]))
}
