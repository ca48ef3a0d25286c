import type { Lesson } from '#contract/lesson.ts'
import { href, type Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'

/** The next lesson, or the course page after the last one. */
export function nextAddress({ course, next }: Lesson): Address {
  return next
    ? href(pages.lesson, { id: course.id, contentId: next.id })
    : href(pages.course, { id: course.id })
}
