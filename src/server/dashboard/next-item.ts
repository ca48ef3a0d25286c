import type { Course, Item } from '#domain/learning/course.ts'

/** The first item of a course that is not done; undefined when all are. */
export function nextItemIn({ sections }: Course, completed: readonly string[]): Item | undefined {
  return sections.flatMap(({ items }) => items).find(({ id }) => !completed.includes(id))
}
