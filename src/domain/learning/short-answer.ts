import { numberIn, plainAnswer, saysTheSame } from './answer-text.ts'
import { nearWords } from '#domain/text/near-words.ts'

/** Whether a free answer contains an accepted one, allowing lead-in words and typos. */
export function isByKey(said: string, keys: readonly string[]): boolean {
  const answers = [said, withoutLead(said)]
  return answers.some(
    (answer) =>
      saysTheSame(answer, keys) ||
      keys.some((key) => sameNumber(answer, key) || sameWords(answer, key)),
  )
}

function withoutLead(said: string): string {
  return plainAnswer(said).replace(lead, '')
}
const lead =
  /^(?:(?:it|its|is|it's|that|thats|prints|the|answer|they|are|a|an|my|your|equals|=) )+(?==?\S)/

function sameNumber(said: string, key: string): boolean {
  const wanted = numberIn(key, undefined)
  return wanted !== null && numberIn(said, undefined) === wanted && unitOf(said, key)
}

/** "0.9 GB" is not "0.9 MB": letters after the number matter if the accepted answer has some. */
function unitOf(said: string, key: string): boolean {
  const letters = (text: string) => plainAnswer(text).replace(/[^a-z%]/g, '')
  const [mine, keyed] = [letters(said), letters(key)]
  return mine === '' || keyed === '' || mine.startsWith(keyed) || keyed.startsWith(mine)
}

/** Every word is right, or one letter off in a long word. */
function sameWords(said: string, key: string): boolean {
  if (/\d/.test(key)) return false
  const [mine, keyed] = [plainAnswer(said).split(' '), plainAnswer(key).split(' ')]
  return (
    mine.length === keyed.length &&
    keyed.every((word, at) => word === mine[at] || nearWords(word, mine[at] ?? ''))
  )
}
