import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Course } from '#domain/learning/course.ts'
import { hoursOf } from '#domain/learning/course-length.ts'
import type { Skill } from '#domain/learning/skills.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'

/** Who made a course and who may see it. */
export type Origin =
  | { source: 'catalogue' }
  | { source: 'staff'; createdBy: UserId; published: boolean }
  | { source: 'generated'; createdBy: UserId; skills?: readonly Skill[] }

/** Inserts or updates courses of any origin. */
export async function writeCourses(
  tx: Tx,
  courses: readonly Course[],
  origin: Origin,
): Promise<void> {
  if (courses.length === 0) return
  await upsertCourses(tx, courses, origin)
  await upsertSections(tx, courses)
  await upsertContent(tx, courses)
  await retireRemoved(tx, courses)
}

/** A hash that changes when anything stored about the course changes. */
export function versionOf(course: Course): string {
  return createHash('sha256').update(JSON.stringify(course)).digest('hex').slice(0, 32)
}

async function upsertCourses(tx: Tx, courses: readonly Course[], origin: Origin): Promise<void> {
  const createdBy = origin.source === 'catalogue' ? null : origin.createdBy
  await tx.db
    .insertInto('courses')
    .values(
      courses.map((course) => ({
        id: course.id,
        source: origin.source,
        title: course.title,
        description: course.description,
        created_by: createdBy,
        visible_to: origin.source === 'generated' ? createdBy : null,
        skill_categories: skillsOf(course, origin),
        difficulty_level: course.level,
        prerequisites: course.prerequisites,
        outcomes: course.outcomes,
        estimated_hours: hoursOf(course),
        safety: course.safety,
        published: origin.source === 'staff' ? origin.published : true,
        version: versionOf(course),
        created_at: tx.now,
        updated_at: tx.now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        description: ref('excluded.description'),
        skill_categories: ref('excluded.skill_categories'),
        difficulty_level: ref('excluded.difficulty_level'),
        prerequisites: ref('excluded.prerequisites'),
        outcomes: ref('excluded.outcomes'),
        estimated_hours: ref('excluded.estimated_hours'),
        safety: ref('excluded.safety'),
        // Staff may have unpublished it. Only a course that had been removed from the files is published again.
        published: sql<boolean>`case when courses.version = '' then excluded.published else courses.published end`,
        version: ref('excluded.version'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute()
}

async function upsertSections(tx: Tx, courses: readonly Course[]): Promise<void> {
  await tx.db
    .insertInto('course_sections')
    .values(
      courses.flatMap((course) =>
        course.sections.map(({ id, title, description }, index) => ({
          course_id: course.id,
          id,
          order_index: index,
          title,
          description,
        })),
      ),
    )
    .onConflict((conflict) =>
      conflict.columns(['course_id', 'id']).doUpdateSet(({ ref }) => ({
        order_index: ref('excluded.order_index'),
        title: ref('excluded.title'),
        description: ref('excluded.description'),
        retired: false,
      })),
    )
    .execute()
}

async function upsertContent(tx: Tx, courses: readonly Course[]): Promise<void> {
  await tx.db
    .insertInto('course_content')
    .values(courses.flatMap(contentOf))
    .onConflict((conflict) =>
      conflict.columns(['course_id', 'id']).doUpdateSet(({ ref }) => ({
        section_id: ref('excluded.section_id'),
        order_index: ref('excluded.order_index'),
        title: ref('excluded.title'),
        content_type: ref('excluded.content_type'),
        minutes: ref('excluded.minutes'),
        body: ref('excluded.body'),
        retired: false,
      })),
    )
    .execute()
}

function contentOf(course: Course) {
  const items = course.sections.flatMap((section) =>
    section.items.map((item) => ({ item, sectionId: section.id })),
  )
  return items.map(({ item, sectionId }, index) => ({
    course_id: course.id,
    id: item.id,
    section_id: sectionId,
    order_index: index,
    title: item.title,
    content_type: item.type,
    minutes: item.minutes,
    body: JSON.stringify(item),
  }))
}

/** Retires rows of these courses that are no longer in their content. */
async function retireRemoved(tx: Tx, courses: readonly Course[]): Promise<void> {
  const sections = courses.flatMap(({ id, sections }) =>
    sections.map((section) => `${id}/${section.id}`),
  )
  const items = courses.flatMap(({ id, sections }) =>
    sections.flatMap((section) => section.items.map((item) => `${id}/${item.id}`)),
  )
  const ids = courses.map(({ id }) => id)
  await sql`
    update course_sections set retired = true
    where course_id = any(${ids}) and not (course_id || '/' || id) = any(${sections})`.execute(
    tx.db,
  )
  await sql`
    update course_content set retired = true
    where course_id = any(${ids}) and not (course_id || '/' || id) = any(${items})`.execute(tx.db)
}

function skillsOf(course: Course, origin: Origin): Skill[] {
  const otherSkills = origin.source === 'generated' ? (origin.skills ?? []) : []
  return [...new Set([course.skill, ...otherSkills])]
}
