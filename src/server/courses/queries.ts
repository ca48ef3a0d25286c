import type { CoursePage, ProgressPage } from '#contract/courses.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import {
  courseAbout,
  courseTitles,
  outlineOf,
  type CourseRef,
  type CourseRow,
} from '../catalogue/queries.ts'
import { notFound } from '../http/refusal.ts'
import {
  nextItemIn,
  sectionsWithProgress,
  courseProgressOf,
  storedProgressOf,
  type ProgressRow,
} from './progress.ts'

/** Everything the course page shows except the lessons themselves. */
export async function coursePageOf(
  db: AnyDb,
  userId: UserId,
  course: CourseRow,
): Promise<CoursePage> {
  const ref = { userId, courseId: course.id }
  const about = courseAbout(course)
  const outline = await outlineOf(db, ref)
  if (outline === null) throw notFound('Course not found')
  const row = await progressRow(db, ref)
  return {
    ...about,
    prerequisites: await prerequisitesOf(db, userId, about.prerequisites),
    sections: sectionsWithProgress(outline, row && storedProgressOf(row)),
    progress: row && courseProgressOf(row),
    nextItem: nextItemIn(outline, row?.completed_content ?? []),
  }
}

/** The progress view, which exists once the course has been opened. */
export async function progressPageOf(db: AnyDb, course: CourseRef): Promise<ProgressPage> {
  const outline = await outlineOf(db, course)
  const row = await progressRow(db, course)
  if (outline === null || row === null) throw notFound('Course or progress not found')
  return {
    course: { id: outline.id, title: outline.title },
    progress: courseProgressOf(row),
    sections: sectionsWithProgress(outline, storedProgressOf(row)),
    nextItem: nextItemIn(outline, row.completed_content),
  }
}

async function progressRow(
  db: AnyDb,
  { userId, courseId }: CourseRef,
): Promise<ProgressRow | null> {
  const row = await db
    .selectFrom('user_course_progress')
    .selectAll()
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .executeTakeFirst()
  return row ?? null
}

/** Only advice: students may start with the second course. */
async function prerequisitesOf(
  db: AnyDb,
  userId: UserId,
  courseIds: readonly string[],
): Promise<CoursePage['prerequisites']> {
  if (courseIds.length === 0) return []
  const titles = await courseTitles(db, courseIds)
  const rows = await db
    .selectFrom('user_course_progress')
    .select('course_id')
    .where('user_id', '=', userId)
    .where('course_id', 'in', courseIds)
    .where('completed_at', 'is not', null)
    .execute()
  const met = new Set(rows.map(({ course_id }) => course_id))
  return courseIds.flatMap((id) => {
    const title = titles.get(id)
    return title === undefined ? [] : [{ id, title, met: met.has(id) }]
  })
}
