import { expect, test } from 'vitest'
import { superLinearIn } from './linear-regex.ts'
import { nastyTexts } from './nasty-texts.ts'
import { readers } from './outside-text.ts'
import { patternsUsed } from './regex-work.ts'

/** The longest text for an expression that is not proven linear. */
const shortEnough = 1_500

test('expressions that take more than linear time are detected', () => {
  for (const slow of [
    /<li\b[^>]*>/,
    /\s+$/,
    /(a+)+b/,
    / *\n */,
    /[\w.+-]+@[\w-]+/,
    /\n(?:\n)+(?=-)/,
  ])
    expect([slow, superLinearIn(slow)]).not.toEqual([slow, null])
  for (const quick of [
    /<li\b[^<>]*>/g,
    /\s+/g,
    /^\s+/,
    /(?<!\s)\s+$/,
    /[\w.]{1,64}@[\w-]{1,63}/,
    /\n{2,}(- )?/g,
  ])
    expect([quick, superLinearIn(quick)]).toEqual([quick, null])
})

test.each(Object.keys(readers))('%s uses no slow pattern on a long text', (name) => {
  const read = readers[name] ?? (() => undefined)
  const uses = patternsUsed(() => nastyTexts.forEach((text) => read(text.slice(0, 4_000))))
  const slow = uses
    .filter(({ longest }) => longest > shortEnough)
    .map(({ pattern, longest }) => ({ pattern: String(pattern), longest, why: reasonFor(pattern) }))
  expect(slow.filter(({ why }) => why !== null)).toEqual([])
})

test.each(Object.keys(readers))('%s finishes with any 80 kB of text', (name) => {
  const read = readers[name] ?? (() => undefined)
  const some = nastyTexts.filter((_, index) => index % 9 === 0)
  for (const text of some) read(text)
  expect(some.length).toBeGreaterThan(10)
})

const known = new Map<string, string | null>()

function reasonFor(pattern: RegExp): string | null {
  const key = String(pattern)
  if (!known.has(key)) known.set(key, superLinearIn(pattern))
  return known.get(key) ?? null
}
