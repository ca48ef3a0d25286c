import { foldedLetters, foldedWords, quoted, type FoldedText } from './folded-text.ts'
import { withDigits } from './number-words.ts'
import type { Place } from './place.ts'

interface OpeningText {
  title: string
  description: string
  /** Null while none is chosen. */
  place: Place | null
}

/** Why work is for adults: the text asks for them, it is at night, it is barred to minors, or it is abroad. */
export interface AdultWork {
  kind: 'age' | 'night' | 'barred' | 'abroad'
  /** The words of the opening that say so; empty of what is abroad. */
  words: string
}

/** Not for people under 18, or not known to be older: night and hazardous work, alcohol, abroad. */
export function isForAdults(opening: OpeningText): boolean {
  return adultWorkIn(opening) !== null
}

/** What in an opening makes it work for adults; null where nothing does. */
export function adultWorkIn({ title, description, place }: OpeningText): AdultWork | null {
  if (place === 'abroad') return { kind: 'abroad', words: '' }
  const letters = foldedLetters(`${title}\n${description}`)
  const words = withDigits(foldedWords(letters))
  const found: readonly (readonly [AdultWork['kind'], string | null])[] = [
    ['night', nightsIn(words) ?? nightHoursIn(letters, words)],
    ['barred', firstOf(barredWork, words)],
    ['age', firstOf(adultAge, words) ?? firstOf(agePlus, letters)],
  ]
  for (const [kind, met] of found) if (met !== null) return { kind, words: met }
  return null
}

function firstOf(pattern: RegExp, text: FoldedText): string | null {
  const match = pattern.exec(text.text)
  return match === null ? null : quoted(text, match.index, match.index + match[0].length)
}

const agePlus = /(?<!\d)(?:18|19|20|21)\s?\+/
const adultAge = new RegExp(
  `(?<![a-z0-9])(?:${[
    '(?:must be|at least|minimum age|age) (?:at least |of )?(?:18|19|20|21)(?! (?:hours|hrs|minutes|people|words))',
    '(?:18|19|20|21) (?:years?|yrs?)(?: old| of age)? (?:and|or|&) (?:over|older|up|above)',
    '(?:18|19|20|21) (?:and|or) (?:over|older|up|above)|(?:over|above) (?:18|21)(?! (?:hours|words|people))|adults only',
  ].join('|')})(?![a-z0-9])`,
)
const barredWork = new RegExp(
  `(?<![a-z0-9])(?:${[
    'bartend[a-z]{0,20}|bar ?maids?|bar ?(?:man|staff|attendants?|tenders?|servers?|hostess)|(?:rum|sports|cocktail|hotel|night|pool|lobby|beach|karaoke) bars?|mixolog[a-z]{0,20}',
    'casinos?|gaming (?:lounge|room|floor)|night ?clubs?|betting|gambling|bookmaker|off ?track|slot machines?',
    'alcohol[a-z]{0,20}|liquors?|wine and spirits|spirits and wine|rum (?:tasting|promot[a-z]{0,20})|brewery|distillery|tobacco|cigars?|cigarettes?|vapes?|vaping|hookah|ganja|cannabis|marijuana|weed (?:farm|shop)',
    'firearms?|armed|arms guard|bouncers?|security guards?|body ?guards?|explosives?|blasting|demolition|quarry|mining|miners?',
    'underground|scaffold[a-z]{0,20}|high voltage|live wires?|roof(?:ing|ers?)|(?:work|working) (?:at|on|from) heights?|climb(?:ing)? (?:poles?|towers?|trees|roofs?)|tree (?:cutting|felling|trimming)',
    'offshore|trawlers?|deep sea|commercial div(?:er|ing)|spear ?fish[a-z]{0,20}|scuba|fishing (?:boat|vessel)s?',
    'chain ?saws?|wood chippers?|machetes?|cutlass(?:es)?|(?:table|band|circular) saws?|meat (?:slicers?|grinders?)|slaughter[a-z]{0,20}|abattoir|band ?saw|angle grinders?|jack ?hammers?',
    'forklifts?|bulldozers?|excavators?|backhoes?|cranes?(?= operat)|heavy (?:equipment|duty machinery|machine[a-z]{0,20})|tractor operator',
    'asbestos|pesticides?|herbicides?|gramoxone|toxic|hazardous|molten|furnace|foundry|boilers?|pyrotechnics?|fireworks',
  ].join('|')})(?![a-z0-9])`,
)

