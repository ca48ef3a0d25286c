import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import type { Document } from 'yaml'

/** Something an author should fix, with a location that editors can jump to. */
export interface ContentProblem {
  file: string
  line: number
  message: string
  /** The part of the entry, where the problem is shown next to a field. */
  path?: Path
}

export type Path = readonly PropertyKey[]

/** One YAML file: its values, and the line of each. */
export interface ContentSource {
  /** Beginning with `content/`, as authors name it. */
  file: string
  value: unknown
  problems: ContentProblem[]
  /** The line of the value at `path`, or of the nearest value that contains it. */
  lineOf: (path: Path) => number
}

export function readSource(folder: string, name: string): ContentSource {
  return yamlSource(`content/${name}`, readFileSync(join(folder, name), 'utf8'))
}

export function yamlSource(file: string, text: string): ContentSource {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  const problems = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    file,
    line: counter.linePos(pos[0]).line,
    message: message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? 'this is not YAML',
  }))
  const value: unknown = document.errors.length > 0 ? null : document.toJS({ maxAliasCount: 0 })
  return { file, value, problems, lineOf: (path) => lineIn(document, counter, path) }
}

function lineIn(document: Document, counter: LineCounter, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (!isNode(node) || !node.range) continue
    const { line } = counter.linePos(node.range[0])
    // The text of a `|` or `>` block begins on the line below.
    const isBlock = isScalar(node) && (node.type ?? '').startsWith('BLOCK')
    return isBlock && length === path.length ? line + 1 : line
  }
  return 1
}
