import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { goalListsOf } from '#domain/ledger/tallies.ts'
import { cvFontsFolder, readCvFonts } from './cv-fonts.ts'
import type { Content } from './load-content.ts'
import { readWordVectors, wordVectorsFolder } from './word-vectors.ts'

const file = 'content.json'
/** As V8 stores maps and arrays of numbers: a Node of the same or a later version reads it, much faster than JSON. */
const guideFile = 'guide.bin'

/**
 * Writes the content that was loaded `from` its folder next to the built server: parsing the YAML takes a third of the
 * start-up time, loading this almost none.
 */
export function writeBuiltContent(folder: string, content: Content, from: string): void {
  const { goals: _, wordVectors: __, cvFonts: ___, guide, ...stored } = content
  cpSync(join(from, wordVectorsFolder), join(folder, wordVectorsFolder), { recursive: true })
  cpSync(join(from, cvFontsFolder), join(folder, cvFontsFolder), { recursive: true })
  writeFileSync(join(folder, guideFile), serialize(guide))
  writeFileSync(join(folder, file), JSON.stringify(stored))
}

/** The content checked and written by the build, deeply frozen; null when running from the sources. */
export function readBuiltContent(folder: string): Content | null {
  const path = join(folder, file)
  if (!existsSync(path)) return null
  const stored = JSON.parse(readFileSync(path, 'utf8')) as Omit<
    Content,
    'goals' | 'guide' | 'wordVectors' | 'cvFonts'
  >
  freezeDeeply(stored)
  const goals = goalListsOf(stored.quests, stored.achievements)
  let guide: Content['guide'] | undefined
  return Object.freeze({
    ...stored,
    goals,
    wordVectors: readWordVectors(folder),
    cvFonts: readCvFonts(folder),
    // A worker and the commands of an operator answer no questions.
    get guide() {
      return (guide ??= deserialize(readFileSync(join(folder, guideFile))) as Content['guide'])
    },
  })
}

/** After parsing: a function that freezes while JSON is parsed takes three times as long. */
function freezeDeeply(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  Object.freeze(value)
  for (const inner of Object.values(value)) freezeDeeply(inner)
}
