import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from './load-content.ts'

const file = 'content.json'

/** Lays the content beside the built server: reading the YAML takes a third of a start, this nothing. */
export function writeBuiltContent(folder: string, content: Content): void {
  writeFileSync(join(folder, file), JSON.stringify(content))
}

/** What the build found sound and laid in this folder, frozen all the way down; null beside the sources. */
export function readBuiltContent(folder: string): Content | null {
  const path = join(folder, file)
  if (!existsSync(path)) return null
  return JSON.parse(readFileSync(path, 'utf8'), (_, inner: unknown) =>
    Object.freeze(inner),
  ) as Content
}
