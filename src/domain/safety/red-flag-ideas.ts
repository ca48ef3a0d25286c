import { endsSentence, quoted, type FoldedText } from '#domain/text/folded-text.ts'
import type { RedFlag } from './red-flags.ts'

/**
 * Things that are harmless alone and a warning together: a bed that is given and a baby to mind, a sex
 * and a school form. Each part is a list of wordings; the parts may come in any order.
 */
export interface Idea {
  flag: RedFlag
  parts: readonly RegExp[]
  /** The maximum number of characters between the first part and each other part. */
  within: number
  /** Wordings in or next to the match that make it honest after all. */
  unless?: RegExp
}

/** The words of the first passage where all parts of an idea are close together. */
export function wordsOfIdea(reading: FoldedText, idea: Idea): string | undefined {
  const [first = [], ...others] = idea.parts.map((part) => spansOf(reading, part))
  const next = others.map(() => 0)
  for (const span of first) {
    const near = others.map((spans, partIndex) => {
      let index = next[partIndex] ?? 0
      while (index < spans.length && (spans[index]?.start ?? 0) < span.start) index += 1
      next[partIndex] = index
      return [spans[index - 1], spans[index]].find(
        (each) => each !== undefined && gapBetween(span, each) <= idea.within,
      )
    })
    if (near.includes(undefined)) continue
    const all = [span, ...near.filter((each) => each !== undefined)]
    const start = Math.min(...all.map((each) => each.start))
    const end = Math.max(...all.map((each) => each.end))
    const around = reading.text.slice(Math.max(0, start - contextLength), end + contextLength)
    if (idea.unless?.test(around) === true) continue
    return quoted(reading, start, end)
  }
  return undefined
}

interface Span {
  start: number
  end: number
}

const contextLength = 60

function spansOf(reading: FoldedText, part: RegExp): Span[] {
  return Array.from(reading.text.matchAll(part), ({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  })).filter((span) => !isRefused(reading, span))
}

/** "No overnight care", "not a live-in post", "no one sleeps over". */
function isRefused(reading: FoldedText, { start, end }: Span): boolean {
  const before = reading.text.slice(Math.max(0, start - 50), start)
  const refusal = refuses.exec(before)
  if (refusal === null) return false
  return !endsSentence(quoted(reading, start - before.length + refusal.index, end))
}

const refuses =
  /(?<![a-z])(?:no|not|never|without|nobody|no 1|nothing|isnt|dont|doesnt|wont)(?: (?:a|an|any|the|in|be|is|are|of|or|to|for|do|does|have|handle|ask|you|your|will|need)){0,4} $/

function gapBetween(first: Span, second: Span): number {
  return Math.max(first.start, second.start) - Math.min(first.end, second.end)
}
