/** As much of a course as progress needs; a stored course fits as well as an authored one. */
export interface CourseStructure {
  readonly sections: readonly {
    readonly id: string
    readonly items: readonly { readonly id: string }[]
  }[]
}

export interface CourseProgress {
  completedSections: string[]
  /** Rounded done / all, 0-100; 0 for a course without items. */
  percentage: number
  /** Every item is done. Not the same as 100: 299 of 300 rounds to it. */
  complete: boolean
}

/** Ids that are not, or no longer, in the course count for nothing. */
export function progressOf(
  course: CourseStructure,
  completedContent: Iterable<string>,
): CourseProgress {
  const completed = new Set(completedContent)
  const items = course.sections.flatMap((section) => section.items)
  const done = items.filter(({ id }) => completed.has(id)).length
  return {
    completedSections: course.sections
      .filter((section) => section.items.length > 0)
      .filter((section) => section.items.every(({ id }) => completed.has(id)))
      .map(({ id }) => id),
    percentage: items.length === 0 ? 0 : Math.round((done / items.length) * 100),
    complete: items.length > 0 && done === items.length,
  }
}

/** What is stored of a student's way through a course. */
export interface StoredProgress {
  completedSections: readonly string[]
  completedContent: readonly string[]
  percentage: number
  /** Once true it stays, whatever is added to the course later. */
  complete: boolean
}

/**
 * The progress after one more item is done, or after the course changed under it. It never falls:
 * items that left the course stay done, and new lessons take no percent away.
 */
export function progressAfter(
  course: CourseStructure,
  before: StoredProgress,
  item: string | null,
): StoredProgress {
  const completedContent = [
    ...new Set([...before.completedContent, ...(item === null ? [] : [item])]),
  ]
  const now = progressOf(course, completedContent)
  const complete = before.complete || now.complete
  return {
    completedContent,
    completedSections: [...new Set([...before.completedSections, ...now.completedSections])],
    percentage: complete ? 100 : Math.max(before.percentage, now.percentage),
    complete,
  }
}
