import { contactIn } from './contact-data.ts'
import {
  endsSentence,
  foldedLetters,
  foldedWords,
  quoted,
  replacedIn,
  withEmojiWords,
  withoutLeet,
  type FoldedText,
} from '#domain/text/folded-text.ts'
import { withDigits } from '#domain/text/number-words.ts'
import { payIn, weeklyPay } from '#domain/openings/pay.ts'
import { ideas } from './red-flag-idea-wordings.ts'
import { wordsOfIdea } from './red-flag-ideas.ts'
import { squeezedWordings, wordings, type Wording } from './red-flag-wordings.ts'

export const redFlags = [
  'fee',
  'papers',
  'contact',
  'messaging-only',
  'free-mail',
  'too-much-pay',
  'too-little-pay',
  'bank-account',
  'looks',
  'private-home',
  'secrecy',
  'new-business',
] as const
export type RedFlag = (typeof redFlags)[number]

/** What staff see next to a held opening; its business sees `holdFindings`. */
export const redFlagReasons: Readonly<Record<RedFlag, string>> = {
  fee: 'Asks the applicant for money.',
  papers: 'Asks for a passport, TRN or bank details before there is an offer.',
  contact: 'Gives a phone number, an address, a link or a messaging app.',
  'messaging-only': 'The only way to reach them is a messaging app.',
  'free-mail': 'The contact is a free-mail address.',
  'too-much-pay': 'Promises far too much pay for no experience.',
  'too-little-pay': 'Pays less than the national minimum wage.',
  'bank-account': "Wants to move money or goods through the applicant's account or address.",
  looks: 'Asks for looks, age and sex, or photos of the body.',
  'private-home': 'Asks somebody to a private home, to come alone, or to stay the night.',
  secrecy: 'Hides the place or the work, or takes people abroad.',
  'new-business': 'It is one of the first three openings of a new business.',
}

export interface CheckedOpening {
  title: string
  description: string
  /** Pay as text, if it is not part of the description. */
  pay?: string | null
  /** Whether the opening has its own page to apply on. */
  hasLink: boolean
  /** Pay and contact are checked only for businesses; for feeds only the text. */
  ownPosting?: boolean
}

/** Far too much: this many weekly minimum wages for work without requirements. */
const farTooMuch = 12

/** All flags that hold an opening for staff, in a fixed order; none for a sound one. */
export function redFlagsIn(opening: CheckedOpening, weeklyMinimum: number): RedFlag[] {
  return warningsIn(opening, weeklyMinimum).map(({ flag }) => flag)
}

/** A red flag, and the words of the opening that raised it. */
export interface Warning {
  flag: RedFlag
  words: string
}

/** Like `redFlagsIn`, each flag with the first words that raised it. */
export function warningsIn(opening: CheckedOpening, weeklyMinimum: number): Warning[] {
  const openingText = `${opening.title}\n${opening.description}\n${opening.pay ?? ''}`
  const letters = foldedLetters(openingText)
  const fields = fieldsOf(opening)
  const own = opening.ownPosting === true
  const wordsByFlag = new Map<RedFlag, string>()
  const raise = (flag: RedFlag, words: string | undefined) => {
    if (words !== undefined) wordsByFlag.set(flag, clearer(wordsByFlag.get(flag), words))
  }
  raiseContact(letters, opening, raise)
  for (const { flag, words } of wordsThatRaise(letters, own, fields)) raise(flag, words)
  const text = letters.original.normalize('NFKC').replace(/\s+/g, ' ')
  for (const { words, ...pay } of payIn(text)) {
    const weekly = weeklyPay(pay)
    if (weekly > weeklyMinimum * farTooMuch && asksForNothing.test(text))
      raise('too-much-pay', words)
    const hours = pay.period === 'week' ? hoursNamed(letters) : fullWeek
    if (own && weekly < (weeklyMinimum * hours) / fullWeek) raise('too-little-pay', words)
  }
  raise('too-much-pay', quoteOf(letters, earnMillions))
  return redFlags.flatMap((flag) => {
    const words = wordsByFlag.get(flag)
    return words === undefined ? [] : [{ flag, words }]
  })
}

/** The first match within one sentence, otherwise the first match: one across two sentences quotes badly. */
function clearer(current: string | undefined, words: string): string {
  return current === undefined || (spansSentences(current) && !spansSentences(words))
    ? words
    : current
}

