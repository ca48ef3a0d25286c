/** Shorter words are too similar to guess typos. */
const shortest = 5
const long = 9

/** Whether the second is the first with a typo: an extra, missing or wrong letter, or two swapped. */
export function nearWords(word: string, typed: string): boolean {
  if (word.length < shortest || typed.length < shortest || word[0] !== typed[0]) return false
  const most = word.length >= long ? 2 : 1
  return Math.abs(word.length - typed.length) <= most && editsBetween(word, typed) <= most
}

/** The edit distance between two words, counting swaps of neighbouring letters as one edit. */
function editsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + same,
        swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    rows.push(row)
  }
  return rows[one.length]?.[other.length] ?? Infinity
}
