import { featuresOf, modelFeatures } from './features.ts'
import { phraseOf, wordsAsWritten, type IndexedIntent, type IntentIndex } from './intent-index.ts'
import { smallTalk, type GuideIntent } from './intent.ts'
import { numbersOf } from './number-lists.ts'
import { questionPhrase, questionWords } from './plain-words.ts'

/** How certain it is that a message asks for an intent, from 0 to about 1. */
export interface IntentMatch {
  intent: GuideIntent
  score: number
}

/** The intents that a message may be about, best first. */
export function intentsFor(message: string, index: IntentIndex): IntentMatch[] {
  const pieces = piecesOf(message).map(({ text, isQuestion }) => {
    const words = questionWords(text, index.corrected)
    return { text, isQuestion, vector: vectorOf(text, words, index) }
  })
  const wholeWeight = pieces[0]?.vector.sum ?? 0
  // As typed too, because a phrase of an author may be one word of ours or several.
  const all = [
    wordsAsWritten(message),
    ...pieces.map(({ text }) => questionPhrase(text, index.corrected)),
  ]
    .map(phraseOf)
    .join('|')
  return index.intents
    .filter((intent) => isPossible(intent, all))
    .map((indexed) => {
      let score = 0
      for (const [number, { vector, isQuestion }] of pieces.entries()) {
        const isWhole = number === 0
        if (!isWhole && indexed.intent.group === smallTalk) continue
        const worth = isWhole ? 1 : worthOf(vector.sum, wholeWeight, isQuestion)
        score = Math.max(score, worth * scoreOf(vector, indexed))
      }
      return { intent: indexed.intent, score }
    })
    .toSorted((a, b) => b.score - a.score)
}

/** A sentence that says little, or little of what the message says, is only an aside. */
function worthOf(weight: number, whole: number, isQuestion: boolean): number {
  const share = whole === 0 ? 0 : weight / whole
  const saysSomething = Math.min(1, weight / tellingWeight)
  return saysSomething * Math.min(1, 0.5 + 0.5 * share + (isQuestion ? 0.15 : 0))
}

/** About the weight of one rare word or of two common ones. */
const tellingWeight = 6

interface Vector {
  /** What its words weigh together, and how much of that each intent has. */
  sum: number
  covered: Float32Array
  /** The certainty of the two models for each intent. */
  shares: Float32Array
  /** The likeness of the nearest example of each intent. */
  nearest: Float32Array
}

function vectorOf(
  text: string,
  words: readonly string[],
  { intents, weights, wordShares, model, meaning, nearest }: IntentIndex,
): Vector {
  let sum = 0
  const covered = new Float32Array(intents.length)
  for (const word of new Set(words)) {
    const weight = weights.weightOf(word)
    sum += weight
    const shares = numbersOf(word, wordShares)
    for (let at = 0; at + 1 < shares.length; at += 2) {
      const intent = shares[at] ?? 0
      covered[intent] = (covered[intent] ?? 0) + (weight * (shares[at + 1] ?? 0)) / 100
    }
  }
  return {
    sum,
    covered,
    shares: agreedShares(model(modelFeatures(words, weights)), meaning(text)),
    nearest: nearest(featuresOf(words, weights)),
  }
}

/**
 * The model of words knows what tells intents apart, the model of meanings the words that nobody has asked with. Their
 * certainties are multiplied, so that an intent is likely when both find it so; `meanings` is null when that model knows
 * no word of the text.
 */
function agreedShares(words: Float32Array, meanings: Float32Array | null): Float32Array {
  const products = words.map(
    (share, at) =>
      (share + leastShare) ** wordsPower * ((meanings?.[at] ?? 0) + leastShare) ** meaningsPower,
  )
  // All others together would outweigh the few that come into question.
  const sum = products
    .toSorted()
    .slice(-likeliest)
    .reduce((total, product) => total + product, 0)
  return products.map((product) => product / sum)
}

/** Found by trying: with these most questions of others had their answer first. */
const wordsPower = 0.8
const meaningsPower = 0.3
const leastShare = 0.005
const likeliest = 20

/** The likeness knows what is foreign to all intents, which the models cannot. */
function scoreOf(vector: Vector, indexed: IndexedIntent): number {
  return 0.6 * (vector.shares[indexed.number] ?? 0) + 0.4 * likeness(vector, indexed)
}

/** The nearest way to ask counts most; the share of the question's words that the intent has, the rest. */
function likeness({ sum, covered, nearest }: Vector, { number }: IndexedIntent): number {
  if (sum === 0) return 0
  return 0.6 * (nearest[number] ?? 0) + 0.4 * ((covered[number] ?? 0) / sum)
}

function isPossible({ needs, unless }: IndexedIntent, words: string): boolean {
  const has = (spellings: readonly string[]) => spellings.some((phrase) => words.includes(phrase))
  return !unless.some(has) && (needs.length === 0 || needs.some(has))
}

export interface MessagePiece {
  text: string
  isQuestion: boolean
}

/** The message, then its sentences: in a long message each may be the question. */
export function piecesOf(message: string): MessagePiece[] {
  const whole = { text: message.slice(0, maxLength), isQuestion: false }
  const sentences = whole.text.split(/(?<=[.!?]) |\n/).flatMap(clausesOf)
  if (sentences.length < 2) return [whole]
  return [
    whole,
    ...sentences.slice(0, maxSentences).map((text) => ({ text, isQuestion: text.endsWith('?') })),
  ]
}

/** The clauses of a long sentence, which often tells a story before or after what it asks. */
function clausesOf(sentence: string): string[] {
  const text = sentence.trim()
  if (text === '') return []
  if (text.split(' ').length <= longSentence) return [text]
  const clauses = text.split(/, | (?=(?:and|an|but|so|because|cause|cuz|if|when|den|then) )/i)
  return [text, ...clauses.filter((clause) => clause.split(' ').length >= shortestClause)]
}

/** In words. */
const longSentence = 9
const shortestClause = 3
const maxLength = 900
const maxSentences = 12