function spansSentences(words: string): boolean {
  return /[.!?] /.test(words)
}

const fullWeek = 40

/** "J$14,000 a week for twenty hours" is half a week's work. */
function hoursNamed(letters: FoldedText): number {
  const { text } = withDigits(foldedWords(letters))
  const match =
    /\b(?:for|of) (\d{1,2}) (?:hours|hrs)\b|\b(\d{1,2}) (?:hours|hrs) (?:a|per|each|every|weekly)\b/.exec(
      text,
    )
  const hours = Number(match?.[1] ?? match?.[2] ?? fullWeek)
  return Math.min(fullWeek, Math.max(1, hours))
}

/** Separates fields, so that words of two fields do not match together. */
function fieldsOf({ title, description }: CheckedOpening): number[] {
  return [title.length, title.length + 1 + description.length]
}

function isOfTwoFields(reading: FoldedText, start: number, end: number, fields: readonly number[]) {
  const from = reading.from[start] ?? 0
  const to = reading.to[end - 1] ?? from
  return fields.some((boundary) => from < boundary && boundary < to)
}

function* wordsThatRaise(
  letters: FoldedText,
  own: boolean,
  fields: readonly number[],
): Generator<Warning> {
  const plain = readingOf(letters)
  const readings = [
    plain,
    ...(['i', 'l'] as const).map((letter) => readingOf(withoutLeet(letters, letter))),
  ]
  const different = readings.filter(
    ({ text }, index) => readings.findIndex((other) => other.text === text) === index,
  )
  for (const reading of different) {
    for (const wording of wordings) {
      if (wording.ownOnly === true && !own) continue
      const words = firstThatCounts(reading, wording, fields)
      if (words !== undefined) yield { flag: wording.flag, words }
    }
    for (const idea of own ? ideas : []) {
      const words = wordsOfIdea(reading, idea)
      if (words !== undefined) yield { flag: idea.flag, words }
    }
  }
  const squeezed = replacedIn(plain, / /g, '')
  for (const { usual, ...wording } of squeezedWordings) {
    if (wording.ownOnly === true && !own) continue
    for (const { 0: match, index } of squeezed.text.matchAll(wording.pattern)) {
      if (isOfTwoFields(squeezed, index, index + match.length, fields)) continue
      const words = quoted(squeezed, index, index + match.length)
      if (!usual.test(foldedWords(foldedLetters(words)).text)) yield { flag: wording.flag, words }
    }
  }
}

function readingOf(letters: FoldedText): FoldedText {
  const numbers = withDigits(foldedWords(withEmojiWords(letters)))
  return replacedIn(numbers, /(?<![a-z0-9])\d(?: \d){2,11}(?! ?\d)/g, (run) =>
    run.replaceAll(' ', ''),
  )
}

function firstThatCounts(
  reading: FoldedText,
  { flag, pattern }: Wording,
  fields: readonly number[],
): string | undefined {
  let acrossSentences: string | undefined
  for (const { 0: match, index } of reading.text.matchAll(pattern)) {
    if (isOfTwoFields(reading, index, index + match.length, fields)) continue
    if (mayBeDenied.has(flag) && isDenied(reading, index, index + match.length)) continue
    const words = quoted(reading, index, index + match.length)
    if (!spansSentences(words)) return words
    acrossSentences ??= words
  }
  return acrossSentences
}

function raiseContact(
  letters: FoldedText,
  opening: CheckedOpening,
  raise: (flag: RedFlag, words: string | undefined) => void,
): void {
  if (opening.ownPosting === true) {
    raise('free-mail', quoteOf(letters, freeMail))
    raise('contact', contactIn(letters))
    return
  }
  const appName = quoteOf(letters, messaging)
  if (appName === undefined) return
  raise('messaging-only', quoteOf(letters, onlyMessaging))
  if (!opening.hasLink && !pageOrMailbox.test(letters.text)) raise('messaging-only', appName)
}

function quoteOf(letters: FoldedText, pattern: RegExp): string | undefined {
  const match = pattern.exec(letters.text)
  return match === null ? undefined : quoted(letters, match.index, match.index + match[0].length)
}

