import { plainWords, stemOf } from '#domain/text/word-stems.ts'
import { nearestExamplesIn, type FeaturedExample, type NearestExamples } from './example-search.ts'
import type { GuideIntent } from './intent.ts'
import {
  learnedMeanings,
  meaningModelFrom,
  type MeaningModel,
  type MeaningWeights,
} from './meaning-model.ts'
import { noSpellingHelp, questionWords, type SpellingHelp } from './plain-words.ts'
import { spellingHelpFrom } from './spelling.ts'
import { learnedWeights, wordModelFrom, type LearnedWeights, type WordModel } from './word-model.ts'
import type { WordVectors } from './word-vectors.ts'
import { wordWeights, type WordWeights } from './word-weights.ts'

export interface IndexedIntent {
  readonly intent: GuideIntent
  /** Its number in the model and among the examples. */
  readonly number: number
  /** How well a word stands for this intent, from 0 to 1. */
  readonly words: ReadonlyMap<string, number>
  /** Each phrase as it is written and as `questionWords` has it. */
  readonly needs: readonly (readonly string[])[]
  readonly unless: readonly (readonly string[])[]
}

/** What the models have learned from the intents, for as long as these do not change. */
export interface Learned {
  readonly byWord: LearnedWeights
  readonly byMeaning: MeaningWeights
}

export interface IntentIndex {
  readonly intents: readonly IndexedIntent[]
  readonly byId: ReadonlyMap<string, GuideIntent>
  readonly byTitle: ReadonlyMap<string, GuideIntent>
  /** By each of its ways to ask, word for word, unless another intent has it too. */
  readonly byWayToAsk: ReadonlyMap<string, GuideIntent>
  readonly corrected: SpellingHelp
  readonly weights: WordWeights
  readonly model: WordModel
  readonly meaning: MeaningModel
  readonly nearest: NearestExamples
}

/**
 * Prepares the intents for matching. `known` are other texts whose words are spelled right. Without what was `learned`
 * from the same intents, the model is trained here.
 */
export function intentIndexOf(
  intents: readonly GuideIntent[],
  known: readonly string[],
  vectors: WordVectors,
  learned: Learned | null = null,
): IntentIndex {
  const { byWord, byMeaning } = isFor(learned, intents)
    ? learned
    : learnedFrom(intents, known, vectors)
  const corrected = spellingHelpFrom(
    intents.flatMap(({ title, asked: lines }) => [title, ...lines]),
    [...known, ...intents.map(({ body }) => body)],
  )
  const { waysToAsk, bodies, weights } = wordsOf(intents, known)
  return {
    intents: intents.map((intent, number) => ({
      intent,
      number,
      words: wordShares(waysToAsk[number] ?? [], bodies[number] ?? new Set()),
      needs: (intent.needs ?? []).map(spellingsOf),
      unless: (intent.unless ?? []).map(spellingsOf),
    })),
    byId: new Map(intents.map((intent) => [intent.id, intent])),
    byTitle: new Map(intents.map((intent) => [plainWords(intent.title), intent])),
    byWayToAsk: byWayToAsk(intents),
    corrected,
    weights,
    model: wordModelFrom(byWord),
    meaning: meaningModelFrom(byMeaning, vectors),
    nearest: nearestExamplesIn(
      examplesWith(waysToAsk, (words) => featuresOf(words, weights)),
      intents.length,
    ),
  }
}

/** Trains the models: on every way to ask, and on the sentences of each answer. Takes seconds. */
export function learnedFrom(
  intents: readonly GuideIntent[],
  known: readonly string[],
  vectors: WordVectors,
): Learned {
  const { waysToAsk, weights } = wordsOf(intents, known)
  const sentences = intents.map(({ body }) => body.split(/(?<=[.!?])\s|\n/))
  const sentenceWords = sentences.map((lines) =>
    lines.map((line) => questionWords(line, noSpellingHelp)),
  )
  const featured = (words: readonly string[]) => modelFeatures(words, weights)
  const texts = intents.flatMap(({ title, asked: lines }, intent) =>
    [title, ...lines, ...(sentences[intent] ?? [])].map((text) => ({ text, intent })),
  )
  return {
    byWord: learnedWeights(
      [...examplesWith(waysToAsk, featured), ...examplesWith(sentenceWords, featured)],
      intents.map(({ id }) => id),
    ),
    byMeaning: learnedMeanings(texts, intents.length, vectors),
  }
}

function isFor(learned: Learned | null, intents: readonly GuideIntent[]): learned is Learned {
  const ids = learned?.byWord.intents
  return ids?.length === intents.length && intents.every(({ id }, number) => ids[number] === id)
}

/** The words that questions are compared with, and what each of them weighs. */
function wordsOf(intents: readonly GuideIntent[], known: readonly string[]) {
  const waysToAsk = intents.map(({ title, asked: lines }) =>
    [title, ...lines].map((line) => questionWords(line, noSpellingHelp)),
  )
  const bodies = intents.map(({ body }) => new Set(questionWords(body, noSpellingHelp)))
  const inTexts = new Set([
    ...bodies.flatMap((words) => [...words]),
    ...stemsAsWritten([...new Set(known.flatMap((x) => plainWords(x).split(' ')))].join(' ')),
  ])
  return { waysToAsk, bodies, weights: wordWeights(waysToAsk, inTexts) }
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

/** The features of a text: its words, and its pairs of neighbouring words. */
export function featuresOf(
  words: readonly string[],
  { weightOf }: WordWeights,
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

/** For the model, which finds the weights itself: also pairs of telling words with others between them. */
export function modelFeatures(
  words: readonly string[],
  { isTelling }: WordWeights,
): Map<string, number> {
  const features = new Map<string, number>()
  for (const [index, word] of words.entries()) {
    features.set(word, isTelling(word) ? 1 : 0.3)
    const next = words[index + 1]
    if (next !== undefined) features.set(`${word} ${next}`, pairShare)
  }
  const telling = words.filter(isTelling)
  for (const [index, word] of telling.entries()) {
    const next = telling[index + 1]
    if (next !== undefined) features.set(`${word} ... ${next}`, pairShare)
  }
  return features
}

const pairShare = 0.5

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
  return [...new Set([phraseOf(stemsAsWritten(phrase)), phraseOf(questionWords(phrase))])]
}

/** The words as they are typed, as stems. */
export function stemsAsWritten(text: string): string[] {
  return plainWords(text).split(' ').map(stemOf)
}

/** With a space on both sides, so that only whole words are found. */
export function phraseOf(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}

function byWayToAsk(intents: readonly GuideIntent[]): Map<string, GuideIntent> {
  const byLine = Map.groupBy(
    intents.flatMap((intent) =>
      [...new Set(intent.asked.map(plainWords))].map((line) => ({ line, intent })),
    ),
    ({ line }) => line,
  )
  return new Map(
    [...byLine].flatMap(([line, [first, ...others]]) =>
      first === undefined || others.length > 0 ? [] : [[line, first.intent] as const],
    ),
  )
}
