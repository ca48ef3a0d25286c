import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { cvFontsFolder, readCvFonts } from './cv-fonts.ts'
import { shownContent, type AuthoredContent, type Content } from './shown-content.ts'
import { readWordVectors, wordVectorsFolder } from './word-vectors.ts'

const file = 'content.json'
/** As V8 stores maps and arrays of numbers: a Node of the same or a later version reads it, much faster than JSON. */
const guideFile = 'guide.bin'

/**
 * Writes the content that was loaded `from` its folder next to the built server: parsing the YAML takes a third of the
 * start-up time, loading this almost none.
 */
export function writeBuiltContent(folder: string, content: Content, from: string): void {
  cpSync(join(from, wordVectorsFolder), join(folder, wordVectorsFolder), { recursive: true })
  cpSync(join(from, cvFontsFolder), join(folder, cvFontsFolder), { recursive: true })
  writeFileSync(join(folder, guideFile), serialize(content.guide))
  writeFileSync(join(folder, file), JSON.stringify(content.authored))
}

/** The content checked and written by the build, deeply frozen; null when running from the sources. */
export function readBuiltContent(folder: string): Content | null {
  const path = join(folder, file)
  if (!existsSync(path)) return null
  const authored = JSON.parse(readFileSync(path, 'utf8')) as AuthoredContent
  freezeDeeply(authored)
  let guide: Content['guide'] | undefined
  return shownContent(authored, {
    wordVectors: readWordVectors(folder),
    cvFonts: readCvFonts(folder),
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
