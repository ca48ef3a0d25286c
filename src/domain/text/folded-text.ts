/**
 * A text normalized for rules, with the original position of every character, so that a rule that
 * matches the folded text can quote what the person wrote.
 */
export interface FoldedText {
  original: string
  text: string
  /** The start and end of each character of `text` in the original. */
  from: number[]
  to: number[]
}

/** Longer texts are cut: nothing we show is longer, and this bounds the work on outside text. */
export const maxFoldedLength = 20_000
/** No real word is this long; the limit keeps rules that skip words fast on nonsense. */
const maxWordLength = 40

/** Lower case, without accents, invisible characters and look-alike letters. Punctuation stays. */
export function foldedLetters(text: string): FoldedText {
  const original = text.slice(0, maxFoldedLength)
  const folded: FoldedText = { original, text: '', from: [], to: [] }
  const parts: string[] = []
  let offset = 0
  for (const letter of original) {
    const plain = plainLetters(letter)
    parts.push(plain)
    // One position per UTF-16 unit: an emoji takes two.
    for (let unit = 0; unit < plain.length; unit += 1) {
      folded.from.push(offset)
      folded.to.push(offset + letter.length)
    }
    offset += letter.length
  }
  return { ...folded, text: parts.join('') }
}

/**
 * Only words and numbers with one space between them: "Western-Union", "w.e.s.t.e.r.n union" and
 * "western  UNION" become the same text.
 */
export function foldedWords(letters: FoldedText): FoldedText {
  const steps: readonly (readonly [RegExp, string | ((match: string) => string)])[] = [
    [/(?<=\d),(?=\d{3}(?!\d))/g, ''],
    [/['’‘`´]/g, ''],
    [/[^a-z0-9]+/g, ' '],
    [/(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/g, ' '],
    // Join letters that were written one by one.
    [/(?<![a-z0-9])[a-z](?: [a-z]){2,40}(?![a-z0-9])/g, (run) => run.replaceAll(' ', '')],
    [/[a-z0-9]{41,}/g, (word) => word.slice(0, maxWordLength)],
  ]
  return steps.reduce((text, [pattern, by]) => replacedIn(text, pattern, by), letters)
}

/** `replaceAll` that keeps the positions. */
export function replacedIn(
  folded: FoldedText,
  pattern: RegExp,
  by: string | ((match: string, ...groups: string[]) => string),
): FoldedText {
  const { original, text } = folded
  const parts: string[] = []
  const from: number[] = []
  const to: number[] = []
  const keep = (start: number, end: number) => {
    parts.push(text.slice(start, end))
    for (let index = start; index < end; index += 1) {
      from.push(folded.from[index] ?? 0)
      to.push(folded.to[index] ?? 0)
    }
  }
  let copiedUntil = 0
  for (const match of text.matchAll(pattern)) {
    keep(copiedUntil, match.index)
    copiedUntil = match.index + match[0].length
    const start = folded.from[match.index] ?? original.length
    const end = match[0] === '' ? start : (folded.to[copiedUntil - 1] ?? original.length)
    const replacement = typeof by === 'string' ? by : by(match[0], ...match.slice(1))
    parts.push(replacement)
    for (let index = 0; index < replacement.length; index += 1) {
      from.push(start)
      to.push(end)
    }
  }
  keep(copiedUntil, text.length)
  return { original, text: parts.join(''), from, to }
}

/** The original text between two positions of the folded text. */
export function quoted(folded: FoldedText, start: number, end: number): string {
  const from = folded.from[start] ?? 0
  const to = folded.to[Math.max(start, end - 1)] ?? folded.original.length
  return folded.original.slice(from, to).replace(/\s+/g, ' ').trim()
}

export function endsSentence(words: string): boolean {
  return /[.!?;:]/.test(words)
}

/** Emoji that stand for a word become the word. */
export function withEmojiWords(letters: FoldedText): FoldedText {
  return replacedIn(
    letters,
    /[\u{1f300}-\u{1faff}\u2700-\u27bf\u260e]/gu,
    (emoji) => ` ${emojiWords[emoji] ?? ''} `,
  )
}

const emojiWords: Readonly<Record<string, string>> = {
  '👧': 'girl',
  '👩': 'woman',
  '💃': 'girl',
  '👦': 'boy',
  '👶': 'baby',
  '🍼': 'baby',
  '👵': 'granny',
  '👴': 'old man',
  '🌙': 'night',
  '🌃': 'night',
  '👙': 'bikini',
  '📸': 'photos',
  '🤳': 'selfie',
  '✈': 'flight',
  '🛫': 'flight',
  '🛩': 'flight',
  '🛂': 'passport',
  '📦': 'parcel',
  '🏦': 'bank',
}

/** Digits and signs read as the letters they stand for inside a word: "f33", "wh@tsapp", "te1egram". */
export function withoutLeet(letters: FoldedText, letterForOne: 'i' | 'l'): FoldedText {
  return replacedIn(letters, /[a-z0-9@$!|+]{2,40}/g, (word) => {
    const signs = /^(?:[a-z][a-z0-9@$!|+]*|[0-9@$!|+]{1,3}[a-z][a-z0-9@$!|+]*)$/
    // Amounts, hours and addresses are taken literally.
    if (!/[a-z]/.test(word) || !signs.test(word) || /\d{3}|\$\d|^\d+[a-z]{1,3}$/.test(word))
      return word
    return word.replace(/[0-9@$!|+](?!$)|[0-9@$](?=$)/g, (sign) =>
      sign === '1' || sign === '|' || sign === '!' ? letterForOne : (leet[sign] ?? sign),
    )
  })
}

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '+': 't',
}

function plainLetters(letter: string): string {
  if (letter >= ' ' && letter <= '~') return letter.toLowerCase()
  if (/^[\p{M}\p{Default_Ignorable_Code_Point}]$/u.test(letter)) return ''
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return Array.from(bare, (each) => lookAlikes.get(each) ?? each).join('')
}

const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аαɑᴀ',
    b: 'ьвβʙ',
    c: 'сϲᴄ',
    d: 'ԁɗᴅđð',
    e: 'еєεɛᴇ€ҽ',
    f: 'ƒғϝ',
    g: 'ɡɢց',
    h: 'һнհʜ',
    i: 'іıιɪɩӏ',
    j: 'јʝ',
    k: 'кκᴋ',
    l: 'ⅼʟł',
    m: 'мᴍ',
    n: 'пηɴո',
    o: 'оοσօᴏø',
    p: 'рρᴘ',
    q: 'ԛզ',
    r: 'гʀ',
    s: 'ѕꜱʂ',
    t: 'тτᴛ',
    u: 'υսʋᴜ',
    v: 'ѵνᴠ',
    w: 'ԝωшᴡ',
    x: 'хχ',
    y: 'уүγʏ',
    z: 'ᴢʐ',
    '-': '‐‑‒–—−',
    '.': '。․·•',
  }).flatMap(([plain, others]) => Array.from(others, (other) => [other, plain] as const)),
)
