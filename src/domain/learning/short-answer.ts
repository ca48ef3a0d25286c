import { numberIn, plainAnswer, isSameAnswer } from './answer-text.ts'
import { nearWords } from '#domain/text/near-words.ts'

/** Whether a free answer contains an accepted one, allowing lead-in words and typos. */
export function matchesKey(text: string, keys: readonly string[]): boolean {
  const answers = [text, withoutLead(text)]
  return answers.some(
    (answer) =>
      isSameAnswer(answer, keys) ||
      keys.some((key) => sameNumber(answer, key) || sameWords(answer, key)),
  )
}

function withoutLead(text: string): string {
  return plainAnswer(text).replace(lead, '')
}
const lead =
  /^(?:(?:it|its|is|it's|that|thats|prints|the|answer|they|are|a|an|my|your|equals|=) )+(?==?\S)/

function sameNumber(answer: string, key: string): boolean {
  const keyNumber = numberIn(key, undefined)
  return keyNumber !== null && numberIn(answer, undefined) === keyNumber && fitsUnit(answer, key)
}

/** "0.9 GB" is not "0.9 MB": letters after the number matter if the accepted answer has some. */
function fitsUnit(answer: string, key: string): boolean {
  const letters = (text: string) => plainAnswer(text).replace(/[^a-z%]/g, '')
  const [mine, keyed] = [letters(answer), letters(key)]
  return mine === '' || keyed === '' || mine.startsWith(keyed) || keyed.startsWith(mine)
}

/** Every word is right, or one letter off in a long word. */
function sameWords(answer: string, key: string): boolean {
  if (/\d/.test(key)) return false
  const [mine, keyed] = [plainAnswer(answer).split(' '), plainAnswer(key).split(' ')]
  return (
    mine.length === keyed.length &&
    keyed.every((word, index) => word === mine[index] || nearWords(word, mine[index] ?? ''))
  )
}
