import {
  expressionBuilder,
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type Selectable,
  type SqlBool,
} from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { itemSchema, type Item, type ItemType } from '#domain/learning/course.ts'
import type { Skill } from '#domain/learning/skills.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import type { CoursesTable, Tables } from '../db/tables.ts'
import type { Origin } from './commands.ts'

export type CourseRow = Selectable<CoursesTable>

/** A course and the person viewing it. */
export interface CourseRef {
  userId: UserId
  courseId: string
}

export interface OutlinedItem {
  id: string
  title: string
  type: ItemType
  minutes: number
}

export interface OutlinedSection {
  id: string
  title: string
  description: string
  items: OutlinedItem[]
}

/** A course's structure, without the text of its lessons. */
export interface Outline {
  id: string
  title: string
  skill: Skill
  sections: OutlinedSection[]
}

export interface CourseAbout {
  id: string
  source: Origin['source']
  title: string
  description: string
  /** The first one gets the course's XP. */
  skills: Skill[]
  level: number
  safety: boolean
  outcomes: string[]
  prerequisites: string[]
}

/**
 * Whether this person may see the course: their own, or a public one that is published or that they
 * started while it was.
 */
export function isVisibleTo(userId: UserId | Expression<UserId>) {
  return ({
    and,
    or,
    eb,
    exists,
    selectFrom,
  }: ExpressionBuilder<Tables, 'courses'>): Expression<SqlBool> =>
    or([
      eb('courses.visible_to', '=', userId),
      and([
        eb('courses.visible_to', 'is', null),
        or([
          eb('courses.published', '=', true),
          exists(
            selectFrom('user_course_progress as own_progress')
              .select('own_progress.course_id')
              .where('own_progress.user_id', '=', userId)
              .whereRef('own_progress.course_id', '=', 'courses.id'),
          ),
        ]),
      ]),
    ])
}

/** Whether the course ships with the product rather than being made for one person. */
export function isForEverybody(course: ExpressionBuilder<Tables, 'courses'>): Expression<SqlBool> {
  return course('courses.visible_to', 'is', null)
}

/** The course's front matter. */
export function courseAbout(row: CourseRow): CourseAbout {
  return {
    id: row.id,
    source: row.source,
    title: row.title,
    description: row.description,
    skills: row.skill_categories,
    level: row.difficulty_level,
    safety: row.safety,
    outcomes: row.outcomes,
    prerequisites: row.prerequisites,
  }
}

/** Sections and items in order, without retired ones; null if this person may not see the course. */
export async function outlineOf(
  db: AnyDb,
  { userId, courseId }: CourseRef,
): Promise<Outline | null> {
  const row = await db
    .selectFrom('courses')
    .select(['id', 'title', 'skill'])
    .select((course) => [
      jsonArrayFrom(
        course
          .selectFrom('course_sections')
          .select(['id', 'title', 'description'])
          .whereRef('course_id', '=', 'courses.id')
          .where('retired', '=', false)
          .orderBy('order_index'),
      ).as('sections'),
      jsonArrayFrom(
        course
          .selectFrom('course_content')
          .select(['id', 'section_id', 'title', 'content_type as type', 'minutes'])
          .whereRef('course_id', '=', 'courses.id')
          .where('retired', '=', false)
          .orderBy('order_index'),
      ).as('items'),
    ])
    .where('id', '=', courseId)
    .where(isVisibleTo(userId))
    .executeTakeFirst()
  if (row === undefined) return null
  const bySection = Map.groupBy(row.items, ({ section_id }) => section_id)
  return {
    id: row.id,
    title: row.title,
    skill: row.skill,
    sections: row.sections.map((section) => ({
      ...section,
      items: (bySection.get(section.id) ?? []).map(({ id, title, type, minutes }) => ({
        id,
        title,
        type,
        minutes,
      })),
    })),
  }
}

/** One item with its keys, only for use on the server. */
export async function itemIn(db: AnyDb, courseId: string, itemId: string): Promise<Item | null> {
  const row = await db
    .selectFrom('course_content')
    .select('body')
    .where('course_id', '=', courseId)
    .where('id', '=', itemId)
    .where('retired', '=', false)
    .executeTakeFirst()
  return row === undefined ? null : itemSchema.parse(row.body)
}

/** Titles of the courses that still exist, retired and hidden ones too. */
export async function courseTitles(
  db: AnyDb,
  courseIds: readonly string[],
): Promise<Map<string, string>> {
  if (courseIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('id', 'in', courseIds)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** For a statement about a person: their courses, newest first, without titles. */
export function courseProgressOfUser(userId: RawBuilder<UserId>) {
  return jsonArrayFrom(
    expressionBuilder<Tables, never>()
      .selectFrom('user_course_progress')
      .select(['course_id as id', 'completion_percentage as percent'])
      .where('user_id', '=', userId)
      .orderBy('last_accessed_at', 'desc')
      .orderBy('course_id')
      .limit(50),
  )
}
