import { plainWords, stemOf } from '#domain/text/word-stems.ts'
import { noSpellingHelp, questionWords, type SpellingHelp } from './plain-words.ts'
import { spellingHelpFrom } from './spelling.ts'
import type { GuideIntent } from './intent.ts'

/** One way to ask, as features with their weights; the length is that of its vector. */
interface Example {
  readonly features: ReadonlyMap<string, number>
  readonly length: number
}

export interface IndexedIntent {
  readonly intent: GuideIntent
  readonly examples: readonly Example[]
  /** How well a word stands for this intent, from 0 to 1. */
  readonly words: ReadonlyMap<string, number>
  /** Each phrase as it is written and as `questionWords` has it. */
  readonly needs: readonly (readonly string[])[]
  readonly unless: readonly (readonly string[])[]
}

export interface IntentIndex {
  readonly intents: readonly IndexedIntent[]
  readonly corrected: SpellingHelp
  /** How much a word says about the question; a word that no intent has says the most. */
  readonly weightOf: (word: string) => number
  readonly isKnown: (word: string) => boolean
  readonly byTitle: ReadonlyMap<string, GuideIntent>
}

/** Prepares the intents for matching. `known` are other texts whose words are spelled right. */
export function intentIndexOf(
  intents: readonly GuideIntent[],
  known: readonly string[],
): IntentIndex {
  const corrected = spellingHelpFrom(
    intents.flatMap(({ title, asked }) => [title, ...asked]),
    [...known, ...intents.map(({ body }) => body)],
  )
  const wordsOf = (text: string) => questionWords(text, noSpellingHelp)
  const asked = intents.map((intent) => [intent.title, ...intent.asked].map(wordsOf))
  const bodies = intents.map(({ body }) => new Set(wordsOf(body)))
  const found = new Map<string, number>()
  for (const lines of asked)
    for (const word of new Set(lines.flat())) found.set(word, (found.get(word) ?? 0) + 1)
  const inBodies = new Set(bodies.flatMap((words) => [...words]))

  const weightOf = (word: string) => weight(word, found.get(word) ?? unseen, intents.length)
  return {
    intents: intents.map((intent, index) => ({
      intent,
      examples: (asked[index] ?? []).map((words) => exampleOf(words, weightOf)),
      words: wordShares(asked[index] ?? [], bodies[index] ?? new Set()),
      needs: (intent.needs ?? []).map(spellingsOf),
      unless: (intent.unless ?? []).map(spellingsOf),
    })),
    corrected,
    weightOf,
    isKnown: (word) => found.has(word) || inBodies.has(word) || word.startsWith('#'),
    byTitle: new Map(intents.map((intent) => [plainTitle(intent.title), intent])),
  }
}

/** A word that no way to ask contains counts as if half an intent had it. */
const unseen = 0.5

function weight(word: string, found: number, intents: number): number {
  const share = Math.log(1 + intents / found)
  if (word === '#place') return 0.4
  if (word.startsWith('#')) return 0.8
  return functionWords.has(word) ? share * 0.12 : share
}

/** The features of a text: its words, and its pairs of neighbouring words. */
export function featuresOf(
  words: readonly string[],
  weightOf: (word: string) => number,
): Map<string, number> {
  const features = new Map<string, number>()
  for (const [index, word] of words.entries()) {
    features.set(word, weightOf(word))
    const next = words[index + 1]
    if (next !== undefined)
      features.set(`${word} ${next}`, pairShare * Math.min(weightOf(word), weightOf(next)))
  }
  return features
}

const pairShare = 0.5

export function lengthOf(features: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const value of features.values()) sum += value * value
  return Math.sqrt(sum)
}

function exampleOf(words: readonly string[], weightOf: (word: string) => number): Example {
  const features = featuresOf(words, weightOf)
  return { features, length: lengthOf(features) }
}

/** Words of many ways to ask stand for an intent best, words of its text only a little. */
function wordShares(lines: readonly string[][], body: ReadonlySet<string>): Map<string, number> {
  const shares = new Map<string, number>([...body].map((word) => [word, inBodyOnly]))
  for (const word of new Set(lines.flat())) {
    const times = lines.filter((line) => line.includes(word)).length
    shares.set(word, Math.min(1, 0.6 + 0.1 * times))
  }
  return shares
}

const inBodyOnly = 0.3

/** A phrase as it is written, and in the words that we look for. */
function spellingsOf(phrase: string): string[] {
  return [...new Set([phraseOf(stemsOfWritten(phrase)), phraseOf(questionWords(phrase))])]
}

/** The words as they are typed, as stems. */
export function stemsOfWritten(text: string): string[] {
  return plainWords(text).split(' ').map(stemOf)
}

/** With a space on both sides, so that only whole words are found. */
export function phraseOf(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}

export function plainTitle(title: string): string {
  return title.toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim()
}

/** Words of the language, not of a subject. As stems. */
const functionWords: ReadonlySet<string> = new Set(
  `i my mine you your he his she her it its we our they their the a an of to in on at for from with by and or so but
  if then than as is are am was were be been do does did have has had can could will would should may might must
  not no just really very please ok okay yes yeah tell me this that there here some any what how when where who why
  which lol sir miss hey hi hello now about all also too up out off because want need get go know say like one ever
  still even only thing something anything way u im s t m re ve ll d wi fi e h o pls even yet us mi
  tink think tri try make tak take giv give let see com come put us`.split(/\s+/),
)
