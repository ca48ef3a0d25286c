import { createHash } from 'node:crypto'

/** A statement without its values, which may be private. */
export interface DescribedStatement {
  words: string
  /** The same for the same text, so that lines about one statement can be counted. */
  id: string
  /** What it does to which table first: `select courses`. */
  kind: string
}

const maxWords = 24
const maxLength = 200
const maxKept = 1_000

/** Describes each text once. */
export function describedStatements(): (text: string) => DescribedStatement {
  const kept = new Map<string, DescribedStatement>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    if (kept.size >= maxKept) kept.clear()
    const described = { words: firstWordsOf(text), id: idOf(text), kind: kindOf(text) }
    kept.set(text, described)
    return described
  }
}

/** Values written into the text are left out: they may be private. */
export function firstWordsOf(text: string): string {
  const words = withoutValues(text.slice(0, 4 * maxLength)).split(/\s+/)
  const start = words.slice(0, maxWords).join(' ')
  return start.length > maxLength ? `${start.slice(0, maxLength)} …` : start
}

export function idOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

function kindOf(text: string): string {
  const plain = withoutValues(text.slice(0, 20 * maxLength))
  const verb = /^\W*(\w+)/.exec(plain)?.[1]?.toLowerCase() ?? 'statement'
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(plain)?.[1]
  return table === undefined ? verb : `${verb} ${table}`
}

function withoutValues(text: string): string {
  return text
    .replaceAll(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replaceAll(/(?<![$\w])\d+(?:\.\d+)?/g, '?')
    .trim()
}
