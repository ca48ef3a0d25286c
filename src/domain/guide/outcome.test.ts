import { expect, test } from 'vitest'
import { intentIndexOf } from './intent-index.ts'
import { intentsFrom } from './intents.ts'
import { keyOf, nothingBefore, outcomeFor, type TalkBefore } from './outcome.ts'
import { noWordVectors } from './word-vectors.ts'
import type { WrittenAnswer } from './written-answer.ts'

const index = intentIndexOf(
  intentsFrom([
    answer(
      'trn',
      'How do I get a TRN?',
      ['how do i get a trn', 'trn number apply', 'tax number for work'],
      {
        Cost: 'It is free.',
      },
    ),
    answer(
      'passport',
      'How do I get a passport?',
      ['passport apply', 'how to get a passport', 'renew my passport'],
      {
        'How long': 'Two weeks.',
      },
    ),
    answer('hairdresser', 'How do I become a hairdresser?', [
      'become a hairdresser',
      'i like doing hair and makeup',
      'start doing hair',
    ]),
    answer('joke', 'Tell me a joke', ['tell me a joke', 'joke', 'make me laugh'], {}, 'talk'),
    {
      ...answer('learners', 'How do I get a learners?', [
        'learners permit',
        'get my learners',
        'road code',
      ]),
      details: [
        {
          question: 'What if I fail the Road Code Test?',
          asked: ['fail the road code', 'fail learners test', 'and if mi fail it'],
          answer: 'Sit it again.',
        },
        {
          question: 'Can my sister collect my learners?',
          asked: ['sister collect learners', 'send her for it', 'somebody pick it up'],
          answer: 'No.',
        },
      ],
    },
  ]),
  ['The rent of a room in the building'],
  noWordVectors,
)

test.each([
  ['how do i get a trn', 'answer:trn'],
  ['weh mi fi get mi trn', 'answer:trn'],
  ['pasport apply', 'answer:passport'],
  ['how much a trn cost', 'answer:trn#cost'],
  ['what if i fail the road code', 'answer:learners#what-if-i-fail-the-road-code-test'],
])('"%s" is answered with %s', (question, key) => {
  expect(outcomeFor(question, nothingBefore, index)).toMatchObject({ kind: 'answer' })
  expect(keyOf(outcomeFor(question, nothingBefore, index)).replace('?', '')).toBe(key)
})

test('a statement in the middle of a message counts', () => {
  const message =
    'hi i am Jada and i finish school. I like doing hair and makeup. What should I do?'
  expect(keyOf(outcomeFor(message, nothingBefore, index))).toContain('hairdresser')
})

test.each(['what is the volcano of zanzibar', 'xylophone quartet', ''])(
  'words that nothing knows count against an answer: "%s"',
  (question) => {
    expect(outcomeFor(question, nothingBefore, index).kind).toBe('none')
  },
)

test('one word that fits several answers is asked back', () => {
  const licences = intentIndexOf(
    intentsFrom([
      answer('driver', 'How do I get a licence to drive?', [
        'get licence',
        'drive licence',
        'licence test',
      ]),
      answer('lost', 'My licence is lost', [
        'lost licence',
        'licence expired',
        'renew licence',
        'my licence',
      ]),
      answer('joke', 'Tell me a joke', ['tell me a joke', 'joke', 'make me laugh'], {}, 'talk'),
    ]),
    [],
    noWordVectors,
  )
  expect(keyOf(outcomeFor('licence', nothingBefore, licences))).toBe('choice:driver,lost')
  expect(outcomeFor('renew licence', nothingBefore, licences).kind).toBe('answer')
})

test('a message that goes on gets the part of the last answer', () => {
  const before: TalkBefore = { answered: 'trn', offered: [] }
  expect(outcomeFor('and how much it cost?', before, index)).toMatchObject({
    intent: { id: 'trn' },
    parts: ['Cost'],
    onlyAsked: true,
  })
})

test('a message that goes on gets the detail of the last answer', () => {
  const before: TalkBefore = { answered: 'learners', offered: [] }
  expect(outcomeFor('and if mi fail?', before, index)).toMatchObject({
    intent: { id: 'learners' },
    detail: { answer: 'Sit it again.' },
    onlyAsked: true,
  })
})

test('a detail that the last answer does not have is not made up', () => {
  const before: TalkBefore = { answered: 'trn', offered: [] }
  expect(keyOf(outcomeFor('an how long it tek', before, index))).toBe('no-more:trn')
})

test('a text that was offered is understood when it is tapped or counted', () => {
  const before: TalkBefore = { answered: null, offered: ['How do I get a passport?'] }
  expect(keyOf(outcomeFor('How do I get a passport?', nothingBefore, index))).toBe(
    'answer:passport',
  )
  expect(keyOf(outcomeFor('the first one', before, index))).toBe('answer:passport')
})

test('small talk is only meant by a message that says nothing else', () => {
  expect(keyOf(outcomeFor('tell me a joke', nothingBefore, index))).toBe('answer:joke')
  expect(
    keyOf(outcomeFor('tell me a joke. how do i get a trn?', nothingBefore, index)),
  ).not.toContain('joke')
})

function answer(
  id: string,
  title: string,
  asked: string[],
  parts: WrittenAnswer['parts'] = {},
  group = 'documents',
): WrittenAnswer {
  const rest = { topic: 'other' as const, do: [], programmes: [], related: [], details: [] }
  return { id, group, title, asked, answer: title, parts, ...rest }
}
