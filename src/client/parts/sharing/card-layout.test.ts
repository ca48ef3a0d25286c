import { expect, test } from 'vitest'
import { cardLayout, cardShapes, type CardShape } from '#domain/text/card-layout.ts'
import { cardWords, shareText, type Shareable } from './shareable.ts'

/** About as wide as a bold system font. */
const measure = (text: string, size: number) => Array.from(text).length * size * 0.56

const nothing = { name: undefined, number: false }
const shapes: readonly CardShape[] = ['wide', 'tall']
const opening: Shareable = {
  kind: 'opening',
  id: '0b8f0a51-6a5e-4a3c-9f0b-2f0a6f1f7b11',
  title: 'Trainee for customer service, records and deliveries at a very busy shop in town',
  company: 'Donaudampfschifffahrtsgesellschaftskapitaenstochter and Sons Limited of Jamaica',
  location: 'Kingston',
  closes: 'Sun 22 Nov',
  url: undefined,
}
const everything: readonly Shareable[] = [
  { kind: 'achievement', id: 'clear-voice', title: 'Clear Voice' },
  { kind: 'level', level: 12, rank: 'Trailblazer' },
  { kind: 'streak', days: 31 },
  { kind: 'course', title: 'Budgeting the J$ way' },
  opening,
  { kind: 'app' },
]

test.each(shapes)('every line of a %s card is inside of it and above the hills', (shape) => {
  const { width } = cardShapes[shape]
  for (const what of everything) {
    const layout = cardLayout(cardWords(what, { name: 'Tashana', number: true }), shape, measure)
    let above = 0
    for (const { text, x, y, size } of layout.texts) {
      expect(x + measure(text, size)).toBeLessThanOrEqual(width)
      expect(y - above).toBeGreaterThanOrEqual(size)
      expect(y).toBeLessThan(layout.hills)
      above = y
    }
  }
})

test('a long headline is smaller, has at most three lines, and is cut as the last resort', () => {
  const headlines = (title: string) =>
    cardLayout(cardWords({ kind: 'course', title }, nothing), 'wide', measure).texts.filter(
      ({ part }) => part === 'headline',
    )
  expect(headlines('Money')).toMatchObject([{ text: 'Money', size: 84 }])
  const [first, ...others] = headlines('Customer service, records and deliveries in a shop')
  expect(first?.size).toBeLessThan(84)
  expect(others.length).toBeLessThanOrEqual(2)
  expect(headlines('word '.repeat(60)).at(-1)?.text).toMatch(/…$/)
  expect(headlines('w'.repeat(60))).toHaveLength(1)
})

test('neither the name nor the number is anywhere unless it is ticked', () => {
  const shown = (what: Shareable, ticked: { name: string | undefined; number: boolean }) =>
    JSON.stringify([cardWords(what, ticked), shareText(what, ticked.number, 'https://upful.test')])
  for (const what of everything) {
    if (what.kind === 'opening') continue
    expect(shown(what, nothing)).not.toMatch(/12|31|Tashana|Trailblazer/)
  }
  const level: Shareable = { kind: 'level', level: 12, rank: 'Trailblazer' }
  expect(shown(level, { name: 'Tashana', number: false })).toContain('Tashana reached')
  expect(shown(level, { name: undefined, number: true })).toContain('Level 12')
})

test('an opening leads to where it can be read without an account', () => {
  expect(shareText(opening, false, 'https://upful.test')).toContain(
    'https://upful.test/opportunities/0b8f0a51-6a5e-4a3c-9f0b-2f0a6f1f7b11',
  )
  const elsewhere = { ...opening, url: 'https://jobs.example.com/1' }
  expect(shareText(elsewhere, false, 'https://upful.test')).toMatch(
    / https:\/\/jobs\.example\.com\/1$/,
  )
  expect(shareText({ kind: 'app' }, false, 'https://upful.test')).toMatch(/ https:\/\/upful\.test$/)
})
