import { redFlagReasons, redFlags, type RedFlag, type Warning } from '#domain/safety/red-flags.ts'

/** One reason why an opening is held, as shown to its business. */
export interface HoldFinding {
  flag: RedFlag
  text: string
  /** The words of the opening that caused it, by sentence; none if it is not about specific words. */
  quotes: string[]
  /** What to do about it; null if there is nothing to do. */
  advice: string | null
}

/** A finding for each flag. Quotes the current text; a flag raised only by an earlier text has no quotes. */
export function holdFindings(
  flags: readonly RedFlag[],
  warnings: readonly Warning[],
): HoldFinding[] {
  const words = new Map(warnings.map((each) => [each.flag, each.words]))
  // The finding about contact data already covers the address.
  const isDuplicate = (flag: RedFlag) => flag === 'free-mail' && flags.includes('contact')
  const shownFlags = redFlags.filter((flag) => flags.includes(flag) && !isDuplicate(flag))
  return shownFlags.map((flag) => ({
    flag,
    text: flag === 'new-business' ? firstOpenings(shownFlags.length) : redFlagReasons[flag],
    quotes: sentencesOf(words.get(flag) ?? ''),
    advice: advice[flag],
  }))
}

function firstOpenings(findings: number): string {
  if (findings > 1) return 'Our staff also read the first three openings of every new business.'
  return 'Our staff read the first three openings of every new business. You did nothing wrong.'
}

/** "pay. A fee" becomes two quotes, because the words are in two sentences. */
function sentencesOf(words: string): string[] {
  return words
    .split(/(?<=[^\s.!?]{2}[.!?]) /)
    .map((part) => part.replace(/[.!?]+$/, ''))
    .filter((part) => part !== '')
}

const advice: Readonly<Record<RedFlag, string | null>> = {
  fee: 'Take out whatever people would have to pay. Nobody pays to get a job on Upful.',
  papers: 'Take it out. Ask for papers and bank details once the person has accepted your offer.',
  contact: 'Take it out. People apply on Upful, and you answer them here.',
  'messaging-only': 'Take it out. People apply on Upful, and you answer them here.',
  'free-mail': 'Take the address out. People apply on Upful, and you answer them here.',
  'too-much-pay': 'Check the amount, and say what the person must be able to do to earn it.',
  'too-little-pay': 'Pay at least the minimum wage. For part of a week, say how many hours it is.',
  'bank-account':
    'Take it out. Nobody may be asked to receive money or goods for you under their own name.',
  looks: 'Take it out, and say what the person must be able to do instead.',
  'private-home': 'Name a business or a public place where people meet you and work.',
  secrecy: 'Say plainly what the work is, and where in Jamaica it is done.',
  'new-business': null,
}
