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
    .select((row) => [
      row
        .selectFrom('user_course_progress as progress')
        .select(sql<number>`count(*)::int`.as('begun'))
        .whereRef('progress.course_id', '=', 'course.id')
        .as('begun'),
      row
        .selectFrom('user_course_progress as progress')
        .select(sql<number>`count(progress.completed_at)::int`.as('finished'))
        .whereRef('progress.course_id', '=', 'course.id')
        .as('finished'),
    ])
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
  return {
    next: read.length > pageSize ? (rows.at(-1)?.id ?? null) : null,
    courses: rows.map(({ id, title, skill, published, version, begun, finished }) => ({
      id,
      title,
      skill,
      state: version === '' ? 'withdrawn' : published ? 'published' : 'unpublished',
      begun: begun ?? 0,
      finished: finished ?? 0,
    })),
  }
}
