/** The indexes in an answer such as "1,4", as typed; what is no index of the list, and repeats, are left out. */
export function indexesIn(answer: string, length: number): number[] {
  const indexes = answer
    .split(',')
    .filter((part) => /^(?:0|[1-9]\d?)$/.test(part))
    .map(Number)
    .filter((index) => index < length)
  return [...new Set(indexes)]
}

/** The answer that stands for these lines: their order does not matter. */
export function linesAnswer(indexes: Iterable<number>): string {
  return [...indexes].toSorted((a, b) => a - b).join(',')
}

/** The answer that stands for this order. */
export function orderAnswer(indexes: readonly number[]): string {
  return indexes.join(',')
}
