import type { Lesson } from '#contract/lesson.ts'
import { addressOf } from '../app/address.ts'

/** Where a lesson leads on: to the next one, after the last to its course. */
export function nextAddress({ course, next }: Lesson): string {
  return next
    ? addressOf('/courses/$id/lessons/$contentId', { id: course.id, contentId: next.id })
    : addressOf('/courses/$id', { id: course.id })
}
