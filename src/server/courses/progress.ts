import type { Selectable } from 'kysely'
import type { CourseProgressShown, ProgressPage } from '#contract/courses.ts'
import type { StoredProgress } from '#domain/learning/course-progress.ts'
import type { LessonWork } from '#domain/learning/lesson-work.ts'
import type { Outline } from '../catalogue/queries.ts'
import type { UserCourseProgressTable } from '../db/tables.ts'

export type ProgressRow = Selectable<UserCourseProgressTable>

/** What lessons need to know of the progress in their course. */
export type OpenProgress = Pick<
  ProgressRow,
  | 'user_id'
  | 'course_id'
  | 'completed_content'
  | 'completed_sections'
  | 'completion_percentage'
  | 'completed_at'
  | 'reading_content'
  | 'reading_ends_at'
  | 'revision'
>

/** The last saved answer to an item, and when it was saved. */
export interface Answered {
  work: LessonWork
  at: Date
}

export function storedProgressOf(row: OpenProgress): StoredProgress {
  return {
    completedSections: row.completed_sections,
    completedContent: row.completed_content,
    percentage: row.completion_percentage,
    complete: row.completed_at !== null,
  }
}

export function courseProgressOf(row: ProgressRow): CourseProgressShown {
  return {
    percent: row.completion_percentage,
    complete: row.completed_at !== null,
    startedAt: row.started_at.toISOString(),
    lastAccessedAt: row.last_accessed_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
  }
}

/** The sections with their completed items. A completed section stays completed when lessons are added. */
export function sectionsWithProgress(
  outline: Outline,
  progress: StoredProgress | null,
): ProgressPage['sections'] {
  const done = new Set(progress?.completedContent)
  const doneSections = new Set(progress?.completedSections)
  return outline.sections.map((section) => ({
    id: section.id,
    title: section.title,
    description: section.description,
    done: doneSections.has(section.id),
    items: section.items.map((item) => ({ ...item, done: done.has(item.id) })),
  }))
}

/** The first item that is not completed. */
export function nextItemIn(outline: Outline, completedContent: readonly string[]): string | null {
  const items = outline.sections.flatMap((section) => section.items)
  return items.find(({ id }) => !completedContent.includes(id))?.id ?? null
}
