import { expect, test } from 'vitest'
import { crisisIn } from './crisis-words.ts'
import { distressAnswer } from './distress-answer.ts'
import { everydayTexts, sadTexts } from './distress-test-texts.ts'
import { typedNearMisses } from './crisis-near-misses.ts'
import { typedCries, typedDespair, typedHunger } from './crisis-typed-texts.ts'
import { distressIn, distressKinds } from './distress.ts'
import type { Helpline } from '#domain/learning/facts.ts'

test('sadness, loneliness, bullying, grief and fear get the card or a kind answer', () => {
  expect(sadTexts.filter((text) => crisisIn(text) === null && distressIn(text) === null)).toEqual(
    [],
  )
})

test('a cry typed in a hurry gets the card', () => {
  expect(typedCries.filter((text) => crisisIn(text) === null)).toEqual([])
})

test('hunger, or only a call for help, gets a kind answer', () => {
  expect(typedHunger.filter((text) => distressIn(text) !== 'hungry')).toEqual([])
  expect(typedDespair.filter((text) => distressIn(text) !== 'sad')).toEqual([])
})

test('near misses about a place, work or school are answered as ordinary questions', () => {
  expect(
    typedNearMisses.filter((text) => crisisIn(text) !== null || distressIn(text) !== null),
  ).toEqual([])
})

test('not wanting to live somewhere is not a crisis; not wanting to live in this world is', () => {
  const places = [
    'a Kingston',
    'inna town',
    'at school',
    'wid mi auntie',
    'pon campus',
    'in Jamaica',
  ]
  const endings = [
    'nuh more',
    'inna dis world',
    'wid dis pain',
    'a next day',
    'in this body',
    'again',
  ]
  const kindsWith = (rest: string) =>
    ['no', 'noh', 'nuh', 'nah', 'na', 'doh', 'don', 'dont'].map((not) =>
      crisisIn(`sometimes mi ${not} waan live ${rest}`),
    )
  expect(places.flatMap(kindsWith).filter((kind) => kind !== null)).toEqual([])
  expect(endings.flatMap(kindsWith).filter((kind) => kind !== 'suicide')).toEqual([])
})

test('everyday texts with the same words are answered as ordinary questions', () => {
  expect(
    everydayTexts.filter((text) => crisisIn(text) !== null || distressIn(text) !== null),
  ).toEqual([])
})

test.each([
  'I feel so sad mi cyaan bother wid nothing again, nobody would miss me',
  'mi cyaan bother wid life',
  'mi jus cyaan badda wid di life again',
  'dem better off without me',
  'I feel hopeless',
  'mi lose all hope',
  'nothing will ever get better for me',
  'mi feel like mi a burden to mi family',
  "I can't see a future for myself",
])('hopelessness and a wish not to be there are crisis words: %s', (text) => {
  expect(crisisIn(text)).toBe('suicide')
})

test.each([
  ['mi sad bad, nobody nuh like mi a school', 'lonely'],
  ['im being bullyed by some grade 10 girls', 'bullied'],
  ['my father died when i was 10 and i still cry', 'grief'],
  ['my stepdad gets drunk and shouts at us and im scared', 'home'],
  ['i feel down and i dont know why', 'sad'],
])('"%s" is recognized as %s', (text, kind) => {
  expect(distressIn(text)).toBe(kind)
})

test.each([
  'do people get bullied at work and what does HR do',
  'I have no friends in business who can give me a reference',
  'things never get better at my job, how do I quit politely',
  'I have no hope of getting a bank job without maths',
  'who will miss me at work if I take leave',
  'I feel useless at Excel',
  'my best friend got the job and I did not',
])('everyday talk is left alone: %s', (text) => {
  expect([crisisIn(text), distressIn(text)]).toEqual([null, null])
})

const line = (id: string, phone: string): Helpline => ({
  id,
  name: `The ${id} line`,
  phone,
  hours: 'Day and night',
  what: 'Listens.',
  lastVerified: '2025-01-01',
  confirmed: false,
  source: 'A newspaper',
})
const helplines = [
  line('safespot', '888-723-3776'),
  line('u-matter', '876-838-4897'),
  line('new-life', '888-639-5433'),
  line('child-protection', '211'),
]

test.each([...distressKinds])(
  'the answer to %s names people to tell and numbers to call',
  (kind) => {
    const young = distressAnswer(kind, false, helplines)
    expect(young).toContain('**888-723-3776**')
    expect(young).toContain('119')
    expect(young).toContain('guidance counsellor')
    expect(distressAnswer(kind, true, helplines)).toContain('**888-639-5433**')
    expect(distressAnswer(kind, true, helplines)).not.toContain('888-723-3776')
  },
)
