import { isFiller, plainWords, stemOf } from '#domain/text/word-stems.ts'

/** The examples in the search field; each of them finds something. */
export const searchExamples = ['CV', 'money', 'coding'] as const

/** Whether the text has every significant word of the search, in any form or as a synonym. */
export function matchesSearch(text: string, search: string): boolean {
  const words = wordsOf(text)
  const textWords = new Set([...words, ...words.map(stemOf)])
  const searchWords = significantWords(search)
  return searchWords.length > 0 && searchWords.every((word) => includesWord(word, textWords))
}

/**
 * How well a text in parts, most significant first, matches a search: the index of the part by which
 * every significant word was found, so 0 is best; null if a word is missing.
 */
export function fitOf(parts: readonly string[], search: string): number | null {
  const fit = parts.findIndex((_part, index) =>
    matchesSearch(parts.slice(0, index + 1).join(' '), search),
  )
  return fit === -1 ? null : fit
}

function includesWord(word: string, textWords: ReadonlySet<string>): boolean {
  const stem = stemOf(word)
  if (textWords.has(stem) || otherNames.get(stem)?.some((name) => textWords.has(name))) return true
  // Match prefixes, as the user may still be typing.
  return stem.length >= 3 && [...textWords].some((textWord) => textWord.startsWith(stem))
}

/** "How do I make a CV" is a search for "CV". If there are only filler words, they are kept. */
function significantWords(search: string): string[] {
  const words = wordsOf(search)
  const significant = words.filter((word) => !isFiller(word) && !shortFillers.has(word))
  return significant.length > 0 ? significant : words
}

function wordsOf(text: string): string[] {
  return plainWords(text).split(' ').filter(Boolean)
}

const shortFillers = new Set(
  'a an to of in on my me is am i do we us at by or as be if no so up go it'.split(' '),
)

/** What people type, and the words the courses use for it. */
const names: readonly (readonly [typed: string, inCourses: string])[] = [
  ['cv resume biodata vitae', 'cv resume'],
  [
    'coding code programming program developer software python javascript html app apps website',
    'code program python',
  ],
  ['money cash finance financial dollar dollars', 'money budget finance pay'],
  ['bank banking account loan loans credit debt borrow', 'bank loan borrow finance'],
  ['saving savings save invest investing stocks shares', 'save saving invest investment'],
  ['excel spreadsheet spreadsheets sheet sheets', 'sheet formula chart'],
  [
    'word docs document documents powerpoint slides google office typing',
    'letter slides file sheet',
  ],
  [
    'cxc csec cape exam exams subjects subject heart nvq diploma',
    'certificate certification study nvq',
  ],
  ['study studying school college university homework', 'study learn school training'],
  ['work working employment vacancy vacancies career careers hiring', 'job work career vacancy'],
  ['scam scams fraud trap', 'scam fraud trap fake'],
  ['internet wifi data', 'internet data online'],
  ['computer laptop phone tablet ict it tech', 'laptop phone device tech technology'],
  ['instagram facebook tiktok linkedin whatsapp social profile', 'profile online post'],
  ['email mail letter writing', 'email letter writing write'],
  ['speaking talking speech presentation presenting talk', 'talk speak speaking pitch present'],
  ['boss manager supervisor leader', 'leader lead leadership'],
  ['team group', 'team teamwork'],
  ['trn nis tax taxes salary wage wages payslip payday', 'pay payday wage'],
  ['ai chatgpt gpt', 'ai'],
  ['maths math graph graphs statistics stats', 'numbers chart sum data'],
  ['safety accident', 'safe safety hazard'],
  ['contract rights', 'contract deal'],
]

const otherNames = new Map<string, string[]>()
for (const [typedWords, courseWords] of names) {
  const stems = courseWords.split(' ').map(stemOf)
  for (const stem of new Set(typedWords.split(' ').map(stemOf))) {
    otherNames.set(stem, [...(otherNames.get(stem) ?? []), ...stems])
  }
}
