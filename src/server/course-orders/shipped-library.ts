import { openLibrary, type Library } from '#domain/learning/library.ts'
import type { Content } from '../content/load-content.ts'

const libraries = new WeakMap<Content['courses'], Library>()

/** Cached for the same courses, because reading every lesson is slow. */
export function libraryOf({ courses }: Content): Library {
  const library = libraries.get(courses) ?? openLibrary(courses)
  libraries.set(courses, library)
  return library
}
