import { quoted, replacedIn, type FoldedText } from '#domain/text/folded-text.ts'

/**
 * The words of an opening that mean work between 10 PM and 5 AM: hours in digits or in words,
 * shifts, and other wordings. Null for day work, if the night is ruled out ("never at
 * night"), or if the hour is an application deadline.
 */
export function nightWorkIn(letters: FoldedText, words: FoldedText): string | null {
  const timed = withHoursInDigits(words)
  return (
    firstMeant(nights, words) ??
    firstMeant(midnight, words) ??
    rangeAtNight(letters) ??
    rangeAtNight(timed) ??
    firstMeant(lateHour, letters) ??
    firstMeant(lateHour, timed) ??
    firstMeant(untilClosing, timed) ??
    firstMeant(perhapsLate, timed, (sentence) => !namesAnHour.test(sentence))
  )
}

const nights = wordsOf(
  [
    'night (?:shifts?|auditors?|audit|guards?|work[a-z]{0,20}|duty|duties|watch[a-z]{0,20}|porter|security|manager|hours|job|crew|stock[a-z]{0,20}|pack[a-z]{0,20})',
    '(?:at|per|every|all|late|work|working|works|through the|saturday|friday|weekend|\\d) ?nights?|over nights?',
    '(?:work|working) a nights?|nights|night ?time|all night|after dark|rotating shifts?|(?:3rd|third|3|24 hour) shifts?',
    '(?<!(?:posted|sent|shipped|delivered|soaked|left) )overnight(?! (?:oats|bags?|delivery|shipping|courier|parcels?))',
    'graveyard (?:shifts?|hours|rota|roster|slot|crew|team|\\d{1,2})',
    '(?<!(?:until|till|til|to|before|by) )dusk|sun ?down (?:to|till|til|until)|sun ?set (?:to|till|til|until) (?:sun|dawn|day)',
    '(?:until|till|til|to) (?:the )?(?:dawn|sun ?rise|sun ?up|day ?break|day ?light|(?:early|wee|small) hours)|(?:wee|small) hours|early hours of',
    'till late(?! afternoon)|until late(?! afternoon)|til late(?! afternoon)',
  ].join('|'),
)
const midnight = wordsOf(
  '(?:till|til|until|past|after|at|to|around|about|by|near|from|before|close to|12) (?:12 )?midnight|midnight (?:shifts?|hours|crew|work|close|closing|finish|to|till|until)',
)

const clock = '\\d{1,2}(?:[:.h]?[0-5]\\d)?'
/** Not in an amount or a phone number, and not the minutes of "10 30 to 11 30". */
const notInNumber = '(?<![\\d$:.,]|\\d-|\\d{3}\\)?[ -])(?!(?<=\\d )(?:00|15|30|45)(?!\\d))'
const half = (name: string) => `(?: ?(?<${name}>[ap]) ?\\.? ?m(?![a-z])\\.?)`
const ranges = new RegExp(
  `${notInNumber}(?<from>${clock})(?: ?hrs?| ?hours?)?${half('fromHalf')}? ?(?:-|to|until|till|til) ?(?<to>${clock})(?![\\d%])(?:${half('toHalf')}| ?hrs(?![a-z]))?`,
  'g',
)

