import { inverseOf } from './matrix.ts'
import { dot, withLengthOne } from './vectors.ts'
import { vectorOf, vectorWords, type WordVectors } from './word-vectors.ts'

/** A text, and the number of the intent that it asks for. */
export interface TaughtText {
  readonly text: string
  readonly intent: number
}

/** What the model of meanings has learned. */
export interface MeaningWeights {
  /** How many of ten thousand texts have a word; a word that is not here is in none. */
  readonly shares: Readonly<Record<string, number>>
  /** Of each intent: how much each dimension speaks for it, then what is added. */
  readonly byIntent: readonly (readonly number[])[]
}

/** Gives each intent its share of the certainty by what the words of a text mean; null when it knows none of them. */
export type MeaningModel = (text: string) => Float32Array | null

export function meaningModelFrom(
  { shares, byIntent }: MeaningWeights,
  vectors: WordVectors,
): MeaningModel {
  return (text) => {
    const vector = textVector(text, vectors, shares)
    if (vector === null) return null
    const scores = byIntent.map((weights) =>
      vector.reduce(
        (sum, value, at) => sum + value * (weights[at] ?? 0),
        weights[vector.length] ?? 0,
      ),
    )
    const highest = Math.max(...scores)
    const parts = scores.map((score) => Math.exp(score - highest))
    const sum = parts.reduce((total, part) => total + part, 0)
    return Float32Array.from(parts, (part) => part / sum)
  }
}

/**
 * Linear discriminant analysis: the mean of the texts of each intent, compared along the directions in which the texts of
 * one intent differ little.
 */
export function learnedMeanings(
  texts: readonly TaughtText[],
  intents: number,
  vectors: WordVectors,
): MeaningWeights {
  const shares = sharesIn(texts)
  const rows = texts.flatMap(({ text, intent }) => {
    const vector = textVector(text, vectors, shares)
    return vector === null ? [] : [{ vector, intent }]
  })
  const means = meansOf(rows, intents, vectors.dimensions)
  const spread = spreadAround(means, rows, vectors.dimensions)
  const inverse = inverseOf(spread)
  return {
    shares,
    byIntent: means.map((mean) => {
      const weights = inverse.map((line) => dot(line, mean))
      return [...weights, -0.5 * dot(weights, mean)].map((weight) => Number(weight.toFixed(2)))
    }),
  }
}

interface Row {
  vector: Float64Array
  intent: number
}

/** A rare word says more about a text than a common one: about half as much at one text in a hundred. */
const halfAt = 100
const tenThousand = 10_000

/** The weighted sum of the vectors of its words, with length 1; null when none of them is placed. */
export function textVector(
  text: string,
  vectors: WordVectors,
  shares: Readonly<Record<string, number>>,
): Float64Array | null {
  const sum = new Float64Array(vectors.dimensions)
  for (const word of vectorWords(text)) {
    const share = Object.hasOwn(shares, word) ? (shares[word] ?? 0) : 0
    const weight = halfAt / (halfAt + share)
    vectorOf(word, vectors)?.forEach((value, at) => (sum[at] = (sum[at] ?? 0) + weight * value))
  }
  return sum.every((value) => value === 0) ? null : withLengthOne(sum)
}

function sharesIn(texts: readonly TaughtText[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { text } of texts)
    for (const word of new Set(vectorWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return Object.fromEntries(
    [...counts].map(([word, count]) => [word, Math.round((tenThousand * count) / texts.length)]),
  )
}

function meansOf(rows: readonly Row[], intents: number, dimensions: number): Float64Array[] {
  const means = Array.from({ length: intents }, () => new Float64Array(dimensions))
  const counts = Array.from({ length: intents }, () => 0)
  for (const { vector, intent } of rows) {
    const mean = means[intent]
    counts[intent] = (counts[intent] ?? 0) + 1
    vector.forEach((value, at) => mean !== undefined && (mean[at] = (mean[at] ?? 0) + value))
  }
  return means.map((mean, intent) => mean.map((value) => value / (counts[intent] || 1)))
}

/** How the texts differ from the mean of their intent, drawn a little towards a sphere, so that it can be inverted. */
function spreadAround(
  means: readonly Float64Array[],
  rows: readonly Row[],
  dimensions: number,
): Float64Array[] {
  const spread = Array.from({ length: dimensions }, () => new Float64Array(dimensions))
  for (const { vector, intent } of rows) {
    const off = vector.map((value, at) => value - (means[intent]?.[at] ?? 0))
    for (const [a, line] of spread.entries()) {
      const scale = (off[a] ?? 0) / rows.length
      for (let b = 0; b < dimensions; b += 1) line[b] = (line[b] ?? 0) + scale * (off[b] ?? 0)
    }
  }
  const trace = spread.reduce((sum, line, at) => sum + (line[at] ?? 0), 0)
  for (const [at, line] of spread.entries())
    line[at] = (line[at] ?? 0) + (sphereShare * trace) / dimensions + Number.EPSILON
  return spread
}

const sphereShare = 0.1
