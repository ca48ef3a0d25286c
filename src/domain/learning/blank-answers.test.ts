import { expect, test } from 'vitest'
import { missingIn } from './exercise-marking.ts'
import { exerciseSchema } from './exercise.ts'
import { wordsIn } from './written-work.ts'
import { isAnswered, type Question } from './question.ts'

const question: Question = {
  id: 'q',
  type: 'short_answer',
  question: 'Why?',
  correct_answer: 'Because',
  points: 1,
  explanation: 'So.',
}

const base = { prompt: 'Do it', explanation: 'Because' }
const sum = exerciseSchema.parse({ ...base, kind: 'calc', answer: 1 })
const gap = exerciseSchema.parse({
  ...base,
  kind: 'fill',
  text: '___',
  gaps: [{ accepted: ['a'] }],
})
const nothing = 'Try an answer first.'

test('invisible characters do not count as an answer anywhere', () => {
  for (const unseen of ['\u200b', ' \ufeff ', '\u2060\u00a0', '\u3164']) {
    expect([unseen, isAnswered(question, unseen)]).toEqual([unseen, false])
    expect([unseen, missingIn(sum, { kind: 'calc', value: unseen })]).toEqual([unseen, nothing])
    expect([unseen, missingIn(gap, { kind: 'fill', gaps: [unseen] })]).toEqual([unseen, nothing])
    expect([unseen, wordsIn(unseen)]).toEqual([unseen, []])
  }
  expect(isAnswered(question, 'é')).toBe(true)
})
