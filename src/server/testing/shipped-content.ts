import { join } from 'node:path'
import { loadContent, type Content } from '../content/load-content.ts'

let content: Content | undefined

/** The content of the repository, loaded once per worker because tests do not change it. */
export function shippedContent(): Content {
  return (content ??= loadContent(join(import.meta.dirname, '../../../content')))
}
