import { nearWords } from '#domain/text/near-words.ts'
import { plainWords } from '#domain/text/word-stems.ts'
import { tableWords, type SpellingHelp } from './plain-words.ts'

/** The words that are spelled right. */
export interface SpellingWords {
  /** Those to correct towards, with how often they occur. */
  readonly counts: ReadonlyMap<string, number>
  readonly right: ReadonlySet<string>
}

/** `texts` have the words to correct towards; those of `known` are right as they are. */
export function spellingWordsOf(texts: readonly string[], known: readonly string[]): SpellingWords {
  const counts = new Map<string, number>()
  for (const word of texts.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { counts, right: new Set([...known.flatMap(wordsOf), ...tableWords, ...counts.keys()]) }
}

/** Corrects words that are not right. Of two that are equally near, the one that occurs more often is meant. */
export function spellingHelpFrom({ counts, right }: SpellingWords): SpellingHelp {
  const byLetter = new Map<string, string[]>()
  for (const word of [...counts.keys(), ...tableWords]) {
    const list = byLetter.get(word.charAt(0)) ?? []
    list.push(word)
    byLetter.set(word.charAt(0), list)
  }
  const corrections = new Map<string, string>()
  return (word) => {
    if (right.has(word) || word.length < shortest || /\d/.test(word)) return word
    const before = corrections.get(word)
    if (before !== undefined) return before
    const best = (byLetter.get(word.charAt(0)) ?? [])
      .filter((candidate) => nearWords(candidate, word))
      .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0]
    const spelled = best ?? (right.has(`${word}g`) ? `${word}g` : word)
    if (corrections.size < maxRemembered) corrections.set(word, spelled)
    return spelled
  }
}

const shortest = 4
const maxRemembered = 5000

function wordsOf(text: string): string[] {
  return plainWords(text).split(' ')
}
