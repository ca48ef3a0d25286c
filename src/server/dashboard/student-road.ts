import type { Road } from '#contract/dashboard.ts'
import type { Course } from '#domain/learning/course.ts'

/** A course as places on a road with their stones; `at` is where the next lesson is, and the last place when all are done. */
export function roadOf({ id, title, sections }: Course, completed: readonly string[]): Road {
  const done = new Set(completed)
  const next = sections.flatMap(({ items }) => items).find((item) => !done.has(item.id))
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
