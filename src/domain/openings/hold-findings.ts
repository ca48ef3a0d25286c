import { redFlagReasons, redFlags, type RedFlag, type Warning } from '#domain/safety/red-flags.ts'

/** One thing that holds an opening back, as its business reads it. */
export interface HoldFinding {
  flag: RedFlag
  text: string
  /** The words of the opening that it is about, sentence by sentence; none where it is about no words. */
  quotes: string[]
  /** What to do about it; null where there is nothing to do. */
  advice: string | null
}

/** A finding for each flag. Words of now are quoted; a flag that only its stored text raised has none. */
export function holdFindings(
  flags: readonly RedFlag[],
  warnings: readonly Warning[],
): HoldFinding[] {
  const words = new Map(warnings.map((each) => [each.flag, each.words]))
  // The address is in the finding about contact data already.
  const isSaidTwice = (flag: RedFlag) => flag === 'free-mail' && flags.includes('contact')
  const found = redFlags.filter((flag) => flags.includes(flag) && !isSaidTwice(flag))
  return found.map((flag) => ({
    flag,
    text: flag === 'new-business' ? firstOpenings(found.length) : redFlagReasons[flag],
    quotes: sentencesOf(words.get(flag) ?? ''),
    advice: advice[flag],
  }))
}

function firstOpenings(findings: number): string {
  if (findings > 1) return 'Our staff also read the first three openings of every new business.'
  return 'Our staff read the first three openings of every new business. You did nothing wrong.'
}

/** "pay. A fee" is two quotes: nobody wrote it as one. */
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