function nightsIn(words: FoldedText): string | null {
  for (const { 0: match, index } of words.text.matchAll(nights)) {
    const before = words.text.slice(Math.max(0, index - 14), index)
    if (!/(?:no|never|without|not|any) (?:any )?$/.test(before))
      return quoted(words, index, index + match.length)
  }
  return null
}

const nights =
  /(?<![a-z0-9])(?:night (?:shifts?|auditors?|audit|guards?|work[a-z]{0,20}|duty|duties|watch[a-z]{0,20}|porter|security|manager|hours|job|crew|stock[a-z]{0,20}|pack[a-z]{0,20})|(?:at|per|every|all|late|over|work|working|works|through the|saturday|friday|weekend) ?nights?|nights|night ?time|overnight|graveyard shifts?|(?:till|til|until|past|after|at|to) midnight|till late|after dark|dusk|all night|3rd shift|third shift|rotating shifts?|24 hour shifts?)(?![a-z0-9])/g

/** Any of the hours between 10 PM and 5 AM, written as numbers: "10 pm to 6 am", "22:00-06:00". */
function nightHoursIn(letters: FoldedText, words: FoldedText): string | null {
  for (const text of [letters, words]) {
    for (const match of text.text.matchAll(ranges)) {
      const { 0: hours, index, groups } = match
      if (isAtNight(groups ?? {})) return quoted(text, index, index + hours.length)
    }
  }
  return firstOf(lateStart, words)
}

function isAtNight(groups: Partial<Record<string, string>>): boolean {
  const clockOf24 = /:|\d{4}/.test(groups['from'] ?? '') && groups['to'] !== undefined
  const starts = hoursOf(groups['from'], groups['fromHalf'], clockOf24)
  const ends = hoursOf(groups['to'], groups['toHalf'], clockOf24)
  const spans = starts.flatMap((from) =>
    ends.map((to) => ({ from, length: (to - from + 24) % 24 || 24 })),
  )
  // "10 to 6 am" begins at night, because nobody works for twenty hours.
  const [span] = spans.toSorted((one, other) => one.length - other.length)
  if (span === undefined) return false
  return span.from >= 22 || span.from < 5 || span.from + span.length > 22
}

/** The hours of the day that a number can mean. */
function hoursOf(number: string | undefined, half: string | undefined, of24: boolean): number[] {
  const digits = (number ?? '').replace(':', '')
  const hour = Number(digits.length > 2 ? digits.slice(0, -2) : digits)
  if (digits === '' || hour > 24) return []
  if (half !== undefined) return hour > 12 ? [hour % 24] : [(hour % 12) + (half === 'p' ? 12 : 0)]
  if (of24 && (hour > 12 || digits.startsWith('0'))) return [hour % 24]
  return hour > 12 ? [] : [hour % 12, (hour % 12) + 12]
}

const half = (name: string) => `(?: ?(?<${name}>[ap]) ?\\.? ?m(?![a-z])\\.?)`
const ranges = new RegExp(
  `(?<![\\d$:.,])(?<from>\\d{1,2}(?::?\\d\\d)?)(?: ?hrs?| ?hours?)?${half('fromHalf')}? ?(?:-|to|until|till|til) ?(?<to>\\d{1,2}(?::?\\d\\d)?)(?![\\d%])(?:${half('toHalf')}| ?hrs(?![a-z]))?`,
  'g',
)
const lateStart =
  /(?<![a-z0-9])(?:(?:10|11) p ?m|12 a ?m) (?:shifts?|starts?)|(?:starts?|starting|from|begins?|beginning|after)(?: at)? (?:(?:10|11) p ?m|(?:12|1|2|3|4) a ?m)(?![a-z])/
