import { phraseWord, plainWords } from '#domain/text/word-stems.ts'
import { nearestExamplesIn, type NearestExamples } from './example-search.ts'
import type { GuideIntent } from './intent.ts'
import { meaningModelFrom, textVector, type MeaningModel } from './meaning-model.ts'
import { numbersOf, type NumberLists } from './number-lists.ts'
import { questionPhrase, type SpellingHelp } from './plain-words.ts'
import {
  fingerprintOf,
  learnedFrom,
  preparedIntents,
  type Learned,
  type PreparedIntents,
} from './prepared-intents.ts'
import { spellingHelpFrom } from './spelling.ts'
import { wordModelFrom, type WordModel } from './word-model.ts'
import type { WordVectors } from './word-vectors.ts'
import { wordWeights, type WordWeights } from './word-weights.ts'

export interface IndexedIntent {
  readonly intent: GuideIntent
  /** Its number in the models and among the examples. */
  readonly number: number
  /** Each phrase as it is written and as `questionWords` has it. */
  readonly needs: readonly (readonly string[])[]
  readonly unless: readonly (readonly string[])[]
}

export interface IntentIndex {
  readonly intents: readonly IndexedIntent[]
  readonly byId: ReadonlyMap<string, GuideIntent>
  readonly byTitle: ReadonlyMap<string, GuideIntent>
  /** The intent of which a text is a way to ask, word for word. */
  readonly wayToAsk: (text: string) => GuideIntent | undefined
  readonly corrected: SpellingHelp
  readonly weights: WordWeights
  /** How well each word stands for an intent, in hundredths. */
  readonly wordShares: NumberLists
  readonly model: WordModel
  readonly meaning: MeaningModel
  /** What a text means, as a point at distance 1; null when none of its words is placed. */
  readonly meant: (text: string) => Float64Array | null
  readonly nearest: NearestExamples
}

/** What the build has prepared. */
export interface PreparedGuide {
  readonly prepared: PreparedIntents
  readonly learned: Learned
}

/**
 * The intents, ready for matching. `known` are other texts whose words are spelled right. What the build did not
 * prepare from the same texts is prepared here, which takes seconds.
 */
export function intentIndexOf(
  intents: readonly GuideIntent[],
  known: readonly string[],
  vectors: WordVectors,
  built: PreparedGuide | null = null,
): IntentIndex {
  const prepared =
    built?.prepared.fingerprint === fingerprintOf(intents, known)
      ? built.prepared
      : preparedIntents(intents, known)
  const learned = isFor(built, intents) ? built.learned : learnedFrom(intents, known, vectors)
  const { spelling, counts, wordShares, examples, byWayToAsk } = prepared
  return {
    ...foundByName(intents),
    wayToAsk: (text) => intents[numbersOf(plainWords(text), byWayToAsk)[0] ?? -1],
    corrected: spellingHelpFrom(spelling),
    weights: wordWeights(counts),
    wordShares,
    model: wordModelFrom(learned.byWord),
    meaning: meaningModelFrom(learned.byMeaning, vectors),
    meant: (text) => textVector(text, vectors, learned.byMeaning.shares),
    nearest: nearestExamplesIn(examples, intents.length),
  }
}

/**
 * The same index for the same intents with other texts. Titles, words that a question needs and ways to ask, word for
 * word, count at once; what resembles them is learned by the next build.
 */
export function withEditedIntents(
  index: IntentIndex,
  intents: readonly GuideIntent[],
): IntentIndex {
  const byWayToAsk = new Map<string, GuideIntent>()
  for (const [number, intent] of intents.entries()) {
    const before = new Set(index.intents[number]?.intent.asked)
    for (const line of intent.asked) {
      if (!before.has(line)) byWayToAsk.set(plainWords(line), intent)
    }
  }
  const edited = { ...index, ...foundByName(intents) }
  return {
    ...edited,
    wayToAsk(text) {
      const known = index.wayToAsk(text)
      return byWayToAsk.get(plainWords(text)) ?? (known && edited.byId.get(known.id))
    },
  }
}

function foundByName(
  intents: readonly GuideIntent[],
): Pick<IntentIndex, 'intents' | 'byId' | 'byTitle'> {
  return {
    intents: intents.map((intent, number) => ({
      intent,
      number,
      needs: (intent.needs ?? []).map(spellingsOf),
      unless: (intent.unless ?? []).map(spellingsOf),
    })),
    byId: new Map(intents.map((intent) => [intent.id, intent])),
    byTitle: new Map(intents.map((intent) => [plainWords(intent.title), intent])),
  }
}

/** A model stays good for the same intents when some of their words change. */
function isFor(
  built: PreparedGuide | null,
  intents: readonly GuideIntent[],
): built is PreparedGuide {
  const ids = built?.learned.byWord.intents
  return ids?.length === intents.length && intents.every(({ id }, number) => ids[number] === id)
}

/** A phrase as it is written, and in the words that we look for. */
function spellingsOf(phrase: string): string[] {
  return [...new Set([phraseOf(wordsAsWritten(phrase)), phraseOf(questionPhrase(phrase))])]
}

/** With a space on both sides, so that only whole words are found. */
export function phraseOf(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}

/** The words as they are typed, as phrases are compared. */
export function wordsAsWritten(text: string): string[] {
  return plainWords(text).split(' ').map(phraseWord)
}
