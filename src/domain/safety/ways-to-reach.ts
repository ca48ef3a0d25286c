import { contactIn } from './contact-data.ts'
import { foldedLetters, foldedWords, quoted, type FoldedText } from '#domain/text/folded-text.ts'

/**
 * How to reach or find the person who wrote a text outside Upful, in its own words: a number, an
 * address, a link, a name on another app, or the street where they live.
 */
export function waysToReachIn(text: string): string | undefined {
  const letters = foldedLetters(text.slice(0, maxReadLength))
  return contactIn(letters) ?? firstOf(foldedWords(letters), [...names, ...streets])
}

/** The street where somebody lives, in the words of the text. */
export function streetIn(text: string): string | undefined {
  return firstOf(foldedWords(foldedLetters(text.slice(0, maxReadLength))), streets)
}

/** Longer than any text that a student may send. */
const maxReadLength = 10_000

function firstOf(letters: FoldedText, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(letters.text)
    if (match !== null) return quoted(letters, match.index, match.index + match[0].length)
  }
  return undefined
}

const apps =
  '(?:whats ?app|telegram|viber|snap ?chat|snap|insta|instagram|ig|tik ?tok|discord|messenger|facebook|fb|twitter)'
const names: readonly RegExp[] = [
  new RegExp(`\\bme (?:on|at|through|via) ${apps}\\b`),
  new RegExp(`\\bmy ${apps} (?:is|name|handle|user ?name|account|number|page)\\b`),
  new RegExp(`\\b${apps} (?:handle|user ?name) is\\b`),
]

const notNames =
  '(?!(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|the|a|an|in|on|of|at|to|by|people|persons?|customers?|per|and|or|lane|way|star)\\b)'
const streets: readonly RegExp[] = [
  // "12 Hope Road", "4a Old Hope Rd", but not "2 years on the road".
  new RegExp(
    `\\b\\d{1,4} ?[a-d]? (?:${notNames}[a-z]{2,20} ){1,3}(?:street|road|rd|avenue|ave|crescent|cres|boulevard|blvd|terrace|lane)\\b`,
  ),
  new RegExp(
    `\\b\\d{1,4} ?[a-d]? ${notNames}[a-z]{3,20} (?:drive|close|court|st|dr|heights|place)\\b`,
  ),
  /\bi live (?:at|on) (?:lot |apt |apartment |house )?(?:number |no )?\d/,
  /\b(?:my|our|home) address is\b/,
  /\b(?:lot|apt|apartment) (?:number |no )?\d{1,4}\b/,
]
