import { openLibrary, type Library } from '#domain/learning/library.ts'
import type { Content } from '../content/load-content.ts'

const libraries = new WeakMap<Content, Library>()

/** Cached, because reading every lesson is slow and they do not change while the process runs. */
export function libraryOf(content: Content): Library {
  const library = libraries.get(content) ?? openLibrary(content.courses)
  libraries.set(content, library)
  return library
}
