import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksOf } from '#domain/text/markdown.ts'
import { cardsIn, textOfCards } from './article-cards.ts'
import { askSchema } from './ask.ts'
import { itemSchema } from './course.ts'
import { wordsIn } from './written-work.ts'

const sentence = 'Tajay plans his morning backwards from ten minutes to eight.'
const base = { id: 'read', type: 'article', title: 'Read', minutes: 3 }

test('a text is divided between its blocks into cards of about 80 words, and nothing is lost', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 12 }),
      (sizes) => {
        const body = sizes.map((size) => Array(size).fill(sentence).join(' ')).join('\n\n')
        const cards = cardsIn(body)
        expect(textOfCards(cards)).toBe(body)
        for (const { text } of cards) expect(wordsIn(text).length).toBeLessThan(100)
      },
    ),
  )
})

test('a heading, a lead-in, a list and code stay with what they belong to', () => {
  const long = Array(8).fill(sentence).join(' ')
  const body = [
    long,
    '## The plan',
    'He plans backwards:',
    '| Step | Time |\n|---|---|\n| Walk in | 7:40 |',
    '1. One\n\n2. Two\n\n   More of two\n\n3. Three',
    '```\na\n\nb\n```',
    long,
  ].join('\n\n')
  const cards = cardsIn(body)
  expect(cards.map(({ text }) => blocksOf(text).map(({ kind }) => kind))).toEqual([
    ['paragraph'],
    ['heading', 'paragraph', 'table', 'list', 'code'],
    ['paragraph'],
  ])
  expect(blocksOf(textOfCards(cards))).toEqual(blocksOf(body))
})

test('a few last words belong to the card before', () => {
  const long = Array(8).fill(sentence).join(' ')
  expect(cardsIn(`${long}\n\n> **Tip:** Call early.`)).toHaveLength(1)
})

test('an article given as one text is read as cards, and a blank one is refused', () => {
  expect(itemSchema.parse({ ...base, body: 'Some words.' })).toEqual({
    ...base,
    facts: [],
    cards: [{ text: 'Some words.', ask: null }],
  })
  const parsed = itemSchema.parse({ ...base, cards: [{ text: 'A card.', ask: choose() }] })
  expect(itemSchema.parse(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed)
  for (const wrong of [{ body: ' ' }, { body: 3 }, { body: 'a', cards: [{ text: 'b' }] }, {}]) {
    expect(itemSchema.safeParse({ ...base, ...wrong }).success).toBe(false)
  }
})

test('to choose from: exactly one option is right, every other says why it is not', () => {
  const problems = (options: object[]) =>
    askSchema.safeParse({ ...choose(), options }).error?.issues.map(({ message }) => message)
  const right = { text: 'At 7:50', right: true }
  const wrong = { text: 'At 8:00', note: 'The counter is empty.' }
  expect(problems([right, wrong])).toBeUndefined()
  expect(problems([wrong, { ...wrong, text: 'At 9:00' }])).toEqual(['exactly one option is right'])
  expect(problems([right, { ...right, text: 'At 7:40' }])).toEqual(['exactly one option is right'])
  expect(problems([right, { text: 'At 8:00' }])).toEqual([
    'an option that is not right needs a note: why it is tempting and wrong',
  ])
  expect(problems([right, wrong, wrong])).toEqual(['an option is used twice: At 8:00'])
  expect(problems([right])).toHaveLength(1)
})

test('an exercise on a card has the rules of an exercise', () => {
  const match = {
    kind: 'match',
    prompt: 'Match.',
    explanation: 'Why.',
    pairs: ['a', 'b', 'c'].map((left) => ({ left, right: 'same' })),
  }
  expect(askSchema.safeParse(match).error?.issues.map(({ message }) => message)).toEqual([
    'a match needs at least two different right sides',
  ])
})

function choose() {
  return {
    kind: 'choose',
    prompt: 'When?',
    options: [
      { text: 'At 7:50', right: true },
      { text: 'At 8:00', note: 'The counter is empty.' },
    ],
    explanation: 'Ready means ready.',
  }
}
