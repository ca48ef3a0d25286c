import { lengthOf, type FeaturedExample } from './example-search.ts'
import { numberListsOf, numbersOf, type NumberLists } from './number-lists.ts'

/** Gives each intent its share of the certainty, from 0 to 1; together they are 1. */
export type WordModel = (features: ReadonlyMap<string, number>) => Float32Array

/** What a model has learned, small enough to be stored. */
export interface LearnedWeights {
  /** Their ids; an intent's number is its place here. */
  readonly intents: readonly string[]
  /** Of each feature: the number of an intent, how much it speaks for that intent in hundredths, the next number ... */
  readonly byFeature: NumberLists
}

/** The model that has learned these weights. */
export function wordModelFrom({ intents, byFeature }: LearnedWeights): WordModel {
  return (features) => {
    const shares = new Float32Array(intents.length)
    const length = lengthOf(features) || 1
    for (const [feature, value] of features) {
      const weights = numbersOf(feature, byFeature)
      const scale = value / length / hundred
      for (let at = 0; at + 1 < weights.length; at += 2) {
        const intent = weights[at] ?? 0
        shares[intent] = (shares[intent] ?? 0) + scale * (weights[at + 1] ?? 0)
      }
    }
    intoShares(shares)
    return shares
  }
}

/**
 * Trains a multinomial logistic regression, with the same result every time. It learns which words tell one intent
 * from the others, which the nearest example cannot know. Takes seconds.
 */
export function learnedWeights(
  examples: readonly FeaturedExample[],
  intents: readonly string[],
): LearnedWeights {
  const numbers = new Map<string, number>()
  const rows = examples.map((example) => rowOf(example, numbers))
  const weights = new Float32Array(numbers.size * intents.length)
  const errors = new Float32Array(intents.length)
  for (let pass = 0; pass < passes; pass += 1) {
    const rate = firstRate * (1 - pass / passes)
    for (let step = 0; step < rows.length; step += 1) {
      const row = rows[(step * stride + pass) % rows.length]
      if (row !== undefined) learn(weights, row, errors, rate)
    }
  }
  const byFeature = [...numbers]
    .map(([feature, number]) => [feature, heldBy(weights, number, intents.length)] as const)
    .filter(([, kept]) => kept.length > 0)
  return { intents, byFeature: numberListsOf(new Map(byFeature)) }
}

const passes = 4
const firstRate = 5
/** A smaller error changes nothing that matters. */
const leastError = 0.002
/** A prime, so that every pass goes through all rows in a mixed order. */
const stride = 7919
const hundred = 100
/** In hundredths; what is less changes no answer. */
const leastWeight = 40

interface Row {
  intent: number
  /** Where the weights of each feature begin, divided by the number of intents. */
  columns: Int32Array
  /** The features, scaled so that the length of all of them is 1. */
  values: Float32Array
}

function rowOf({ intent, features }: FeaturedExample, numbers: Map<string, number>): Row {
  const length = lengthOf(features) || 1
  const columns = [...features.keys()].map((feature) => {
    const number = numbers.get(feature) ?? numbers.size
    numbers.set(feature, number)
    return number
  })
  return {
    intent,
    columns: Int32Array.from(columns),
    values: Float32Array.from(features.values(), (value) => value / length),
  }
}

function learn(
  weights: Float32Array,
  { intent: right, columns, values }: Row,
  errors: Float32Array,
  rate: number,
): void {
  const intents = errors.length
  errors.fill(0)
  for (let index = 0; index < columns.length; index += 1) {
    const from = (columns[index] ?? 0) * intents
    const value = values[index] ?? 0
    for (let intent = 0; intent < intents; intent += 1)
      errors[intent] = (errors[intent] ?? 0) + (weights[from + intent] ?? 0) * value
  }
  intoShares(errors)
  errors[right] = (errors[right] ?? 0) - 1
  for (let intent = 0; intent < intents; intent += 1) {
    const error = errors[intent] ?? 0
    if (Math.abs(error) < leastError) continue
    for (let index = 0; index < columns.length; index += 1) {
      const at = (columns[index] ?? 0) * intents + intent
      weights[at] = (weights[at] ?? 0) - rate * error * (values[index] ?? 0)
    }
  }
}

/** Turns scores into shares that are 1 together. */
function intoShares(scores: Float32Array): void {
  let highest = -Infinity
  for (const score of scores) if (score > highest) highest = score
  let sum = 0
  for (let intent = 0; intent < scores.length; intent += 1) {
    const share = Math.exp((scores[intent] ?? 0) - highest)
    scores[intent] = share
    sum += share
  }
  for (let intent = 0; intent < scores.length; intent += 1)
    scores[intent] = (scores[intent] ?? 0) / sum
}

/** What is kept of the weights of a feature. */
function heldBy(weights: Float32Array, feature: number, intents: number): number[] {
  const kept: number[] = []
  for (let intent = 0; intent < intents; intent += 1) {
    const weight = Math.round((weights[feature * intents + intent] ?? 0) * hundred)
    if (Math.abs(weight) >= leastWeight) kept.push(intent, weight)
  }
  return kept
}
