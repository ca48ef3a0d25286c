import { beforeAll, expect, test } from 'vitest'
import { answerKey } from '#domain/learning/question.ts'
import { wrongAnswerTo } from '#domain/learning/wrong-answer.ts'
import { addCourse, secret, secretNumber } from '../testing/small-course.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { steps, workCourse, workQuestions } from '../testing/work-questions.ts'

let app: TestApp
const quiz = { id: workCourse.id, contentId: 'quiz' }
const sorted = ['Blend', 'Cut', 'Pour', 'Wash']

beforeAll(async () => {
  app = await startApp()
  await addCourse(app, (await app.person('mentor')).userId, workCourse)
})

test('a quiz and the review send no key, no reason and no order before the answer', async () => {
  const student = await app.person()
  const lesson = await student.call('GET /api/courses/:id/lessons/:contentId', quiz)
  expect(lesson.item).toMatchObject({
    questions: [
      { document: { title: 'Pay slip', lines: ['Basic pay', 'Overtime', 'NHT', 'Deposit'] } },
      { steps: sorted },
      { table: { head: ['Day', 'Hours'] }, unit: 'J$' },
    ],
  })
  expectNothingIn(lesson)
  await say(student, 'work-lines', '1')
  await say(student, 'work-steps', '0,1,2,3')
  await say(student, 'work-number', '7')
  const review = await student.call('GET /api/review', {})
  expect(review.cards.map(({ question }) => question.type).toSorted()).toEqual([
    'mark_lines',
    'number',
    'order',
  ])
  expectNothingIn(review)
})

test('an answer is marked with what was off, and earns half for one thing', async () => {
  const student = await app.person()
  expect(await say(student, 'work-lines', '1')).toMatchObject({
    correct: false,
    partly: true,
    note: 'You found 1 of 2 wrong lines.',
    correctAnswer: `- Overtime – *${secret} too low*\n- Deposit – *${secret} never*`,
    key: '1,3',
  })
  expect(await say(student, 'work-number', '7')).toMatchObject({
    correct: false,
    note: `${secret} tempting`,
    userAnswer: 'J$7',
  })
  expect(await say(student, 'work-steps', answerTo('work-steps'))).toMatchObject({
    correct: true,
    correctAnswer: '1. Wash\n2. Cut\n3. Blend\n4. Pour',
    // Half of the lines, all of the steps, nothing of the number.
    work: { score: 50, feedback: { 'work-lines': { partly: true } } },
  })
  expect((await student.call('GET /api/review', {})).due).toBe(2)
})

test.each([
  ['work-lines', ''],
  ['work-lines', '9,x'],
  ['work-steps', '0,1,2'],
  ['work-steps', '0,1,2,2'],
  ['work-number', 'a lot'],
])('%s is not answered by "%s"', async (questionId, answer) => {
  const student = await app.person()
  const refusal = await student.refused('POST /api/courses/:id/lessons/:contentId/questions', {
    ...quiz,
    questionId,
    answer,
    attempt: 0,
  })
  expect(refusal.message).toBe('Answer the question first.')
})

test('the review refuses unfinished work, and marks what is finished', async () => {
  const student = await app.person()
  for (const { id } of workQuestions) await say(student, id, answerTo(id, 'wrong'))
  const { cards } = await student.call('GET /api/review', {})
  for (const { id: cardId, question } of cards) {
    const refusal = await student.refused('POST /api/review/answer', { cardId, answer: 'x' })
    expect(refusal.message).toBe('Answer the question first.')
    const answered = await student.call('POST /api/review/answer', {
      cardId,
      answer: answerTo(question.id),
    })
    expect(answered).toMatchObject({ correct: true, key: answerTo(question.id) })
  }
  expect(cards).toHaveLength(3)
})

function say(student: Visitor, questionId: string, answer: string) {
  return student.call('POST /api/courses/:id/lessons/:contentId/questions', {
    ...quiz,
    questionId,
    answer,
    attempt: 0,
  })
}

function answerTo(id: string, which?: 'wrong'): string {
  const question = workQuestions.find((each) => each.id === id) ?? expect.fail()
  return which === 'wrong' ? wrongAnswerTo(question) : answerKey(question)
}

function expectNothingIn(response: unknown) {
  const text = JSON.stringify(response)
  expect(text).not.toMatch(new RegExp(`${secret}|${secretNumber}|"(wrong|notes|tolerance|key)"`))
  expect(text).not.toContain(JSON.stringify(steps))
}
