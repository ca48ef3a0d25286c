import {
  featuresOf,
  lengthOf,
  phraseOf,
  stemsOfWritten,
  type IndexedIntent,
  type IntentIndex,
} from './intent-index.ts'
import type { GuideIntent } from './intent.ts'
import { questionWords } from './plain-words.ts'

/** How well a question fits an intent, from 0 to about 1. */
export interface IntentMatch {
  intent: GuideIntent
  score: number
}

/** The intents that a message may be about, best first. */
export function intentsFor(message: string, index: IntentIndex): IntentMatch[] {
  const pieces = piecesOf(message).map((piece) => ({
    ...piece,
    words: questionWords(piece.text, index.corrected),
  }))
  // As typed too, because a phrase of an author may be one word of ours or several.
  const all = [stemsOfWritten(message), ...pieces.map(({ words }) => words)].map(phraseOf).join('|')
  const asked = pieces.map((piece) => ({ ...piece, vector: vectorOf(piece.words, index) }))
  return index.intents
    .filter((intent) => isPossible(intent, all))
    .map((intent) => {
      const scores = asked.map(({ vector, share }) => share * scoreOf(vector, intent))
      return { intent: intent.intent, score: Math.max(0, ...scores) }
    })
    .toSorted((a, b) => b.score - a.score)
}

/** The words that no answer and no text of Upful has. */
export function unknownWords(message: string, index: IntentIndex): string[] {
  return questionWords(message, index.corrected).filter((word) => !index.isKnown(word))
}

interface Vector {
  features: ReadonlyMap<string, number>
  length: number
  /** Each word with its weight. */
  weights: readonly (readonly [string, number])[]
  sum: number
}

function vectorOf(words: readonly string[], { weightOf }: IntentIndex): Vector {
  const features = featuresOf(words, weightOf)
  const weights = [...new Set(words)].map((word) => [word, weightOf(word)] as const)
  return {
    features,
    length: lengthOf(features),
    weights,
    sum: weights.reduce((sum, [, weight]) => sum + weight, 0),
  }
}

/** The nearest way to ask counts most; the share of the question's words that the intent has, the rest. */
function scoreOf(vector: Vector, { examples, words }: IndexedIntent): number {
  if (vector.sum === 0) return 0
  let nearest = 0
  for (const example of examples) {
    let product = 0
    for (const [feature, weight] of vector.features) {
      const other = example.features.get(feature)
      if (other !== undefined) product += weight * other
    }
    const likeness = product / (vector.length * example.length || 1)
    if (likeness > nearest) nearest = likeness
  }
  let covered = 0
  for (const [word, weight] of vector.weights) covered += weight * (words.get(word) ?? 0)
  return 0.6 * nearest + 0.4 * (covered / vector.sum)
}

function isPossible({ needs, unless }: IndexedIntent, words: string): boolean {
  const has = (spellings: readonly string[]) => spellings.some((phrase) => words.includes(phrase))
  return !unless.some(has) && (needs.length === 0 || needs.some(has))
}

interface Piece {
  text: string
  share: number
}

/** In a long message each sentence may be the question; one with a question mark more than the others. */
function piecesOf(message: string): Piece[] {
  const whole = { text: message, share: 1 }
  const sentences = message
    .split(/(?<=[.!?\n])\s+|\n+|,\s+(?=\S+\s+\S+\s+\S+)/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
  if (sentences.length < 2) return [whole]
  return [
    whole,
    ...sentences.map((text) => ({ text, share: text.endsWith('?') ? 1 : 0.85 })),
  ]
}
