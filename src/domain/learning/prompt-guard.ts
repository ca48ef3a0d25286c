const windowWords = 9

/**
 * Watches an answer for its instructions. Nine consecutive words of them, whatever
 * is between the words, are a leak.
 */
export function promptGuard(instructions: string): {
  leaks: (text: string) => boolean
  /** Reads an answer in chunks: the cost of each depends only on its own length. */
  watch: () => Watch
} {
  const words = wordsIn(instructions)
  const windows = new Set(
    words
      .slice(0, Math.max(0, words.length - windowWords + 1))
      .map((_, index) => keyOf(words, index)),
  )
  return {
    leaks(text) {
      const answerWords = wordsIn(text)
      return answerWords.some(
        (_, index) =>
          index + windowWords <= answerWords.length && windows.has(keyOf(answerWords, index)),
      )
    },
    watch: () => watchFor(windows),
  }
}

export interface Watch {
  add: (piece: string) => {
    leaks: boolean
    /** How much can be shown while more is coming, so that no leak is ever shown. */
    showable: number
    /** How many words came so far. */
    words: number
  }
}

/** No word of the instructions is longer; longer words are cut. */
const maxWordLength = 100

function watchFor(windows: ReadonlySet<string>): Watch {
  const lastWords: string[] = []
  const starts: number[] = []
  let unfinished = ''
  let length = 0
  let words = 0
  let inWord = false
  return {
    add(piece) {
      for (const { index, 0: token } of piece.matchAll(/\S+/g)) {
        if (index > 0 || !inWord) {
          words += 1
          starts.push(length + index)
          if (starts.length > windowWords) starts.shift()
        }
        inWord = index + token.length === piece.length
      }
      if (/\s$/.test(piece.slice(-1))) inWord = false
      length += piece.length

      const text = unfinished + piece
      const newWords = wordsIn(text)
      unfinished = /[\p{L}\p{N}]$/u.test(text.slice(-2))
        ? (newWords.pop() ?? '').slice(0, maxWordLength)
        : ''
      let leaks = false
      for (const word of newWords) {
        lastWords.push(word)
        if (lastWords.length > windowWords) lastWords.shift()
        if (lastWords.length === windowWords && windows.has(lastWords.join(' '))) leaks = true
      }
      const showable = starts.length === windowWords ? (starts[0] ?? 0) : 0
      return { leaks, showable, words }
    },
  }
}

function keyOf(words: readonly string[], start: number): string {
  return words.slice(start, start + windowWords).join(' ')
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
