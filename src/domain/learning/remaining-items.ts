import type { Day } from '#domain/day.ts'
import type { StudentEvent } from '#domain/ledger/events.ts'
import type { Course } from './course.ts'

/** How far a student is in a course; without an entry it has not begun. */
export interface BegunCourse {
  readonly id: string
  readonly completed: readonly string[]
  readonly isDone: boolean
}

/** The events of the items that a student can still complete, each made when it is asked for. */
export function remainingItems(
  courses: readonly Course[],
  begun: readonly BegunCourse[],
  { day, now: at }: { day: Day; now: Date },
): Iterable<StudentEvent> {
  const progress = new Map(begun.map((course) => [course.id, course]))
  return {
    *[Symbol.iterator]() {
      for (const { id: course, skill, sections } of courses) {
        const own = progress.get(course)
        if (own?.isDone === true) continue
        for (const { id, type } of sections.flatMap(({ items }) => items)) {
          if (own?.completed.includes(id) === true) continue
          const subject = `${course}/${id}`
          yield { event: 'content-completed', subject, day, at, skill, course, contentType: type }
        }
      }
    },
  }
}
