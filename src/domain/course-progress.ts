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
