import type { Road } from '#contract/dashboard.ts'
import { nextItemIn, type CourseOutline } from './next-item.ts'

/** A course as places on a road with their stones; `at` is where the next lesson is, and the last place when all are done. */
export function roadOf(course: CourseOutline, completed: readonly string[]): Road {
  const { id, title, sections } = course
  const done = new Set(completed)
  const next = nextItemIn(course, completed)
  const at = sections.findIndex(({ items }) => items.some((item) => item === next))
  return {
    course: { id, title },
    units: sections.map((section) => ({
      id: section.id,
      title: section.title,
      stones: section.items.map((item) => {
        if (done.has(item.id)) return 'done'
        return item === next ? 'now' : 'ahead'
      }),
    })),
    at: at === -1 ? sections.length - 1 : at,
    minutes: next?.minutes ?? null,
  }
}
