import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { revealedTo } from './revealed.ts'

test('a text is revealed word by word', () => {
  const text = 'Start with one lesson'
  expect(text.slice(0, revealedTo(text, 0))).toBe('Start')
  expect(text.slice(0, revealedTo(text, 5))).toBe('Start with')
  expect(revealedTo(text, 15)).toBe(text.length)
})

test('every text is revealed completely, and never up to the middle of a word', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^\w{1,12}$/), { maxLength: 300 }), (words) => {
      const text = words.join(' ')
      let end = 0
      let ticks = 0
      while (end < text.length) {
        const next = revealedTo(text, end)
        expect(next).toBeGreaterThan(end)
        expect(next === text.length || text[next] === ' ').toBe(true)
        end = next
        ticks += 1
      }
      expect(ticks).toBeLessThan(80)
    }),
  )
})
