import type { Lesson } from '#contract/lesson.ts'
import { addressOf } from '../app/address.ts'

/** The next lesson, or the course page after the last one. */
export function nextAddress({ course, next }: Lesson): string {
  return next
    ? addressOf('/courses/$id/lessons/$contentId', { id: course.id, contentId: next.id })
    : addressOf('/courses/$id', { id: course.id })
}
