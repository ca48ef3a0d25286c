import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { revealedTo } from './revealed.ts'

test('words appear one by one', () => {
  const text = 'Start with one lesson'
  expect(text.slice(0, revealedTo(text, 0))).toBe('Start')
  expect(text.slice(0, revealedTo(text, 5))).toBe('Start with')
  expect(revealedTo(text, 15)).toBe(text.length)
})

test('every text is complete after some ticks, and never cut inside a word', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^\w{1,12}$/), { maxLength: 300 }), (words) => {
      const text = words.join(' ')
      let shown = 0
      let ticks = 0
      while (shown < text.length) {
        const next = revealedTo(text, shown)
        expect(next).toBeGreaterThan(shown)
        expect(next === text.length || text[next] === ' ').toBe(true)
        shown = next
        ticks += 1
      }
      expect(ticks).toBeLessThan(80)
    }),
  )
})