/** An hour of the night in any position; 10 PM itself only where work begins then. */
const lateHour = new RegExp(
  [
    '(?<![\\d:.,$])(?:11(?:[: ]?[0-5]\\d)?|10[: ](?!00)[0-5]\\d) ?p ?\\.? ?m(?![a-z])',
    '(?<![\\d:.,$])(?:12|[1-4])(?:[: ]?[0-5]\\d)? ?a ?\\.? ?m(?![a-z])',
    '(?<![\\da-z:.,$/-])(?:22:(?!00)[0-5]\\d|23:[0-5]\\d|0[0-4]:[0-5]\\d(?! ?p))(?![:\\d])',
    '(?<![\\d:.,$])(?:22(?!00)|23|0[0-4])[0-5]\\d ?(?:hrs?|hours)(?![a-z])',
    '(?<![\\d:.,$])10(?:[: ]?00)? ?p ?\\.? ?m (?:shifts?|starts?)(?![a-z])',
    '(?<![a-z])(?:starts?(?: time)?|starting(?: time)?|from|begins?|beginning|after|report)(?: (?:work|at|around|about|just)){0,3} (?:10(?:[: ]?00)? ?p ?\\.? ?m|22:00|2200)(?![a-z\\d])',
  ].join('|'),
  'g',
)
const untilClosing = wordsOf(
  '(?:[6-9]|10)(?::\\d\\d)? ?p ?m(?: [a-z]{1,12}){0,2} (?:till|til|until|to)(?: [a-z]{1,12}){0,2} clos(?:e|es|ing|ed)(?! (?:at|around|about|by) (?:[6-9]|10)(?: |$))|(?:[89]|10) p ?m close',
)
/** Night work unless an hour of the day is next to it. */
const perhapsLate = wordsOf('(?:closing|last|late|final) shifts?|late hours|late evenings?')
const namesAnHour = /(?<![a-z\d])\d{1,2}(?::\d\d)? ?(?:[ap] ?m(?![a-z])|(?:to|until|till) \d)/

