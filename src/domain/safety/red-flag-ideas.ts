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
  const [first = [], ...others] = idea.parts.map((part) => placesOf(reading, part))
  const next = others.map(() => 0)
  for (const place of first) {
    const near = others.map((places, other) => {
      let at = next[other] ?? 0
      while (at < places.length && (places[at]?.start ?? 0) < place.start) at += 1
      next[other] = at
      return [places[at - 1], places[at]].find(
        (each) => each !== undefined && gapBetween(place, each) <= idea.within,
      )
    })
    if (near.includes(undefined)) continue
    const all = [place, ...near.filter((each) => each !== undefined)]
    const start = Math.min(...all.map((each) => each.start))
    const end = Math.max(...all.map((each) => each.end))
    const around = reading.text.slice(Math.max(0, start - aroundIt), end + aroundIt)
    if (idea.unless?.test(around) === true) continue
    return quoted(reading, start, end)
  }
  return undefined
}

interface Place {
  start: number
  end: number
}

const aroundIt = 60

function placesOf(reading: FoldedText, part: RegExp): Place[] {
  return Array.from(reading.text.matchAll(part), ({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  })).filter((place) => !isRefused(reading, place))
}

/** "No overnight care", "not a live-in post", "no one sleeps over". */
function isRefused(reading: FoldedText, { start, end }: Place): boolean {
  const before = reading.text.slice(Math.max(0, start - 50), start)
  const refusal = refuses.exec(before)
  if (refusal === null) return false
  return !endsSentence(quoted(reading, start - before.length + refusal.index, end))
}

const refuses =
  /(?<![a-z])(?:no|not|never|without|nobody|no 1|nothing|isnt|dont|doesnt|wont)(?: (?:a|an|any|the|in|be|is|are|of|or|to|for|do|does|have|handle|ask|you|your|will|need)){0,4} $/

function gapBetween(one: Place, other: Place): number {
  return Math.max(one.start, other.start) - Math.min(one.end, other.end)
}
