import type { Course, Item, Section } from './course.ts'
import { textIn } from './item-text.ts'
import { stemsOf } from './word-stems.ts'

/** A section of a course that ships with the product, and where it stands. */
export interface Shelf {
  course: Course
  section: Section
  /** From 0 at the beginning of its course to 1 at its end. */
  place: number
}

export interface Library {
  courses: readonly Course[]
  shelves: readonly Shelf[]
  /** How much of a text an item is about: 0, or more the more of its rare words it has. */
  relevance: (item: Item, struggle: string) => number
}

const titleWeight = 3

/** Reads every lesson once; asking it afterwards is quick. */
export function openLibrary(courses: readonly Course[]): Library {
  const shelves = courses.flatMap((course) =>
    course.sections.map((section, at) => ({
      course,
      section,
      place: course.sections.length < 2 ? 0 : at / (course.sections.length - 1),
    })),
  )
  const words = new Map<Item, { title: Set<string>; text: Set<string> }>()
  const spread = new Map<string, number>()
  for (const item of shelves.flatMap(({ section }) => section.items)) {
    const text = new Set(stemsOf(textIn(item)))
    words.set(item, { title: new Set(stemsOf(item.title)), text })
    for (const stem of text) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  }

  const rarity = (stem: string) => Math.log(1 + words.size / (spread.get(stem) ?? words.size))

  return {
    courses,
    shelves,
    relevance(item, struggle) {
      const own = words.get(item)
      if (own === undefined) return 0
      return [...new Set(stemsOf(struggle))].reduce((sum, stem) => {
        const times = (own.title.has(stem) ? titleWeight : 0) + (own.text.has(stem) ? 1 : 0)
        return sum + times * rarity(stem)
      }, 0)
    },
  }
}