/**
 * "No registration fee" denies a fee, "not a scam, registration fee" does not: the negation and what it
 * denies must be in the same sentence, with only words between them that continue the negation.
 */
function isDenied(reading: FoldedText, start: number, end: number): boolean {
  const before = reading.text.slice(Math.max(0, start - 80), start)
  const after = reading.text.slice(end, end + 60)
  const paidMatch = paidByUs.exec(after)
  if (paidMatch !== null && !endsSentence(quoted(reading, end, end + paidMatch[0].length)))
    return true
  const takenBackMatch = takenBack.exec(after)
  if (
    takenBackMatch !== null &&
    !endsSentence(quoted(reading, end - 1, end + takenBackMatch[0].length))
  )
    return false
  return [denies, paysItself, othersPay].some((pattern) => {
    const denial = pattern.exec(before)
    if (denial === null) return false
    const between = quoted(reading, start - before.length + denial.index, end)
    return !endsSentence(between) && !/^no\s?,/i.test(between)
  })
}

const mayBeDenied: ReadonlySet<RedFlag> = new Set(['fee', 'papers', 'bank-account', 'looks'])
const carriesOn =
  '(?:any|a|an|the|or|and|nor|of|for|to|you|u|anyone|anybody|applicants?|students?|us|we|will|ever|is|are|be|ask|asks|asked|asking|charge|charges|charged|charging|require|requires|required|take|takes|collect|request|want|need|have|pay|send|give|submit|bring|your|application|applying|registration|training|processing|interview|hidden|upfront|uniform|recruitment|placement|fees?|deposits?|payments?|money|kind|wanted|accepted)'
const denies = new RegExp(
  `(?<![a-z])(?:no|never|without|zero|(?:do|does|did|will|must|should) not|dont|doesnt|wont|nobody|beware of|free of)(?! (?:1|one|doubt) )(?: ${carriesOn}){0,8} $`,
)
const paysItself =
  /(?<![a-z])(?:we|company|employer|upful) (?:will )?(?:fully )?(?:(?:cover|covers|pay|pays|provide|provides)(?: (?:for|all|your|the|full|any|and|uniform|training|medical|transport|of)){0,6} )?$/
/** "Tourists pay in US dollars" does not ask the applicant for money. */
const othersPay =
  /(?<![a-z])(?:customers|tourists|guests|clients|members|visitors|patients|shoppers|passengers|buyers|diners) (?:(?:can|will|may|must|often|sometimes|who|also|usually) ){0,2}$/
const paidByUs =
  /^ (?:(?:is|are|will be) )?(?:fully )?(?:(?:covered|paid|provided|met) )?(?:for )?by (?:us|the company|our company|the employer|upful|heart|(?:the )?(?:customers|members|guests|clients|tenants|parents of (?:the |our )?(?:campers|children|pupils|players)))(?![a-z])/
/** "No fee until you are accepted" does mention a fee. */
const takenBack =
  /^ ?(?:at this (?:time|stage) )?(?:until|unless|except|till|if|before|yet|today|right now|this week|for now|but (?:you|yuh|bring|send|pay|a|just|only|there|walk)|only (?:a|an)|and you (?:cannot|cant|will not|wont)|you (?:cannot|cant|can not|will not|wont)|nobody|no 1)(?![a-z])/

const messaging = /\b(?:whats ?app|telegram|signal app|wa\.me|t\.me|inbox me|dm me|dm us)\b/
const onlyMessaging =
  /\b(?:only|strictly)\b[^.!?]{0,20}\b(?:whats ?app|telegram|signal|dm|inbox)|\b(?:whats ?app|telegram|signal|dm|inbox)\b[^.!?]{0,20}\bonly\b/
const pageOrMailbox =
  /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{2,63}|https?:\/\/(?!wa\.me|t\.me)\S|\bwww\.\S/
const freeMail =
  /@\s?(?:gmail|yahoo|hotmail|outlook|live|icloud|aol|proton(?:mail)?|ymail)\.[a-z]{2,6}/
const earnMillions = /\bearn (?:up to )?(?:millions|thousands) (?:a|per) (?:day|week)\b/
const asksForNothing =
  /\b(?:no (?:experience|skills?|qualifications?|subjects)|without experience|anyone can|work from home|entry[- ]level|easy (?:money|work)|internship|students? (?:wanted|welcome))\b/i
