/**
 * The text as it may leave the platform: e-mails, phone numbers, long numbers, dates of birth, handles,
 * schools and the person's own names are taken out. `known` is what the platform knows of the person.
 */
export function withoutIdentity(text: string, known: readonly string[]): string {
  const general = removals.reduce((left, [pattern, word]) => left.replace(pattern, word), text)
  return namesIn(known).reduce((left, name) => left.replace(wordsOf(name), '[removed]'), general)
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec'
const schoolKinds =
  'high|college|academy|prep|preparatory|primary|technical|comprehensive|secondary|university|institute'
const lowerSchools = 'high|prep|preparatory|primary|technical|comprehensive|secondary'

/** 'high|prep' as it stands in a name: 'High|Prep'. */
function capital(words: string): string {
  return words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

const removals: readonly (readonly [RegExp, string])[] = [
  [
    /[\p{L}\p{N}._%+-]+\s*(?:@|\(at\)|\[at\])\s*[\p{L}\p{N}-]+(?:\.\p{L}{2,}|\s*\(dot\)\s*\p{L}{2,})+/giu,
    '[e-mail]',
  ],
  [/(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]{3,}/gu, '[handle]'],
  // A date with a year, as somebody writes a birthday; a year alone stays.
  [/(?<!\d)\d{1,2}\s*[/.-]\s*\d{1,2}\s*[/.-]\s*(?:\d{4}|\d{2})(?!\d)/g, '[date]'],
  [/(?<!\d)\d{4}-\d{1,2}-\d{1,2}(?!\d)/g, '[date]'],
  [
    new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})[a-z]*\\.?,? \\d{4}\\b`, 'gi'),
    '[date]',
  ],
  [new RegExp(`\\b(?:${months})[a-z]*\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}\\b`, 'gi'), '[date]'],
  // Phones, TRN, NIS, cards and accounts: seven digits or more, however they are spaced. Money stays.
  [
    /(?<![\d$])(?<!\$ ?[\d,]*)(?!(?:19|20)\d\d ?[-–] ?(?:19|20)\d\d(?!\d))\+?\(?\d(?:[\s().-]{0,2}\d){6,18}(?!\d)/g,
    '[number]',
  ],
  [
    new RegExp(
      `\\b(?:\\p{Lu}[\\p{L}.'’]*(?:'s)? ){1,4}(?:${capital(schoolKinds)})(?: [Ss]chool)?\\b`,
      'gu',
    ),
    '[school]',
  ],
  // Typed without capitals, only what can be nothing else.
  [
    new RegExp(
      `\\b(?!(?:a|an|the|my|mi|in|from|at|to|of|after|any|every|which|junior|is|and|or) )[\\p{L}'’]+ (?:${lowerSchools}) school\\b`,
      'giu',
    ),
    '[school]',
  ],
  [
    /\b([Mm]y name is|[Mm]i name|I am called|[Cc]all me) \p{L}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3}/gu,
    '$1 [name]',
  ],
]

/** Whole names and each part of them; words too short or too common to mean one person stay. */
function namesIn(known: readonly string[]): string[] {
  const whole = known.map((name) => name.trim()).filter((name) => name.length >= 3)
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
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu')
}
