import { digitsInWords } from '#domain/text/digit-words.ts'
import { plainLetters } from '#domain/text/plain-letters.ts'

/**
 * The text as it may leave the platform: e-mails, phone numbers, long numbers, dates of birth, street
 * addresses, handles, schools and the person's own names are taken out, however they are written.
 * `known` is what the platform knows of the person.
 */
export function withoutIdentity(text: string, known: readonly string[]): string {
  const plain = plainLetters(text)
  const general = removals.reduce((rest, [pattern, word]) => rest.replace(pattern, word), plain)
  return namesIn(known).reduce((rest, name) => rest.replace(wordsOf(name), '[removed]'), general)
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec'
const schoolKinds =
  'high|college|academy|prep|preparatory|primary|technical|comprehensive|secondary|university|institute'
const lowerSchools = 'high|prep|preparatory|primary|technical|comprehensive|secondary'
const streets =
  'street|st|road|rd|avenue|ave|lane|drive|crescent|terrace|boulevard|blvd|heights|gardens'
/** These are street names only after a proper name: "5 Orchid Close", not "one good place". */
const namedStreets = 'Close|Way|Place|Court|Path|District|Scheme|Mews|Villas|Estate|Pen|Dr'
const noStreet =
  'years?|days?|weeks?|months?|hours?|minutes?|times?|the|a|an|at|in|on|of|to|from|and|or|my|by|for|subjects?|passes|people|jobs?|level|grade|form|per|percent|miles?|km|main|busy|big|long'

/** 'high|prep' as written in names: 'High|Prep'. */
function capital(words: string): string {
  return words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

// Every repetition is bounded, so that no text takes long.
const removals: readonly (readonly [RegExp, string])[] = [
  [
    /[\p{L}\p{N}._%+-]{1,64}\s{0,3}(?:@|\(at\)|\[at\])\s{0,3}[\p{L}\p{N}-]{1,63}(?:\.\p{L}{2,24}|\s{0,3}\(dot\)\s{0,3}\p{L}{2,24}){1,4}/giu,
    '[e-mail]',
  ],
  [
    /[\p{L}\p{N}._%+-]{1,64} at [\p{L}\p{N}-]{1,63}(?: dot |\.)(?:com|org|net|edu|gov|co|jm|info|me)(?:(?: dot |\.)jm)?(?!\p{L})/giu,
    '[e-mail]',
  ],
  [/(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,40}/gu, '[handle]'],
  // A date with a year, like a birthday; a year alone stays.
  [/(?<!\d)\d{1,2}\s{0,3}[/.-]\s{0,3}\d{1,2}\s{0,3}[/.-]\s{0,3}(?:\d{4}|\d{2})(?!\d)/g, '[date]'],
  [/(?<!\d)\d{4}-\d{1,2}-\d{1,2}(?!\d)/g, '[date]'],
  [
    new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})[a-z]{0,8}\\.?,? \\d{4}\\b`, 'gi'),
    '[date]',
  ],
  [
    new RegExp(`\\b(?:${months})[a-z]{0,8}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}\\b`, 'gi'),
    '[date]',
  ],
  // "12 Hope Road", "lot 4b Orange Lane", "apartment 3", "P.O. Box 12".
  [
    new RegExp(
      `\\b(?:lot |no\\.? ?|number )?\\d{1,4}[a-z]? (?:(?!(?:${noStreet}) )[\\p{L}'.-]{1,30} ){1,3}(?:${streets})(?![\\p{L}\\p{N}])`,
      'giu',
    ),
    '[address]',
  ],
  [
    new RegExp(
      `\\b(?:[Ll]ot )?\\d{1,4}[A-Za-z]? (?:\\p{Lu}[\\p{L}'.-]{0,30} ){1,3}(?:${namedStreets})(?![\\p{L}\\p{N}])`,
      'gu',
    ),
    '[address]',
  ],
  [/\b(?:lot|apt|apartment|p\.? ?o\.? box)\.? {0,2}#? ?\d{1,5}[a-z]?\b/gi, '[address]'],
  // Phones, TRN, NIS, cards and accounts: seven digits or more, however they are spaced. Money stays.
  [
    /(?<![\d$])(?<!\$ ?[\d,]{0,20})(?!(?:19|20)\d\d ?[-–] ?(?:19|20)\d\d(?!\d))\+?\(?\d(?:[\s().-]{0,2}\d){6,18}(?!\d)/g,
    '[number]',
  ],
  [digitsInWords, '[number]'],
  [
    new RegExp(
      `\\b(?:\\p{Lu}[\\p{L}.']{0,30}(?:'s)? ){1,4}(?:${capital(schoolKinds)})(?: [Ss]chool)?\\b`,
      'gu',
    ),
    '[school]',
  ],
  // Without capitals, only what cannot be anything else.
  [
    new RegExp(
      `\\b(?!(?:a|an|the|my|mi|in|from|at|to|of|after|any|every|which|junior|is|and|or) )[\\p{L}']{1,30} (?:${lowerSchools}) school\\b`,
      'giu',
    ),
    '[school]',
  ],
  [
    /\b([Mm]y name is|[Mm]i name|I am called|[Cc]all me) \p{L}[\p{L}'-]{0,40}(?: \p{Lu}[\p{L}'-]{0,40}){0,3}/gu,
    '$1 [name]',
  ],
]

const maxNameLength = 254

/** Whole names and their parts; words too short or too common to identify a person stay. */
function namesIn(known: readonly string[]): string[] {
  const whole = known
    .map((name) => plainLetters(name).trim().slice(0, maxNameLength))
    .filter((name) => name.length >= 3)
  const parts = whole.flatMap((name) => name.split(/[\s,.@]+/))
  return [...new Set([...whole, ...parts])]
    .filter((part) => part.length >= 3 && !commonWords.has(part.toLowerCase()))
    .sort((left, right) => right.length - left.length)
}

const commonWords = new Set(
  `${schoolKinds.replaceAll('|', ' ')} school the and for com org net gmail yahoo hotmail outlook`.split(
    ' ',
  ),
)

function wordsOf(name: string): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s{1,3}')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu')
}
