import type { Content } from './shown-content.ts'

/** The content of this process: what reads it always finds the newest version. */
export interface CurrentContent {
  readonly content: Content
  replace: (next: Content) => void
}

/** Features keep `content`, so it stays the same object, and its parts are those of the newest version. */
export function currentContent(shipped: Content): CurrentContent {
  let newest = shipped
  const content: Content = Object.create(null, {
    ...Object.fromEntries(
      (Object.keys(shipped) as (keyof Content)[]).map((part) => [
        part,
        { enumerable: true, get: () => newest[part] },
      ]),
    ),
    shipped: { enumerable: true, get: () => shipped },
  }) as Content
  return {
    content: Object.freeze(content),
    replace(next) {
      newest = next
    },
  }
}
