import { payIn, weeklyPay } from './pay.ts'
import type { Place } from './place.ts'

export const redFlags = [
  'fee',
  'papers',
  'messaging-only',
  'free-mail',
  'too-much-pay',
  'too-little-pay',
  'bank-account',
  'looks',
  'secrecy',
] as const
export type RedFlag = (typeof redFlags)[number]

/** What staff read beside a held opening. */
export const redFlagReasons: Readonly<Record<RedFlag, string>> = {
  fee: 'Asks the applicant for money.',
  papers: 'Asks for a passport, TRN or bank details before there is an offer.',
  'messaging-only': 'The only way to reach them is a messaging app.',
  'free-mail': 'The contact is a free-mail address.',
  'too-much-pay': 'Promises far too much pay for no experience.',
  'too-little-pay': 'Pays less than the national minimum wage.',
  'bank-account': "Wants to move money or goods through the applicant's account or address.",
  looks: 'Asks for looks, age and sex, or photos of the body.',
  secrecy: 'Hides the place or the work, or hurries people abroad.',
}

export interface CheckedOpening {
  title: string
  description: string
  /** Pay in words, where it stands apart from the description. */
  pay?: string | null
  /** Whether the opening has a page of its own to apply on. */
  hasLink: boolean
  /** Businesses answer for their pay and contact; feeds only for what they say. */
  ownPosting?: boolean
}

/** Far too much: this many weekly minimum wages for work that asks for nothing. */
const farTooMuch = 12

/** Everything that holds an opening for staff, in a fixed order; none for a sound one. */
export function redFlagsIn(opening: CheckedOpening, weeklyMinimum: number): RedFlag[] {
  return warningsIn(opening, weeklyMinimum).map(({ flag }) => flag)
}

/** A red flag, and the words of the opening that raised it. */
export interface Warning {
  flag: RedFlag
  words: string
}

/** The same flags, each with the first words that raised it. */
export function warningsIn(opening: CheckedOpening, weeklyMinimum: number): Warning[] {
  const text = normal(`${opening.title}\n${opening.description}\n${opening.pay ?? ''}`)
  const found = new Map<RedFlag, string>()
  const raise = (flag: RedFlag, words: string | undefined) => {
    if (words !== undefined && !found.has(flag)) found.set(flag, words)
  }
  for (const [flag, patterns] of wordings) {
    for (const pattern of patterns) raise(flag, said(text, pattern))
  }
  raise('messaging-only', messagingOnly(text, opening.hasLink))
  if (opening.ownPosting === true) raise('free-mail', freeMail.exec(text)?.[0])
  for (const { words, ...pay } of payIn(text)) {
    const weekly = weeklyPay(pay)
    if (weekly > weeklyMinimum * farTooMuch && asksForNothing.test(text))
      raise('too-much-pay', words)
    if (opening.ownPosting === true && weekly < weeklyMinimum) raise('too-little-pay', words)
  }
  raise(
    'too-much-pay',
    /\bearn (?:up to )?(?:millions|thousands) (?:a|per) (?:day|week)\b/i.exec(text)?.[0],
  )
  return redFlags.flatMap((flag) => {
    const words = found.get(flag)
    return words === undefined ? [] : [{ flag, words }]
  })
}

/** Not for people under 18, or not known to be older: night and hazardous work, alcohol, abroad. */
export function isForAdults(opening: {
  title: string
  description: string
  place: Place
}): boolean {
  const text = normal(`${opening.title}\n${opening.description}`)
  return opening.place === 'abroad' || adultWork.test(text)
}

/** A sentence that warns of fees names them too; the words before the match decide. */
function said(text: string, pattern: RegExp): string | undefined {
  const matches = [...text.matchAll(new RegExp(pattern.source, 'gi'))]
  return matches.find(({ index }) => !denied.test(text.slice(Math.max(0, index - 60), index)))?.[0]
}

function messagingOnly(text: string, hasLink: boolean): string | undefined {
  const named = messaging.exec(text)?.[0]
  if (named === undefined) return undefined
  return (
    /\b(?:only|strictly)\b.{0,20}\b(?:whats ?app|telegram|signal|dm|inbox)/i.exec(text)?.[0] ??
    /\b(?:whats ?app|telegram|signal|dm|inbox)\b.{0,20}\bonly\b/i.exec(text)?.[0] ??
    (!hasLink && !address.test(text) ? named : undefined)
  )
}

/** Look-alike letters and full-width forms read as the plain ones, on one line. */
function normal(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
}

const denied =
  /\b(no|never|not|without|don'?t|do not|won'?t|free of|zero|beware of|anyone who asks)\b[^.!?;]{0,40}$/i

