import {
  foldedLetters,
  foldedWords,
  quoted,
  replacedIn,
  type FoldedText,
} from '#domain/text/folded-text.ts'
import { nightWorkIn } from './night-work.ts'
import { withDigits } from '#domain/text/number-words.ts'
import type { Place } from './place.ts'

interface OpeningText {
  title: string
  description: string
  /** Its hours or duration, if they have their own field. */
  duration: string | null
  /** Null while none is chosen. */
  place: Place | null
}

/** Why work is for adults: the text asks for them, it is at night, it is barred to minors, or it is abroad. */
export interface AdultWork {
  kind: 'age' | 'night' | 'barred' | 'abroad'
  /** The words of the opening that show it; empty for work abroad. */
  words: string
}

/** Not for people who are or may be under 18: night work, hazardous work, alcohol, work abroad. */
export function isForAdults(opening: OpeningText): boolean {
  return adultWorkIn(opening) !== null
}

/** What makes an opening work for adults; null if nothing does. */
export function adultWorkIn({
  title,
  description,
  duration,
  place,
}: OpeningText): AdultWork | null {
  if (place === 'abroad') return { kind: 'abroad', words: '' }
  const folded = foldedLetters(`${title}\n${description}\n${duration ?? ''}`)
  // "10p-6a" is "10pm-6am".
  const letters = replacedIn(folded, /(?<=\d)[ap](?![a-z]|\.m)/g, (sign) => `${sign}m`)
  const words = withDigits(foldedWords(letters))
  const findings: readonly (readonly [AdultWork['kind'], string | null])[] = [
    ['night', nightWorkIn(letters, words)],
    ['barred', firstQuote(barredWork, words)],
    ['age', firstQuote(adultAge, words) ?? firstQuote(agePlus, letters)],
  ]
  for (const [kind, match] of findings) if (match !== null) return { kind, words: match }
  return null
}

function firstQuote(pattern: RegExp, text: FoldedText): string | null {
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
