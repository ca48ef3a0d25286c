import { expect, test } from 'vitest'
import { isTried } from './exercise-solution.ts'
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

test('invisible characters do not count as an answer anywhere', () => {
  for (const unseen of ['\u200b', ' \ufeff ', '\u2060\u00a0', '\u3164']) {
    expect([unseen, isAnswered(question, unseen)]).toEqual([unseen, false])
    expect([unseen, isTried({ kind: 'calc', value: unseen })]).toEqual([unseen, false])
    expect([unseen, isTried({ kind: 'fill', gaps: [unseen] })]).toEqual([unseen, false])
    expect([unseen, wordsIn(unseen)]).toEqual([unseen, []])
  }
  expect(isAnswered(question, 'é')).toBe(true)
})
