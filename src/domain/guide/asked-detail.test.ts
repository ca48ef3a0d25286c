import { expect, test } from 'vitest'
import { detailAsked } from './asked-detail.ts'
import { intentIndexOf } from './intent-index.ts'
import { intentsFrom } from './intents.ts'
import { noWordVectors } from './word-vectors.ts'
import { writtenAnswerSchema } from './written-answer.ts'

const intents = intentsFrom([
  writtenAnswerSchema.parse({
    id: 'learners',
    group: 'documents',
    title: 'How do I get a learner’s licence?',
    topic: 'other',
    asked: ['learners', 'get my learners', 'mi want mi learners', 'permit', 'bike', 'road code'],
    answer: 'Make an appointment.',
    details: [
      {
        question: 'How old must I be for a learner’s licence?',
        asked: ['what age for learners', 'can a 16 year old get learners', 'mi too young'],
        answer: 'You must be 17 or older.',
      },
      {
        question: 'What if I fail the Road Code Test?',
        asked: ['if i fail the road code', 'and if mi fail it', 'can i do the test over'],
        answer: 'Sit it again: make another appointment.',
      },
      {
        question: 'Can somebody collect my learner’s licence for me?',
        asked: ['mi sister can pick it up', 'send my uncle for it', 'collect learners for me'],
        answer: 'No, the envelope is given to you.',
      },
    ],
  }),
  writtenAnswerSchema.parse({
    id: 'nis',
    group: 'documents',
    title: 'How do I get an NIS number?',
    topic: 'other',
    asked: ['nis', 'get nis', 'nis number', 'nis card', 'insurance', 'need nis'],
    answer: 'Go to an NIS office.',
  }),
])
const index = intentIndexOf(intents, [], noWordVectors)
const [learners, nis] = intents

test.each([
  ['wat age yuh can get learners', 'How old must I be for a learner’s licence?'],
  ['mi fail the road code already', 'What if I fail the Road Code Test?'],
  ['my sister can get it fi mi', 'Can somebody collect my learner’s licence for me?'],
  [
    'i work monday to saturday. can my uncle collect it?',
    'Can somebody collect my learner’s licence for me?',
  ],
  ['who give the envelope', 'Can somebody collect my learner’s licence for me?'],
])('"%s" asks most for "%s"', (message, question) => {
  expect(learners && detailAsked(message, learners, index)?.detail.question).toBe(question)
})

test('a detail in its own words is far more certain than one that shares nothing', () => {
  const of = (message: string) => learners && detailAsked(message, learners, index)
  expect(of('if i fail the road code')?.score).toBeGreaterThan(5)
  expect(of('if i fail the road code')?.share).toBeGreaterThan(0.9)
  expect(of('zebra')?.score).toBeLessThan(1)
})

test('an answer without details has none to find', () => {
  expect(nis && detailAsked('how much is nis', nis, index)).toBeNull()
})
