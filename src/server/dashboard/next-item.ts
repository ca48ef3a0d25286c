/** A course as far as its road needs it: one of the catalogue, or one that was made for a student. */
export interface CourseOutline {
  readonly id: string
  readonly title: string
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    readonly items: readonly OutlineItem[]
  }[]
}

interface OutlineItem {
  readonly id: string
  readonly title: string
  readonly minutes: number
}

/** The first item of a course that is not done; undefined when all are. */
export function nextItemIn(
  { sections }: CourseOutline,
  completed: readonly string[],
): OutlineItem | undefined {
  return sections.flatMap(({ items }) => items).find(({ id }) => !completed.includes(id))
}
