import { hashOf } from '#domain/text/seeded-order.ts'
import { plainWords, stemOf } from '#domain/text/word-stems.ts'
import { exampleIndexOf, type ExampleIndex, type FeaturedExample } from './example-search.ts'
import { featuresOf, modelFeatures } from './features.ts'
import type { GuideIntent } from './intent.ts'
import { seemsToGoOn } from './follow-up.ts'
import { learnedMeanings, type MeaningWeights } from './meaning-model.ts'
import { numberListsOf, type NumberLists } from './number-lists.ts'
import { noSpellingHelp, questionWords } from './plain-words.ts'
import { spellingWordsOf, type SpellingWords } from './spelling.ts'
import { learnedWeights, type LearnedWeights } from './word-model.ts'
import type { WordVectors } from './word-vectors.ts'
import { wordCountsOf, wordWeights, type WordCounts } from './word-weights.ts'

/**
 * What matching needs to know about the intents and their words, as plain data: the build prepares it, because it takes
 * seconds and far more memory than the result.
 */
export interface PreparedIntents {
  /** Of what it was prepared from. */
  readonly fingerprint: number
  readonly spelling: SpellingWords
  readonly counts: WordCounts
  /** Of each word: the number of an intent, how well the word stands for it in hundredths, the next number ... */
  readonly wordShares: NumberLists
  readonly examples: ExampleIndex
  /** The number of the intent, by each of its ways to ask, word for word, unless another intent has it too. */
  readonly byWayToAsk: NumberLists
}

/** What the models have learned from the intents, for as long as these do not change. */
export interface Learned {
  readonly byWord: LearnedWeights
  readonly byMeaning: MeaningWeights
}

/** `known` are other texts whose words are spelled right. */
export function preparedIntents(
  intents: readonly GuideIntent[],
  known: readonly string[],
): PreparedIntents {
  const { ways, bodies, counts } = wordsOf(intents, known)
  const weights = wordWeights(counts)
  return {
    fingerprint: fingerprintOf(intents, known),
    spelling: spellingWordsOf(intents.flatMap(waysToAsk), [
      ...known,
      ...intents.map(({ body }) => body),
    ]),
    counts,
    wordShares: wordSharesOf(ways, bodies),
    examples: exampleIndexOf(examplesWith(ways, (words) => featuresOf(words, weights))),
    byWayToAsk: byWayToAsk(intents),
  }
}

/** Changes whenever a text changes that the intents are found by. */
export function fingerprintOf(intents: readonly GuideIntent[], known: readonly string[]): number {
  const texts = intents.map((intent) => [intent.id, waysToAsk(intent), intent.body])
  return hashOf(JSON.stringify([texts, known]))
}

/** Trains the models: on every way to ask, and on the sentences of each answer. Takes seconds. */
export function learnedFrom(
  intents: readonly GuideIntent[],
  known: readonly string[],
  vectors: WordVectors,
): Learned {
  const { ways, counts } = wordsOf(intents, known)
  const weights = wordWeights(counts)
  const sentences = intents.map(({ body }) => body.split(/(?<=[.!?])\s|\n/))
  const sentenceWords = sentences.map((lines) =>
    lines.map((line) => questionWords(line, noSpellingHelp)),
  )
  const featured = (words: readonly string[]) => modelFeatures(words, weights)
  const texts = intents.flatMap((intent, number) =>
    [...waysToAsk(intent), ...(sentences[number] ?? [])].map((text) => ({ text, intent: number })),
  )
  return {
    byWord: learnedWeights(
      [...examplesWith(ways, featured), ...examplesWith(sentenceWords, featured)],
      intents.map(({ id }) => id),
    ),
    byMeaning: learnedMeanings(texts, intents.length, vectors),
  }
}

/** The texts that ask for an intent, and are understood without what was said before. */
function waysToAsk({ title, asked: lines, details }: GuideIntent): string[] {
  const narrower = details.flatMap(({ question, asked }) => [question, ...asked])
  return [title, ...lines, ...narrower.filter((line) => !seemsToGoOn(line))]
}

/** The words that questions are compared with. */
function wordsOf(intents: readonly GuideIntent[], known: readonly string[]) {
  const ways = intents.map((intent) =>
    waysToAsk(intent).map((line) => questionWords(line, noSpellingHelp)),
  )
  const bodies = intents.map(({ body }) => new Set(questionWords(body, noSpellingHelp)))
  const inTexts = new Set([
    ...bodies.flatMap((words) => [...words]),
    ...[...new Set(known.flatMap((x) => plainWords(x).split(' ')))].map(stemOf),
  ])
  return { ways, bodies, counts: wordCountsOf(ways, inTexts) }
}

/** Each text of each intent as an example for it. */
function examplesWith(
  texts: readonly (readonly string[][])[],
  featured: (words: readonly string[]) => Map<string, number>,
): FeaturedExample[] {
  return texts.flatMap((lines, intent) =>
    lines
      .map((words) => ({ intent, features: featured(words) }))
      .filter(({ features }) => features.size > 0),
  )
}

/** Words of many ways to ask stand for an intent best, words of its text only a little. */
function wordSharesOf(
  waysToAsk: readonly (readonly string[][])[],
  bodies: readonly ReadonlySet<string>[],
): NumberLists {
  const lists = new Map<string, number[]>()
  for (const [intent, lines] of waysToAsk.entries()) {
    const shares = new Map([...(bodies[intent] ?? [])].map((word) => [word, inBodyOnly]))
    for (const word of new Set(lines.flat())) {
      const times = lines.filter((line) => line.includes(word)).length
      shares.set(word, Math.min(100, 60 + 10 * times))
    }
    for (const [word, share] of shares) {
      const list = lists.get(word)
      if (list === undefined) lists.set(word, [intent, share])
      else list.push(intent, share)
    }
  }
  return numberListsOf(lists)
}

const inBodyOnly = 30

function byWayToAsk(intents: readonly GuideIntent[]): NumberLists {
  const byLine = Map.groupBy(
    intents.flatMap(({ asked: lines }, number) =>
      [...new Set(lines.map(plainWords))].map((line) => ({ line, number })),
    ),
    ({ line }) => line,
  )
  return numberListsOf(
    new Map(
      [...byLine]
        .filter(([, found]) => found.length === 1)
        .map(([line, found]) => [line, found.map(({ number }) => number)]),
    ),
  )
}
