import { inlineOf } from './markdown-inline.ts'
import type { Inline } from './markdown-inline.ts'
import { isTableStart, tableOf } from './markdown-table.ts'
import type { Table } from './markdown-table.ts'

export type { Inline } from './markdown-inline.ts'

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  /** The first two levels are for the page. */
  | { kind: 'heading'; level: 3 | 4; children: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  /** A quote that opens with a bold label, such as "**Tip:**"; the label is not in the blocks. */
  | { kind: 'callout'; tone: 'tip' | 'safety' | 'note'; label: string; blocks: Block[] }
  | Table
  | { kind: 'code'; language: string | null; text: string }
  | { kind: 'rule' }

/**
 * Parses lessons and the advisor's answers into plain data. There is no raw HTML, and links only go to
 * http(s) or to our own pages. Every string is valid.
 */
export function blocksOf(markdown: string): Block[] {
  return readBlocks(markdown.replace(/\r\n?/g, '\n').split('\n'), 0)
}

// Limits nesting, so that a hostile text can't exhaust the stack.
const maxDepth = 5

interface Reading {
  readonly lines: readonly string[]
  index: number
  readonly depth: number
}

function readBlocks(lines: readonly string[], depth: number): Block[] {
  const reading: Reading = { lines, index: 0, depth }
  const blocks: Block[] = []
  while (reading.index < lines.length) {
    if (lineAt(reading).trim() === '') reading.index += 1
    else blocks.push(readBlock(reading))
  }
  return blocks
}

function readBlock(reading: Reading): Block {
  const line = lineAt(reading)
  if (isFence(line)) return readCode(reading)
  const heading = headingAt(line)
  if (heading) {
    reading.index += 1
    return heading
  }
  if (isRule(line)) {
    reading.index += 1
    return { kind: 'rule' }
  }
  if (reading.depth < maxDepth) {
    if (isQuote(line)) return readQuote(reading)
    const marker = markerOf(line)
    if (marker) return readList(reading, marker)
  }
  if (isTableStart(line, lineAt(reading, 1))) return readTable(reading)
  return readParagraph(reading)
}

function readCode(reading: Reading): Block {
  const [, indent = '', fence = '', language = ''] = fencePattern.exec(lineAt(reading)) ?? []
  const text: string[] = []
  reading.index += 1
  while (reading.index < reading.lines.length) {
    const line = lineAt(reading)
    reading.index += 1
    if (line.trim().startsWith(fence) && line.trim().replaceAll(fence.charAt(0), '') === '') break
    text.push(line.startsWith(indent) ? line.slice(indent.length) : line.trimStart())
  }
  return { kind: 'code', language: language || null, text: text.join('\n') }
}

function readQuote(reading: Reading): Block {
  const inside: string[] = []
  while (isQuote(lineAt(reading))) {
    inside.push(lineAt(reading).replace(/^ {0,3}> ?/, ''))
    reading.index += 1
  }
  const label = /^\s*\*\*([^*]{1,30}):\*\*\s*/.exec(inside[0] ?? '')
  if (!label?.[1]) return { kind: 'quote', blocks: readBlocks(inside, reading.depth + 1) }

  const rest = [(inside[0] ?? '').slice(label[0].length), ...inside.slice(1)]
  const blocks = readBlocks(rest, reading.depth + 1)
  return { kind: 'callout', tone: toneOf(label[1]), label: label[1].trim(), blocks }
}

function toneOf(label: string): 'tip' | 'safety' | 'note' {
  if (/^tip$/i.test(label.trim())) return 'tip'
  return /safe|warning|danger/i.test(label) ? 'safety' : 'note'
}

interface Marker {
  ordered: boolean
  start: number
  indent: number
  /** Of the indent, the marker and the space after it. */
  width: number
}

function readList(reading: Reading, first: Marker): Block {
  const items: Block[][] = []
  let marker = markerOf(lineAt(reading))
  while (marker?.ordered === first.ordered && !isRule(lineAt(reading))) {
    items.push(readBlocks(readItem(reading, marker), reading.depth + 1))
    const gap = lineAt(reading).trim() === '' ? 1 : 0
    marker = markerOf(lineAt(reading, gap))
    if (marker?.ordered === first.ordered) reading.index += gap
  }
  return { kind: 'list', ordered: first.ordered, start: first.start, items }
}

/** The lines of one item without its marker; blank lines belong to it if indented text follows. */
function readItem(reading: Reading, marker: Marker): string[] {
  const { width } = marker
  const isInside = (line: string) => line.trim() !== '' && indentOf(line) >= marker.indent + 2
  const inside = [lineAt(reading).slice(width)]
  reading.index += 1
  while (reading.index < reading.lines.length) {
    const line = lineAt(reading)
    if (line.trim() === '') {
      if (!isInside(lineAt(reading, 1))) break
    } else if (!isInside(line) && startsBlock(reading)) break
    inside.push(line.slice(Math.min(indentOf(line), width)))
    reading.index += 1
  }
  return inside
}

function readTable(reading: Reading): Block {
  const rows: string[] = []
  while (lineAt(reading).includes('|')) {
    rows.push(lineAt(reading))
    reading.index += 1
  }
  return tableOf(rows)
}

function readParagraph(reading: Reading): Block {
  const text = [lineAt(reading)]
  reading.index += 1
  while (lineAt(reading).trim() !== '' && !startsBlock(reading)) {
    text.push(lineAt(reading))
    reading.index += 1
  }
  return { kind: 'paragraph', children: inlineOf(text.map((line) => line.trim()).join('\n')) }
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** Whether a paragraph ends here without a blank line. "1990. ..." in running text doesn't start a list. */
function startsBlock(reading: Reading): boolean {
  const line = lineAt(reading)
  const marker = markerOf(line)
  if (isFence(line) || headingAt(line) || isRule(line)) return true
  if (isTableStart(line, lineAt(reading, 1))) return true
  if (reading.depth >= maxDepth) return false
  return isQuote(line) || (marker !== null && (!marker.ordered || marker.start <= 20))
}

function lineAt({ lines, index: at }: Reading, ahead = 0): string {
  return lines[at + ahead] ?? ''
}

const fencePattern = /^( {0,3})(`{3,40}|~{3,40}) {0,9}([\w+#-]{0,30})[^`]*$/

function isFence(line: string): boolean {
  return fencePattern.test(line)
}

function isQuote(line: string): boolean {
  return /^ {0,3}>/.test(line)
}

function isRule(line: string): boolean {
  return /^ {0,3}(?:-{3,}|\*{3,}|_{3,}) *$/.test(line)
}

function headingAt(line: string): Block | null {
  const [, signs, text = ''] = /^ {0,3}(#{1,6}) +(\S.*)$/.exec(line) ?? []
  if (!signs) return null
  const children = inlineOf(text.trimEnd().replace(/(?<!\s)\s+#+$/, ''))
  return { kind: 'heading', level: signs.length > 3 ? 4 : 3, children }
}

function markerOf(line: string): Marker | null {
  const parts = /^( {0,3})([-*+]|(\d{1,9})[.)])( {1,4}(?=\S)| +$|$)/.exec(line)
  if (!parts) return null
  const [all, indent = '', , number] = parts
  const ordered = number !== undefined
  return { ordered, start: Number(number ?? 1), indent: indent.length, width: all.length }
}
