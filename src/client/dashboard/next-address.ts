import type { StudentDay } from '#contract/dashboard.ts'
import { href, type Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'

/** Where the next step is done; while the check-in comes first, the course of the road. */
export function nextAddress({ next, road }: StudentDay): Address {
  switch (next.kind) {
    case 'continue-course':
    case 'begin-course':
      return next.nextItem === null
        ? href(pages.course, { id: next.id })
        : href(pages.lesson, { id: next.id, contentId: next.nextItem })
    case 'hand-in-assessment':
      return href(pages.assessment, { assessmentId: next.id })
    case 'review':
      return pages.review
    case 'choose-course':
      return pages.courses
    case 'check-in':
      return road === null ? pages.courses : href(pages.course, { id: road.course.id })
  }
}
