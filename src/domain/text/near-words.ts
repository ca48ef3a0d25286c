/** Shorter words are too similar to guess typos. */
const minWordLength = 5
const longWordLength = 9

/** Whether the second is the first with a typo: an extra, missing or wrong letter, or two swapped. */
export function nearWords(word: string, typed: string): boolean {
  if (word.length < minWordLength || typed.length < minWordLength || word[0] !== typed[0])
    return false
  const maxEdits = word.length >= longWordLength ? 2 : 1
  return Math.abs(word.length - typed.length) <= maxEdits && editsBetween(word, typed) <= maxEdits
}

/** The edit distance between two words, counting swaps of neighbouring letters as one edit. */
function editsBetween(first: string, second: string): number {
  const rows: number[][] = [Array.from({ length: second.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= first.length; i++) {
    const row = [i]
    for (let j = 1; j <= second.length; j++) {
      const same = first[i - 1] === second[j - 1] ? 0 : 1
      const swapped =
        i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1]
      row[j] = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + same,
        swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    rows.push(row)
  }
  return rows[first.length]?.[second.length] ?? Infinity
}
