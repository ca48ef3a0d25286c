/** Finds for each intent how near its nearest example is, from 0 to 1. */
export type NearestExamples = (features: ReadonlyMap<string, number>) => Float32Array

/** The features of an example, with their weights, and the number of its intent. */
export interface FeaturedExample {
  intent: number
  features: ReadonlyMap<string, number>
}

/** Cosine likeness with every example, through an index from each feature to the examples that have it. */
export function nearestExamplesIn(
  examples: readonly FeaturedExample[],
  intents: number,
): NearestExamples {
  const lengths = examples.map(({ features }) => lengthOf(features))
  const havingIt = new Map<string, { example: number; weight: number }[]>()
  for (const [example, { features }] of examples.entries()) {
    for (const [feature, weight] of features) {
      const list = havingIt.get(feature) ?? []
      list.push({ example, weight })
      havingIt.set(feature, list)
    }
  }
  return (features) => {
    const products = new Float32Array(examples.length)
    const touched = new Set<number>()
    for (const [feature, weight] of features) {
      for (const other of havingIt.get(feature) ?? []) {
        products[other.example] = (products[other.example] ?? 0) + weight * other.weight
        touched.add(other.example)
      }
    }
    const nearest = new Float32Array(intents)
    const length = lengthOf(features) || 1
    for (const example of touched) {
      const likeness = (products[example] ?? 0) / (length * (lengths[example] ?? 1) || 1)
      const intent = examples[example]?.intent ?? 0
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
