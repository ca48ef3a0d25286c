import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBuiltContent, writeBuiltContent } from '../content/built-content.ts'
import { loadContent, type Content } from '../content/load-content.ts'
import { withGuide } from '../guide/guide-rules.ts'

const root = join(import.meta.dirname, '../../..')
let content: Content | undefined

/**
 * The content of the repository, loaded once per worker because tests do not change it. Reading its hundreds of files
 * takes seconds, so the first worker keeps the result for the others, until a file of the content or of its rules changes.
 */
export function shippedContent(): Content {
  return (content ??= keptContent())
}

function keptContent(): Content {
  const folder = join(tmpdir(), `upful-test-content-${stateOfFiles()}`)
  const kept = readBuiltContent(folder)
  if (kept !== null) return kept
  const loaded = withGuide(loadContent(join(root, 'content')))
  const unfinished = mkdtempSync(`${folder}-`)
  writeBuiltContent(unfinished, loaded, join(root, 'content'))
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another worker was first.
    rmSync(unfinished, { recursive: true })
  }
  return loaded
}

function stateOfFiles(): string {
  const state = createHash('sha256')
  for (const folder of ['content', 'src/domain', 'src/server/content', 'src/server/guide']) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const { mtimeMs, size } = statSync(join(root, folder, name))
      state.update(`${root}/${folder}/${name} ${mtimeMs} ${size}\n`)
    }
  }
  return state.digest('hex').slice(0, 16)
}