const money = '(?:fees?|deposits?|payments?|charges?|money|cash|cost)'
const wordings: readonly (readonly [RedFlag, readonly RegExp[]])[] = [
  [
    'fee',
    [
      new RegExp(
        `\\b(?:application|processing|registration|training|admin(?:istration|istrative)?|visa|uniform|starter kit|medical|security|background check|placement|interview|refundable|recruitment|onboarding) ${money}\\b`,
      ),
      // "We pay J$20,000 a week" is a wage.
      /(?<!\bwe (?:will )?|\bwe'll )\b(?:pay|send|deposit|transfer)\s(?:us\s|me\s|a\s|the\s|an\s|your\s|only\s)*(?:US\$|J\$|\$)\s?\d/,
      /\b(?:pay|send|deposit) (?:a |the |your |an |us |small |one-time |upfront )*(?:fee|deposit|registration|money|processing)\b/,
      /\b(?:buy|purchase) (?:your |the |a )*(?:starter kit|training (?:kit|pack|package|materials)|own stock)\b/,
      /\bupfront (?:payment|fee|cost)\b/,
      /\b(?:western union|moneygram|bitcoin|gift cards?)\b/,
    ],
  ],
  [
    'papers',
    [
      /\b(?:send|submit|hand (?:in|over)|surrender|give|bring|hold|keep|collect)\b[^.!?]{0,40}\bpassports?\b/,
      /\bpassports? (?:will be|to be|is|are) (?:held|kept|collected)\b/,
      /\b(?:send|submit|text|whatsapp|forward|give)\b[^.!?]{0,40}\b(?:TRN|NIS number|bank (?:details|account|card|login)|account number|debit card|credit card|pin)\b/,
    ],
  ],
  [
    'bank-account',
    [
      /\b(?:use|using|through|via|into|to|have) your (?:own |personal )*(?:bank )?account\b[^.!?]{0,60}\b(?:transfer|receive|cash|payments?|clients?|withdraw|forward)/,
      /\b(?:receive|cash|process|forward|reship)\b[^.!?]{0,40}\b(?:payments?|cheques?|packages|parcels|funds)\b[^.!?]{0,40}\b(?:your (?:own |personal )*(?:bank )?account|your home|at home)\b/,
      /\b(?:lead lists?|cash[- ]?out)\b/,
    ],
  ],
  [
    'looks',
    [
      /\b(?:attractive|pretty|good[- ]looking|sexy|slim|open[- ]minded)\b[^.!?]{0,40}\b(?:girls?|females?|ladies|lady|women|young|model|hostess|masseuse)\b/,
      /\b(?:girls?|females?|ladies|women)\b[^.!?]{0,30}\b(?:attractive|pretty|sexy|slim|open[- ]minded)\b/,
      /\b(?:1[6-9]|2[0-9])\s?(?:-|to|–)\s?(?:1[6-9]|2[0-9])\b[^.!?]{0,20}\b(?:female|girls?|ladies)\b/,
      /\b(?:females?|girls?|ladies)\b[^.!?]{0,15}\b(?:1[6-9]|2[0-9])\s?(?:-|to|–)\s?(?:1[6-9]|2[0-9])\b/,
      /\bfull[- ](?:length|body) (?:photos?|pictures?|pics?)\b/,
      /\b(?:massage|escorts|escort (?:service|agency|work)|exotic dancer|go-?go dancer|lingerie)\b/,
    ],
  ],
  [
    'secrecy',
    [
      /\b(?:location|details|address)\b[^.!?]{0,20}\b(?:disclosed|revealed|told|given)\b[^.!?]{0,20}\b(?:later|after|on arrival|upon)\b/,
      /\b(?:travel|fly|leave) (?:today|tonight|tomorrow|immediately|this week)\b/,
      /\b(?:don'?t|do not) tell (?:anyone|your (?:parents|family|guardian))\b/,
      /\bguaranteed (?:job|visa|income)\b/,
    ],
  ],
]

const messaging = /\b(?:whats ?app|telegram|signal app|wa\.me|t\.me|inbox me|dm me|dm us)\b/i
const address = /[\w.+-]+@[\w-]+\.[\w.]+|https?:\/\/(?!wa\.me|t\.me)\S+|\bwww\.\S+/i
const freeMail = /@(?:gmail|yahoo|hotmail|outlook|live|icloud|aol|proton(?:mail)?|ymail)\.[a-z]+/i
const asksForNothing =
  /\b(?:no (?:experience|skills?|qualifications?|subjects)|without experience|anyone can|work from home|entry[- ]level|easy (?:money|work)|internship|students? (?:wanted|welcome))\b/i
const adultWork =
  /\b(?:must be (?:at least )?(?:18|19|20|21)|(?:18|19|20|21)\s?years? (?:and|or) (?:over|older)|over (?:18|21)|night (?:shift|auditor|guard|work)|overnight|graveyard shift|bartend(?:er|ing)|casino|gaming lounge|night ?club|alcohol|liquor|tobacco|firearms?|armed|explosives?|blasting|underground|scaffold(?:er|ing)|high voltage|roofing|offshore|trawler)\b|\b(?:18|19|20|21)\s?\+/i