function wordsOf(pattern: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`, 'g')
}

/** "9 in the evening" is "9 pm", "half past 10 at night" is "10:30 pm". */
function withHoursInDigits(words: FoldedText): FoldedText {
  const steps: readonly (readonly [RegExp, (match: string, ...groups: string[]) => string])[] = [
    // Digits read as those of a phone number: "8 to 1" is "8 2 1" there.
    [/(?<!\d )(?<!\d)(\d) 2 (\d)(?! ?\d)/g, (_all, from = '', to = '') => `${from} to ${to}`],
    [/(?<![\d:])half past (\d{1,2})(?!\d)/g, (_all, hour = '') => `${hour}:30`],
    [/(?<![\d:])quarter (?:past|after) (\d{1,2})(?!\d)/g, (_all, hour = '') => `${hour}:15`],
    [
      /(?<![\d:])quarter (?:to|of) (\d{1,2})(?!\d)/g,
      (_all, hour = '') => `${(Number(hour) + 11) % 12 || 12}:45`,
    ],
    [
      /(?<![\d:])(\d{1,2})(?:[: ]([0-5]\d))?(?: o ?clock)? (?:in|at|a|inna|of|on)(?: (?:the|di|a))?(?: (?:late|early))? (morning|mawnin|mornin|afternoon|evening|evenin|night)(?![a-z])/g,
      (_all, hour = '', minutes = '', part = '') =>
        `${hour}${minutes && `:${minutes}`} ${isMorning(Number(hour), part) ? 'am' : 'pm'}`,
    ],
    [/(?<![\d:])12 noon(?![a-z])/g, () => '12 pm'],
    // "Evenings from 9 to 12": the hours are those of the evening.
    [
      /(?<=(?<![a-z])(?:evenings?|nightly)(?: (?:from|between|at|only|hours|shifts?)){0,3}) (\d{1,2}) (?:to|till|til|until|and) (\d{1,2})(?! ?[ap] ?m| ?\d|:)/g,
      (_all, from = '', to = '') => ` ${from} pm to ${to}`,
    ],
  ]
  return steps.reduce((text, [pattern, by]) => replacedIn(text, pattern, by), words)
}

function isMorning(hour: number, part: string): boolean {
  if (part.startsWith('m')) return true
  return part === 'afternoon' ? false : hour === 12 || (part === 'night' && hour < 6)
}

/** The first match that is meant: not ruled out, and not an application deadline. */
function firstMeant(
  pattern: RegExp,
  text: FoldedText,
  isMeant: (sentence: string) => boolean = () => true,
): string | null {
  for (const { 0: match, index } of text.text.matchAll(pattern)) {
    const [start, end] = sentenceAround(text, index)
    const before = text.text.slice(Math.max(start, index - maxLookBehind), index)
    if (ruledOut.test(before) || lastToApply.test(before)) continue
    if (isMeant(text.text.slice(start, end))) return quoted(text, index, index + match.length)
  }
  return null
}

/** Words between "no" or "never" and the night that do not change the meaning. */
const ruledOut =
  /(?<![a-z])(?:no|never|without|not|nor|dont|doesnt|wont|neither|nobody)(?: (?:any|one|under|\d\d|stay|stays|ask|asks|asked|you|to|work|works|working|have|required?|be|at|in|the|late|weekends?|and|or|evenings?|will|do|does|kept|keep|need|needed|us|we|people|students?|minors|young|is|there|on)){0,7} $/
const lastToApply =
  /(?<![a-z])(?:apply|applications?|applicants?|deadline|submit|submissions?|registration|register|closing date|entries|cvs?|resumes?|reply|respond)(?:[ ,:]+(?!shifts?|work|works|working|hours|starts?|finish)[a-z0-9]{1,20}){0,7}[ ,:]*$/

/** Only this much text before the night is relevant, which also keeps long texts fast. */
const maxLookBehind = 160

/** The start and end of the sentence around a position in the folded text. */
function sentenceAround(text: FoldedText, index: number): readonly [number, number] {
  const position = text.from[index] ?? 0
  let from = 0
  let to = text.original.length
  for (const { index: stop } of text.original.matchAll(endOfSentence)) {
    if (stop >= position) {
      to = stop
      break
    }
    from = stop + 1
  }
  const isIn = (offset: number) => offset >= from && offset < to
  const start = text.from.findIndex(isIn)
  return [start, Math.max(index, text.from.findLastIndex(isIn)) + 1]
}
/** But not the dots of "p.m.". */
const endOfSentence = /(?<!(?<![a-z])[ap]\.? ?m?)[.!?;](?=\s|$)|\n/gi

/** Any of the hours between 10 PM and 5 AM, written as numbers: "10 pm to 6 am", "22:00-06:00". */
function rangeAtNight(text: FoldedText): string | null {
  for (const { 0: hours, index, groups } of text.text.matchAll(ranges)) {
    const quote = quoted(text, index, index + hours.length)
    if (isAtNight(groups ?? {}) && !isAmount(text, index)) return quote
  }
  return null
}

function isAmount({ original, from }: FoldedText, index: number): boolean {
  return original[(from[index] ?? 0) - 1] === '$'
}

function isAtNight(groups: Partial<Record<string, string>>): boolean {
  const clockOf24 = /[:.h]|\d{4}/.test(groups['from'] ?? '') && groups['to'] !== undefined
  const starts = hoursOf(groups['from'], groups['fromHalf'], clockOf24)
  const ends = hoursOf(groups['to'], groups['toHalf'], clockOf24)
  const spans = starts.flatMap((from) =>
    ends.map((to) => ({ from, length: (to - from + 24) % 24 || 24 })),
  )
  // "10 to 6 am" begins at night, because nobody works for twenty hours; "12 to 4" may be the afternoon.
  const shortest = Math.min(...spans.map(({ length }) => length))
  const likely = spans.filter(({ length }) => length === shortest)
  return likely.length > 0 && likely.every(touchesNight)
}

function touchesNight({ from, length }: { from: number; length: number }): boolean {
  return from >= 22 || from < 5 || from + length > 22
}

/** The hours of the day a number can mean. */
function hoursOf(number: string | undefined, half: string | undefined, of24: boolean): number[] {
  const digits = (number ?? '').replace(/[:.h]/, '')
  const hour = Number(digits.length > 2 ? digits.slice(0, -2) : digits)
  if (digits === '' || hour > 24) return []
  if (half !== undefined) return hour > 12 ? [hour % 24] : [(hour % 12) + (half === 'p' ? 12 : 0)]
  if (of24 && (hour > 12 || digits.startsWith('0'))) return [hour % 24]
  return hour > 12 ? [] : [hour % 12, (hour % 12) + 12]
}
