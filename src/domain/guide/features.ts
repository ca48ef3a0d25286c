import type { WordWeights } from './word-weights.ts'

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
