import { plainLetters } from './plain-letters.ts'

/** True when a typed answer says the same as one of the accepted ones, however it is spaced, cased or punctuated. */
export function saysTheSame(answer: string, accepted: readonly string[]): boolean {
  const said = plainAnswer(answer)
  return said !== '' && accepted.some((text) => plainAnswer(text) === said)
}

/** One spelling for all the ways of typing an answer. Signs that carry meaning (+ - = < % *) stay. */
export function plainAnswer(text: string): string {
  return plainLetters(text)
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/[‐‑‒–—−]/gu, '-')
    .replace(/(?:j\s?)?\$(?=\s?\d)/gu, ' ')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/gu, '')
    .replace(/(?<=\d)\.0+(?!\d)/gu, '')
    .replace(/ ?(?:%|\bper ?cent\b)/gu, '%')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/\.(?!\d)|'/gu, '')
    .replace(/[,;:!?"“”„()[\]{}_]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** No number with its unit is longer. */
const longestNumber = 200

/** The number in "J$74,254.00", "25 %" or "4 hours" (when hours is the unit); null when there is none. */
export function numberIn(text: string, unit: string | undefined): number | null {
  if (text.length > longestNumber) return null
  const plain = plainAnswer(text).replace(/(?<=\d) (?=\d{3}(?!\d))/gu, '')
  const parts = /^([+-]?) *(\d+(?:\.\d+)?|\.\d+) *(.*)$/u.exec(plain)
  if (!parts) return null

  const [, sign, digits, rest] = parts
  if (rest && !isUnit(rest, unit)) return null
  return Number(`${sign}${digits}`)
}

function isUnit(rest: string, unit: string | undefined): boolean {
  const singular = (word: string) => plainAnswer(word).replace(/s$/u, '')
  // Without a unit in the exercise the number alone is asked for; "12 bags" is not wrong then.
  if (unit === undefined) return /^[\p{L}% ]+$/u.test(rest)
  return singular(rest) === singular(unit) || (rest === 'jmd' && unit === 'J$')
}
