import { z } from 'zod'
import { placeIn } from '#domain/openings/place.ts'
import { nicknameLength } from './nickname-length.ts'
import { bareLetters } from '#domain/text/plain-letters.ts'

const words = z
  .array(z.string().regex(/^[a-z]+$/, 'small letters from a to z, without spaces'))
  .min(1)
  .refine((all) => new Set(all).size === all.length, { message: 'a word is there twice' })

/** The words that made nicknames consist of, and those that a typed one must not contain. */
export const nicknameWordsSchema = z.strictObject({
  first: words,
  second: words,
  /** First names and surnames that are common here. */
  names: words,
  /** Parts of words that hurt, wherever in a word they are. */
  refusedParts: words,
  /** Words that hurt when they are a whole word: "ass", but not "class". */
  refusedWords: words,
  /** Words with a refused part in them that mean no harm: "cockpit". */
  harmless: words,
})
export type NicknameWords = z.infer<typeof nicknameWordsSchema>

/** As many different names as can be made. */
export function madeCount({ first, second }: NicknameWords): number {
  return first.length * second.length
}

/** The nth made nickname: "Brave Doctorbird". */
export function madeNickname({ first, second }: NicknameWords, number: number): string {
  const [one = '', other = ''] = [
    first[number % first.length],
    second[Math.floor(number / first.length) % second.length],
  ]
  return `${capital(one)} ${capital(other)}`
}

export function isMadeNickname(all: NicknameWords, nickname: string): boolean {
  const [one = '', other = '', ...more] = nickname.toLowerCase().split(' ')
  return more.length === 0 && all.first.includes(one) && all.second.includes(other)
}

/**
 * What is wrong with a nickname that a student typed, in words for them; null if it can be used. `known` is what the
 * platform knows of them: their names, their address, their school.
 */
export function nicknameProblem(
  all: NicknameWords,
  nickname: string,
  known: readonly string[],
): string | null {
  const { min, max } = nicknameLength
  if (nickname.length < min || nickname.length > max) return `Use ${min} to ${max} letters.`
  if (!/^[a-z]+(?: [a-z]+){0,2}$/i.test(nickname))
    return 'Use letters and spaces only, at most three words. Leave out numbers and signs.'
  const parts = nickname.toLowerCase().split(' ')
  const joined = parts.join('')
  if (isRefused(all, [...parts.flatMap((part) => [part, squeezed(part)]), joined]))
    return 'Choose another name, please.'
  const own = known.flatMap((text) => lettersOf(text))
  if (
    own.some((word) => parts.includes(word) || (word.length >= minInside && joined.includes(word)))
  )
    return 'Leave out your own name, your email and your school.'
  if (all.names.some((name) => parts.includes(name)))
    return 'That looks like a real name. Choose something nobody can find you by.'
  if (placeIn(nickname) !== null || parts.some((part) => schoolWords.has(part)))
    return 'Leave out where you live and where you go to school.'
  return null
}

/** Shorter names, such as "Ann", are inside too many words. */
const minInside = 4
const schoolWords = new Set(
  'school college high academy prep primary technical university parish heart cxc'.split(' '),
)

function isRefused(
  { refusedParts, refusedWords, harmless }: NicknameWords,
  all: readonly string[],
): boolean {
  return all.some(
    (word) =>
      !harmless.includes(word) &&
      (refusedWords.includes(word) || refusedParts.some((part) => word.includes(part))),
  )
}

/** "Fuuuck" is "fuck". */
function squeezed(word: string): string {
  return word.replace(/(.)\1+/g, '$1')
}

function lettersOf(text: string): string[] {
  return bareLetters(text)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => !schoolWords.has(word) && !['com', 'the', 'and', 'gmail'].includes(word))
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
