import { plainLetters } from '#domain/text/plain-letters.ts'

/** Whether a typed answer equals an accepted one, ignoring spaces, case and punctuation. */
export function isSameAnswer(answer: string, accepted: readonly string[]): boolean {
  const plain = plainAnswer(answer)
  return plain !== '' && accepted.some((text) => plainAnswer(text) === plain)
}

/** Normalizes the spelling of an answer. Characters with a meaning (+ - = < % *) are kept. */
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

/** The longest text that is parsed as a number. */
const maxNumberLength = 200

/** The number in "J$74,254.00", "25 %" or "4 hours" (when hours is the unit); null if there is none. */
export function numberIn(text: string, unit: string | undefined): number | null {
  if (text.length > maxNumberLength) return null
  const plain = plainAnswer(text).replace(/(?<=\d) (?=\d{3}(?!\d))/gu, '')
  const parts = /^([+-]?) *(\d+(?:\.\d+)?|\.\d+) *(.*)$/u.exec(plain)
  if (!parts) return null

  const [, sign, digits, rest] = parts
  if (rest && !isUnit(rest, unit)) return null
  return Number(`${sign}${digits}`)
}

/** Whether a number is within the tolerance; without one, 0.1 + 0.2 still counts as 0.3. */
export function isNear(value: number, right: number, tolerance: number): boolean {
  return Math.abs(value - right) <= tolerance + 1e-9 * Math.max(1, Math.abs(right))
}

function isUnit(rest: string, unit: string | undefined): boolean {
  const singular = (word: string) => plainAnswer(word).replace(/s$/u, '')
  // If the exercise has no unit only the number matters, so "12 bags" isn't wrong.
  if (unit === undefined) return /^[\p{L}% ]+$/u.test(rest)
  return singular(rest) === singular(unit) || (rest === 'jmd' && unit === 'J$')
}
