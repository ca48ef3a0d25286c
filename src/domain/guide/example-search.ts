/** Finds for each intent how near its nearest example is, from 0 to 1. */
export type NearestExamples = (features: ReadonlyMap<string, number>) => Float32Array

/** The features of an example, with their weights, and the number of its intent. */
export interface FeaturedExample {
  intent: number
  features: ReadonlyMap<string, number>
}

/**
 * Cosine likeness with every example, through an index from each feature to the examples that have it. A feature weighs
 * the same in all examples, so its weight is kept once.
 */
export function nearestExamplesIn(
  examples: readonly FeaturedExample[],
  intents: number,
): NearestExamples {
  const lengths = Float32Array.from(examples, ({ features }) => lengthOf(features) || 1)
  const intentOf = Uint16Array.from(examples, ({ intent }) => intent)
  const { places, holders } = indexOf(examples)
  return (features) => {
    const products = new Float32Array(lengths.length)
    for (const [feature, weight] of features) {
      const place = places.get(feature)
      if (place === undefined) continue
      const end = place + 1 + (holders[place] ?? 0)
      for (let at = place + 1; at < end; at += 1) {
        const example = holders[at] ?? 0
        products[example] = (products[example] ?? 0) + weight * weight
      }
    }
    const nearest = new Float32Array(intents)
    const length = lengthOf(features) || 1
    for (let example = 0; example < products.length; example += 1) {
      const likeness = (products[example] ?? 0) / (length * (lengths[example] ?? 1))
      const intent = intentOf[example] ?? 0
      if (likeness > (nearest[intent] ?? 0)) nearest[intent] = likeness
    }
    return nearest
  }
}

/** In one array, because a hundred thousand small ones take more room than what they hold. */
function indexOf(examples: readonly FeaturedExample[]) {
  const byFeature = new Map<string, number[]>()
  for (const [example, { features }] of examples.entries()) {
    for (const feature of features.keys()) {
      const list = byFeature.get(feature)
      if (list === undefined) byFeature.set(feature, [example])
      else list.push(example)
    }
  }
  /** Where the examples of a feature are: how many, then their numbers. */
  const places = new Map<string, number>()
  let size = 0
  for (const [feature, list] of byFeature) {
    places.set(feature, size)
    size += 1 + list.length
  }
  const holders = new Uint32Array(size)
  for (const [feature, list] of byFeature) holders.set([list.length, ...list], places.get(feature))
  return { places, holders }
}

/** The length of the features as a vector. */
export function lengthOf(features: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const value of features.values()) sum += value * value
  return Math.sqrt(sum)
}
