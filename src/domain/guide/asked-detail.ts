import type { AnswerDetail } from './answer-details.ts'
import { partsAskedIn } from './asked-parts.ts'
import { lengthOf } from './example-search.ts'
import { featuresOf } from './features.ts'
import type { IntentIndex } from './intent-index.ts'
import type { GuideIntent } from './intent.ts'
import { piecesOf } from './matching.ts'
import { noSpellingHelp, questionWords } from './plain-words.ts'
import { apartFrom, dot, withLengthOne } from './vectors.ts'
import type { AnswerPart } from './written-answer.ts'
import type { WordWeights } from './word-weights.ts'

/** A detail of an answer that a message may ask for. */
export interface FoundDetail {
  detail: AnswerDetail
  /** How much speaks for it, from 0 to about 17. */
  score: number
  /** How sure it is that it is this detail and no other of the answer, from 0 to 1. */
  share: number
}

type Words = Pick<IntentIndex, 'corrected' | 'weights' | 'meant'>

/**
 * The detail of an answer that a message asks for most, as a whole or in one clause; null when it asks as much for the whole
 * answer, or the answer has none.
 */
export function detailAsked(
  message: string,
  intent: GuideIntent,
  index: Words,
): FoundDetail | null {
  return likeliestIn(message, intent, index, true)
}

/** The same for somebody who has read the answer: the message can only ask for something in it. */
export function detailAskedNext(
  message: string,
  intent: GuideIntent,
  index: Words,
): FoundDetail | null {
  return likeliestIn(message, intent, index, false)
}

function likeliestIn(
  message: string,
  intent: GuideIntent,
  index: Words,
  mayBeWhole: boolean,
): FoundDetail | null {
  if (intent.details.length === 0) return null
  const likeliest = likeliestAmong(intent, index, mayBeWhole)
  const found = piecesOf(message).map(({ text }) => likeliest(text))
  return found.toSorted((a, b) => b.score - a.score)[0]?.detail ?? null
}

/**
 * How much each likeness counts, learned from 24,339 ways to ask. Of ways that were left out, the first detail was the right one
 * for 63 in a hundred, among eight or nine; by the nearest way alone for about 50 (decision 113).
 */
const worth = { way: 6.3, answer: 4.3, meaning: 3.6, part: 3.4 }
/** The whole answer has so many ways to ask that one is like any message. */
const worthOfWhole = { ...worth, way: 5.4 }

/** Words are compared within one answer: what all of its details say, such as its subject, tells nothing. */
function likeliestAmong(
  intent: GuideIntent,
  { corrected, weights, meant }: Words,
  mayBeWhole: boolean,
): (text: string) => { score: number; detail: FoundDetail | null } {
  const { details } = intent
  const sides = details.map((detail) => sideOf(detail, meant))
  const within = weightsWithin(sides, weights)
  const apart = apartIn(sides)
  const featured = sides.map((side) => featuredIn(side, within, apart))
  const whole = mayBeWhole ? wholeSide(intent, featured, { within, apart, meant }) : null

  return (text) => {
    const words = questionWords(text, corrected)
    const question = {
      words,
      features: featuresOf(words, within),
      parts: new Set(partsAskedIn(words)),
      meaning: apart(meant(text)),
    }
    const scoreOf = (side: FeaturedSide, worths: typeof worth) =>
      worths.way * nearestOf(question.features, side.features) +
      worths.answer * covered(words, side, within) +
      worths.meaning * likenessOf(question.meaning, side.meaning) +
      worths.part * shareWith(question.parts, side.parts)
    const scores = [
      ...featured.map((side) => scoreOf(side, worth)),
      ...(whole === null ? [] : [scoreOf(whole, worthOfWhole)]),
    ]
    const score = Math.max(...scores)
    const sum = scores.reduce((total, each) => total + Math.exp(each - score), 0)
    const detail = details[scores.indexOf(score)]
    return { score, detail: detail === undefined ? null : { detail, score, share: 1 / sum } }
  }
}

