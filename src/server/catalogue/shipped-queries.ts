import type { Item } from '#domain/learning/course.ts'
import type { Content } from '../content/load-content.ts'
import type { Outline } from './queries.ts'

/** The structure of a course that ships with the product; null for any other. Who may see it is not decided here. */
export function shippedOutline({ courses }: Content, courseId: string): Outline | null {
  const course = courses.find(({ id }) => id === courseId)
  if (course === undefined) return null
  const { id, title, skill, sections } = course
  return {
    id,
    title,
    skill,
    sections: sections.map((section) => ({
      id: section.id,
      title: section.title,
      description: section.description,
      items: section.items.map((item) => {
        return { id: item.id, title: item.title, type: item.type, minutes: item.minutes }
      }),
    })),
  }
}

/** An item of such a course, with its keys. */
export function shippedItem({ courses }: Content, courseId: string, itemId: string): Item | null {
  const items = courses
    .find(({ id }) => id === courseId)
    ?.sections.flatMap((section) => section.items)
  return items?.find(({ id }) => id === itemId) ?? null
}
