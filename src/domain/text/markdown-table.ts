import { inlineOf } from './markdown-inline.ts'
import type { Inline } from './markdown-inline.ts'

export interface Table {
  kind: 'table'
  head: Inline[][]
  /** Every row has as many cells as the head. */
  rows: Inline[][][]
  /** Columns whose rule ends in a colon are aligned right, for numbers. */
  align: ('left' | 'right')[]
}

export function isTableStart(line: string, next: string): boolean {
  return line.includes('|') && next.includes('|') && cellsOf(next).every((c) => /^:?-+:?$/.test(c))
}

export function tableOf(lines: readonly string[]): Table {
  const [head = '', rule = '', ...rows] = lines
  const rules = cellsOf(rule)
  const columns = cellsOf(head).slice(0, maxColumns)
  return {
    kind: 'table',
    head: columns.map(inlineOf),
    rows: rows.map((row) => {
      const cells = cellsOf(row)
      return columns.map((_, index) => inlineOf(cells[index] ?? ''))
    }),
    align: columns.map((_, index) => (rules[index]?.endsWith(':') ? 'right' : 'left')),
  }
}

// Limits the width: a thousand columns over a thousand short rows would be a million empty cells.
const maxColumns = 12

/** Splits at bars, except at \| and inside `code`. */
function cellsOf(line: string): string[] {
  const row = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  const cells = row.match(/(?:^|\|)(?:\\.|`[^`]*`|[^|])*/g) ?? []
  return cells.map((cell) => cell.replace(/^\|/, '').replaceAll('\\|', '|').trim())
}
