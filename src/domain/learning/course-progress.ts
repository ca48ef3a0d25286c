/** The parts of a course that progress depends on; fits stored and authored courses. */
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
  /** Every item is done. Not the same as 100, which 299 of 300 rounds to. */
  complete: boolean
}

/** Ids that are not, or no longer, in the course are ignored. */
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

/** A student's stored progress in a course. */
export interface StoredProgress {
  completedSections: readonly string[]
  completedContent: readonly string[]
  percentage: number
  /** Once true it stays true, whatever is added to the course later. */
  complete: boolean
}

/**
 * The progress after one more item is done, or after the course changed. It never falls: items removed
 * from the course stay done, and new lessons don't lower the percentage.
 */
export function progressAfter(
  course: CourseStructure,
  before: StoredProgress,
  item: string | null,
): StoredProgress {
  const completedContent = [
    ...new Set([...before.completedContent, ...(item === null ? [] : [item])]),
  ]
  const progress = progressOf(course, completedContent)
  const complete = before.complete || progress.complete
  return {
    completedContent,
    completedSections: [...new Set([...before.completedSections, ...progress.completedSections])],
    percentage: complete ? 100 : Math.max(before.percentage, progress.percentage),
    complete,
  }
}
