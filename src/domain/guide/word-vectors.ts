/** Words as points: words with like meanings lie near each other, also those that no way to ask has. */
export interface WordVectors {
  readonly dimensions: number
  readonly numbers: ReadonlyMap<string, number>
  /** The vector of each word, one after the other. */
  readonly bytes: Int8Array
}

/** Where no word is placed. */
export const noWordVectors: WordVectors = {
  dimensions: 1,
  numbers: new Map(),
  bytes: new Int8Array(),
}

export function wordVectorsFrom(words: readonly string[], bytes: Int8Array): WordVectors {
  const numbers = new Map(words.map((word, number) => [word, number]))
  return { dimensions: bytes.length / words.length, numbers, bytes }
}

/** Undefined for a word that nobody has placed. */
export function vectorOf(
  word: string,
  { dimensions, numbers, bytes }: WordVectors,
): Int8Array | undefined {
  const number = numbers.get(word)
  return number === undefined
    ? undefined
    : bytes.subarray(number * dimensions, (number + 1) * dimensions)
}

/** The words of a text as the vectors know them. */
export function vectorWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
}
