import { randomInt } from 'node:crypto'
import { madeCount, madeNickname, type NicknameWords } from '#domain/people/nickname.ts'

const suggested = 4

/** Different made nicknames, at random. */
export function suggestionsFrom(words: NicknameWords): string[] {
  const numbers = new Set<number>()
  while (numbers.size < Math.min(suggested, madeCount(words)))
    numbers.add(randomInt(madeCount(words)))
  return [...numbers].map((number) => madeNickname(words, number))
}
