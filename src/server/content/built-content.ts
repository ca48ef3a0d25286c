import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goalListsOf } from '#domain/ledger/tallies.ts'
import type { Content } from './load-content.ts'
import { readWordVectors, wordVectorsFolder } from './word-vectors.ts'

const file = 'content.json'
const learnedFile = 'guide-model.json'

/**
 * Writes the content that was loaded `from` its folder next to the built server: parsing the YAML takes a third of the
 * start-up time, loading this almost none.
 */
export function writeBuiltContent(folder: string, content: Content, from: string): void {
  const { goals: _, wordVectors: __, learned, ...stored } = content
  cpSync(join(from, wordVectorsFolder), join(folder, wordVectorsFolder), { recursive: true })
  writeFileSync(join(folder, learnedFile), JSON.stringify(learned))
  writeFileSync(join(folder, file), JSON.stringify(stored))
}

/** The content checked and written by the build, deeply frozen; null when running from the sources. */
export function readBuiltContent(folder: string): Content | null {
  const path = join(folder, file)
  if (!existsSync(path)) return null
  const stored = JSON.parse(readFileSync(path, 'utf8'), (_, inner: unknown) =>
    Object.freeze(inner),
  ) as Omit<Content, 'goals' | 'learned' | 'wordVectors'>
  const learned = JSON.parse(readFileSync(join(folder, learnedFile), 'utf8')) as Content['learned']
  const goals = goalListsOf(stored.quests, stored.achievements)
  return Object.freeze({ ...stored, goals, learned, wordVectors: readWordVectors(folder) })
}
