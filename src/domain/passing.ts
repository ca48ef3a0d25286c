import { plainLetters } from './plain-letters.ts'

/** The percent from which a quiz is passed. Trying again is free. */
export const quizPass = 70

/** The words of a reflection, counted for its least length. */
export function wordsIn(text: string): number {
  return plainLetters(text).match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
}
