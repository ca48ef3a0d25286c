import { numberListsOf, numbersOf, type NumberLists } from './number-lists.ts'

/** Finds for each intent how near its nearest example is, from 0 to 1. */
export type NearestExamples = (features: ReadonlyMap<string, number>) => Float32Array

/** The features of an example, with their weights, and the number of its intent. */
export interface FeaturedExample {
  intent: number
  features: ReadonlyMap<string, number>
}

/** Examples by their features. A feature weighs the same in all of them, so its weight is not kept. */
export interface ExampleIndex {
  readonly lengths: Float32Array
  readonly intents: Uint16Array
  /** The numbers of the examples that have a feature. */
  readonly holders: NumberLists
}

export function exampleIndexOf(examples: readonly FeaturedExample[]): ExampleIndex {
  const holders = new Map<string, number[]>()
  for (const [example, { features }] of examples.entries()) {
    for (const feature of features.keys()) {
      const list = holders.get(feature)
      if (list === undefined) holders.set(feature, [example])
      else list.push(example)
    }
  }
  return {
    lengths: Float32Array.from(examples, ({ features }) => lengthOf(features) || 1),
    intents: Uint16Array.from(examples, ({ intent }) => intent),
    holders: numberListsOf(holders),
  }
}

/** Cosine likeness with every example. */
export function nearestExamplesIn(index: ExampleIndex, count: number): NearestExamples {
  const { lengths, intents, holders } = index
  return (features) => {
    const products = new Float32Array(lengths.length)
    for (const [feature, weight] of features)
      for (const example of numbersOf(feature, holders))
        products[example] = (products[example] ?? 0) + weight * weight
    const nearest = new Float32Array(count)
    const length = lengthOf(features) || 1
    for (let example = 0; example < products.length; example += 1) {
      const likeness = (products[example] ?? 0) / (length * (lengths[example] ?? 1))
      const intent = intents[example] ?? 0
      if (likeness > (nearest[intent] ?? 0)) nearest[intent] = likeness
    }
    return nearest
  }
}

/** The length of the features as a vector. */
export function lengthOf(features: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const value of features.values()) sum += value * value
  return Math.sqrt(sum)
}
