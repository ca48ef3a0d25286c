import type { Course, Item } from '../../src/domain/learning/course.ts'
import { loadContent, type Content } from '../../src/server/content/load-content.ts'

/** The content of a folder, which is read again after its files have changed. */
export class PreviewedContent {
  readonly #folder: string
  #content: Content | null = null

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Throws, with file and line, when the files contain something that cannot be shown. */
  get content(): Content {
    return (this.#content ??= loadContent(this.#folder))
  }

  /** Forgets what was read. */
  changed(): void {
    this.#content = null
  }

  /** The course and the item with these ids; null if there is no such item. */
  find(courseId: string, itemId: string): { course: Course; item: Item } | null {
    const course = this.content.courses.find(({ id }) => id === courseId)
    const item = course?.sections.flatMap(({ items }) => items).find(({ id }) => id === itemId)
    return course && item ? { course, item } : null
  }
}
