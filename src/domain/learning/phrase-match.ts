import { plainAnswer } from './answer-text.ts'

/** A text in which phrases can be looked for from the beginning of a word. */
export function wordStarts(text: string): string {
  return ` ${plainAnswer(text)}`
}

/** Whether the phrase begins at some word: "apolog" is in "My apologies". */
export function phraseIn(starts: string, phrase: string): boolean {
  return starts.includes(` ${plainAnswer(phrase)}`)
}
