import { plainLetters } from '#domain/text/plain-letters.ts'

/** What a text needs to count as work. */
export interface WorkRequirement {
  minWords: number
}

/**
 * Why this text doesn't count as work yet, as a message for the student; null if it does.
 * Checks length and variety of words, never English, spelling or quality.
 */
export function missingFrom(text: string, { minWords }: WorkRequirement): string | null {
  const words = wordsIn(text)
  if (words.length < minWords) {
    return `Write at least ${minWords} words. You have ${words.length}.`
  }
  const meaningful = words.filter(isMeaningful)
  // A list of single letters has many different words too.
  const long = meaningful.filter((word) => word.length > 1)
  const different = new Set(long.map((word) => word.toLowerCase())).size
  if (meaningful.length >= minWords * 0.8 && different >= minDifferent(minWords)) return null
  return 'Say it in your own words, please. Repeating the same letters or words does not tell us enough.'
}

/** The words of a text: whatever starts with a letter or a number. */
export function wordsIn(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\p{N}][^\s]*/gu) ?? []
}

/** True for a text of only repeated letters or keyboard runs. */
export function isMashed(text: string): boolean {
  const words = wordsIn(text)
  return words.length > 0 && !words.some(isMeaningful)
}

/** In a short text every word may be different; in a long one "the" and "and" are repeated. */
function minDifferent(minWords: number): number {
  return minWords <= 5 ? Math.ceil(minWords / 2) : Math.ceil(minWords * 0.4)
}

function isMeaningful(word: string): boolean {
  const letters = word
    .slice(0, maxWordLength)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  if (/^\p{N}+$/u.test(letters)) return true
  return !(letters.length > 2 && new Set(letters).size === 1) && !isKeyboardRun(letters)
}

const maxWordLength = 60
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** "asdf", "qwerty", "asdfasdf": nearly every letter is followed by its neighbour on the right. */
function isKeyboardRun(word: string): boolean {
  if (word.length < 4) return false
  const pairs = Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2))
  const along = pairs.filter((pair) => rows.some((row) => row.includes(pair)))
  return along.length / pairs.length >= 0.75
}
