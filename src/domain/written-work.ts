import { plainLetters } from './plain-letters.ts'

/** What is asked of a text before it counts as work. */
export interface LeastWork {
  minWords: number
}

/**
 * What is missing for this text to be work, in words for the person who wrote it; null when nothing
 * is. It asks for length and for different words, never for English, spelling or quality.
 */
export function missingFrom(text: string, { minWords }: LeastWork): string | null {
  const words = wordsIn(text)
  if (words.length < minWords) {
    return `Write at least ${minWords} words. You have ${words.length}.`
  }
  const telling = words.filter(saysSomething)
  const different = new Set(telling.map((word) => word.toLowerCase())).size
  if (telling.length >= minWords * 0.8 && different >= leastDifferent(minWords)) return null
  return 'Say it in your own words, please. The same letters or words again and again do not tell us enough.'
}

/** The words of a text: what begins with a letter or a number. */
export function wordsIn(text: string): string[] {
  return plainLetters(text).match(/[\p{L}\p{N}][^\s]*/gu) ?? []
}

/** True for a text of nothing but repeated letters or a run along the keyboard. */
export function isMashed(text: string): boolean {
  const words = wordsIn(text)
  return words.length > 0 && !words.some(saysSomething)
}

/** In a short text every word may be new; in a long one "the" and "and" come back. */
function leastDifferent(minWords: number): number {
  return minWords <= 5 ? Math.ceil(minWords / 2) : Math.ceil(minWords * 0.4)
}

function saysSomething(word: string): boolean {
  const letters = word
    .slice(0, longestWord)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  if (/^\p{N}+$/u.test(letters)) return true
  return !(letters.length > 2 && new Set(letters).size === 1) && !isKeyboardRun(letters)
}

const longestWord = 60
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** "asdf", "qwerty", "asdfasdf": nearly every letter is followed by its neighbour on the right. */
function isKeyboardRun(word: string): boolean {
  if (word.length < 4) return false
  const pairs = Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
  const along = pairs.filter((pair) => rows.some((row) => row.includes(pair)))
  return along.length / pairs.length >= 0.75
}
