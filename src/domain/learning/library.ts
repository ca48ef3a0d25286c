import type { Course, Item, Section } from './course.ts'
import { textIn } from './item-text.ts'
import type { Skill } from './skills.ts'
import { stemsOf } from '#domain/text/word-stems.ts'

/** A section of a shipped course, and its position. */
export interface Shelf {
  course: Course
  section: Section
  /** From 0 at the start of its course to 1 at its end. */
  position: number
}

export interface Library {
  courses: readonly Course[]
  shelves: readonly Shelf[]
  /** How well an item fits a text: 0 or more, higher the more of its rare words it shares. */
  relevance: (item: Item, struggle: string) => number
  /** How much more typical the words of a text are of a skill's lessons than of the others. */
  leaningOf: (struggle: string) => (skill: Skill) => number
}

const titleWeight = 3

/** Indexes every lesson once, so that queries are fast. */
export function openLibrary(courses: readonly Course[]): Library {
  const shelves = courses.flatMap((course) =>
    course.sections.map((section, index) => ({
      course,
      section,
      position: course.sections.length < 2 ? 0 : index / (course.sections.length - 1),
    })),
  )
  return {
    courses,
    shelves,
    relevance: relevanceIn(shelves),
    leaningOf: leaningIn(courses.filter((course) => !goesOn(course, courses))),
  }
}

/**
 * Builds on a course of its own skill, or on one that itself builds on another: its words are those of one kind of
 * work, and would hide what the skill is about.
 */
function goesOn({ prerequisites, skill }: Course, courses: readonly Course[]): boolean {
  const before = courses.filter(({ id }) => prerequisites.includes(id))
  return before.some((course) => course.skill === skill || course.prerequisites.length > 0)
}

function relevanceIn(shelves: readonly Shelf[]): Library['relevance'] {
  const items = shelves.flatMap(({ section }) => section.items)
  const words = new Map(
    items.map((item) => {
      const stems = { title: new Set(stemsOf(item.title)), text: new Set(stemsOf(textIn(item))) }
      return [item, stems] as const
    }),
  )
  const spread = countIn([...words.values()].map(({ text }) => text))
  const rarity = (stem: string) => Math.log(1 + words.size / (spread.get(stem) ?? words.size))

  return (item, struggle) => {
    const itemWords = words.get(item)
    if (itemWords === undefined) return 0
    return [...new Set(stemsOf(struggle))].reduce((sum, stem) => {
      const times =
        (itemWords.title.has(stem) ? titleWeight : 0) + (itemWords.text.has(stem) ? 1 : 0)
      return sum + times * rarity(stem)
    }, 0)
  }
}

/** Limits how much a rare word can count against a skill. */
const minLeaning = -1
/** Smoothing: as if every word occurred a little in every skill. */
const smoothing = 0.3

function leaningIn(courses: readonly Course[]): Library['leaningOf'] {
  const bySkill = Map.groupBy(courses, ({ skill }) => skill)
  const shares = new Map(
    [...bySkill].map(([skill, own]) => {
      const texts = own.flatMap(textsOf).map((text) => new Set(stemsOf(text)))
      const counts = countIn(texts)
      const share = (stem: string) =>
        ((counts.get(stem) ?? 0) + smoothing) / (texts.length + 2 * smoothing)
      return [skill, share] as const
    }),
  )
  const usualShare = (stem: string) =>
    [...shares.values()].reduce((sum, share) => sum + share(stem), 0) / shares.size

  return (struggle) => {
    const stems = [...new Set(stemsOf(struggle))]
    const usualShares = new Map(stems.map((stem) => [stem, usualShare(stem)]))
    return (skill) => {
      const share = shares.get(skill)
      if (share === undefined) return 0
      return stems.reduce(
        (sum, stem) =>
          sum + Math.max(minLeaning, Math.log(share(stem) / (usualShares.get(stem) ?? 1))),
        0,
      )
    }
  }
}

function textsOf({ title, description, outcomes, sections }: Course): string[] {
  return [
    [title, description, ...outcomes].join(' '),
    ...sections.flatMap((section) => [
      `${section.title} ${section.description}`,
      ...section.items.map(textIn),
    ]),
  ]
}

/** In how many of the texts each word occurs. */
function countIn(texts: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const stem of texts.flatMap((text) => [...text])) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  return counts
}