/** The title of the answer, and the ways to ask it that ask for none of its details. */
function wholeSide(
  { title, asked }: GuideIntent,
  details: readonly FeaturedSide[],
  { within, apart, meant }: { within: WordWeights; apart: Apart; meant: Words['meant'] },
): FeaturedSide {
  const ofDetails = details.flatMap(({ features }) => features)
  const texts = asked.filter((text) => {
    const features = featuresOf(questionWords(text, noSpellingHelp), within)
    return nearestOf(features, ofDetails) < asksForDetailFrom
  })
  const detail = { question: title, asked: texts, answer: '' }
  return featuredIn(sideOf(detail, meant), within, apart)
}

const asksForDetailFrom = 0.6

/** A detail, as it is compared. */
interface Side {
  ways: readonly (readonly string[])[]
  /** The words of the reply that no way to ask has. */
  answer: ReadonlySet<string>
  meaning: Float64Array | null
  /** What each way asks for: its cost, its age. */
  parts: readonly (readonly AnswerPart[])[]
}

interface FeaturedSide extends Side {
  features: readonly ReadonlyMap<string, number>[]
}

function featuredIn(side: Side, within: WordWeights, apart: Apart): FeaturedSide {
  return {
    ...side,
    meaning: apart(side.meaning),
    features: side.ways.map((words) => featuresOf(words, within)),
  }
}

function sideOf({ question, asked, answer }: AnswerDetail, meant: Words['meant']): Side {
  const texts = [question, ...asked]
  const ways = texts.map((text) => questionWords(text, noSpellingHelp))
  const inWays = new Set(ways.flat())
  return {
    ways,
    answer: new Set(questionWords(answer, noSpellingHelp).filter((word) => !inWays.has(word))),
    meaning: middleOf(texts.map(meant)),
    parts: ways.map(partsAskedIn),
  }
}

/** A word of few details tells more. */
function weightsWithin(sides: readonly Side[], { isTelling }: WordWeights): WordWeights {
  const holders = new Map<string, number>()
  for (const { ways } of sides)
    for (const word of new Set(ways.flat())) holders.set(word, (holders.get(word) ?? 0) + 1)
  return {
    isTelling,
    weightOf: (word) =>
      Math.log(1 + sides.length / (holders.get(word) ?? 1)) *
      (isTelling(word) ? 1 : functionWordShare),
  }
}

/** "Who", "when" and "without" tell details apart too. */
const functionWordShare = 0.6

function nearestOf(
  features: ReadonlyMap<string, number>,
  ways: readonly ReadonlyMap<string, number>[],
): number {
  return Math.max(0, ...ways.map((way) => cosine(features, way)))
}

function cosine(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let product = 0
  for (const [feature, weight] of one) product += weight * (other.get(feature) ?? 0)
  const lengths = lengthOf(one) * lengthOf(other)
  return lengths === 0 ? 0 : product / lengths
}

/** How much of what a text says only the reply has. */
function covered(words: readonly string[], { answer }: Side, { weightOf }: WordWeights): number {
  let all = 0
  let found = 0
  for (const word of new Set(words)) {
    all += weightOf(word)
    if (answer.has(word)) found += weightOf(word)
  }
  return all === 0 ? 0 : found / all
}

/** A meaning without most of what all details of the answer mean together. */
type Apart = (meaning: Float64Array | null) => Float64Array | null

function apartIn(sides: readonly Side[]): Apart {
  const middle = middleOf(sides.map(({ meaning }) => meaning))
  return (meaning) =>
    meaning === null || middle === null ? null : apartFrom(meaning, middle, commonShare)
}

const commonShare = 0.7

function likenessOf(one: Float64Array | null, other: Float64Array | null): number {
  return one === null || other === null ? 0 : dot(one, other)
}

function middleOf(points: readonly (Float64Array | null)[]): Float64Array | null {
  const known = points.filter((point) => point !== null)
  const [first] = known
  if (first === undefined) return null
  return withLengthOne(
    first.map((_, at) => known.reduce((sum, point) => sum + (point[at] ?? 0), 0)),
  )
}

/** The share of the ways to ask that ask for one of the same parts. */
function shareWith(
  parts: ReadonlySet<AnswerPart>,
  ways: readonly (readonly AnswerPart[])[],
): number {
  return ways.filter((way) => way.some((part) => parts.has(part))).length / ways.length
}
