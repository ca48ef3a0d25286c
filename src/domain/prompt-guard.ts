const windowWords = 9

/**
 * Watches an answer for the instructions it was made with. Nine words in a row of them, whatever
 * stands between the words, are a leak.
 */
export function promptGuard(instructions: string): {
  leaks: (text: string) => boolean
  /** How much of the text can be shown while more is coming, so that no leak is ever shown. */
  showable: (text: string) => number
} {
  const words = wordsIn(instructions)
  const windows = new Set(
    words.slice(0, Math.max(0, words.length - windowWords + 1)).map((_, at) => keyOf(words, at)),
  )
  return {
    leaks(text) {
      const said = wordsIn(text)
      return said.some((_, at) => at + windowWords <= said.length && windows.has(keyOf(said, at)))
    },
    showable(text) {
      const starts = Array.from(text.matchAll(/\S+/g), ({ index }) => index)
      return starts.at(-windowWords) ?? 0
    },
  }
}

function keyOf(words: readonly string[], at: number): string {
  return words.slice(at, at + windowWords).join(' ')
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
