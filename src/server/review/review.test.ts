import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '#domain/day.ts'
import { questionSchema, type Question } from '#domain/learning/question.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { addCourse, secret, smallCourse } from '../testing/small-course.ts'
import type { Visitor } from '../testing/visitor.ts'
import { missQuestions } from './commands.ts'

let app: TestApp
const day = 86_400_000
// Sessions use the real clock, so the test's days are around the real date.
const morning = startOfDay(dayOf(new Date())).getTime() + 10 * 3_600_000

beforeAll(async () => {
  app = await startApp()
  await addCourse(app, (await app.person('mentor')).userId)
})

beforeEach(() => app.setTime(new Date(morning)))

describe('a question missed in a quiz', () => {
  test('comes up in review without its right answer, and with its explanation once answered', async () => {
    const student = await app.person()
    await student.call('POST /api/courses/:id/lessons/:contentId/answer', {
      id: smallCourse.id,
      contentId: 'quiz',
      answer: {
        type: 'quiz',
        answers: { 'small-1': 'false', 'small-2': '1', 'small-3': 'well' },
      },
    })
    const review = await student.call('GET /api/review', {})
    expect(review).toMatchObject({ due: 1, answered: 0, finished: false })
    expect(review.cards).toEqual([
      {
        id: expect.any(String),
        skill: 'teamwork',
        question: { id: 'small-1', type: 'true_false', question: 'Yes?', points: 1 },
      },
    ])
    expect(await answer(student, review.cards[0]?.id ?? '', 'true')).toMatchObject({
      kind: 'answered',
      correct: true,
      explanation: `${secret} why`,
      due: 0,
      finished: true,
      earned: 20,
      dueAt: new Date(morning + 3 * day).toISOString(),
    })
    expect(await student.call('GET /api/review', {})).toMatchObject({
      cards: [],
      finished: true,
      nextDue: new Date(morning + 3 * day).toISOString(),
    })
  })

  test('stays a single card however often it is missed, and becomes due each time', async () => {
    const student = await app.person()
    await miss(student, ['a'])
    const id = (await cards(student))[0] ?? ''
    await answer(student, id, 'true')
    expect(await cards(student)).toEqual([])
    await miss(student, ['a'])
    expect(await cards(student)).toEqual([id])
  })
})

describe('the daily session', () => {
  test('has at most five questions and awards 20 XP for training, once a day', async () => {
    const student = await app.person()
    await miss(student, ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    const cardIds = await cards(student)
    expect(cardIds).toHaveLength(5)
    const amounts = []
    for (const id of cardIds) amounts.push((await answer(student, id, 'true')).earned)
    expect(amounts).toEqual([0, 0, 0, 0, 20])

    const remainingIds = await cards(student)
    expect(remainingIds).toHaveLength(2)
    for (const id of remainingIds)
      expect(await answer(student, id, 'true')).toMatchObject({ earned: 0 })
    const { activities } = await student.call('GET /api/activities', { skill: 'training' })
    expect(activities.filter(({ type }) => type === 'review')).toMatchObject([{ amount: 20 }])
  })

  test('counts for the streak', async () => {
    const student = await app.person()
    await miss(student, ['a'])
    await student.call('POST /api/check-in', {})
    app.setTime(new Date(morning + day))
    const [id = ''] = await cards(student)
    await answer(student, id, 'false')
    expect(await student.call('GET /api/dashboard', {})).toMatchObject({
      student: { streak: 2, activeToday: true, checkedInToday: false },
    })
  })

  test('repeats a wrong answer sooner than a right one, and a right one later each time', async () => {
    const student = await app.person()
    await miss(student, ['a', 'b'])
    const [firstCard = '', secondCard = ''] = await cards(student)
    const right = await answer(student, firstCard, 'true')
    const wrong = await answer(student, secondCard, 'false')
    expect(wrong.dueIn).toBeLessThan(right.dueIn)

    app.setTime(new Date(morning + 3 * day))
    const later = await answer(student, firstCard, 'true')
    expect(later.dueIn).toBeGreaterThan(right.dueIn)
  })

  test('includes what is due later the same day, but not tomorrow', async () => {
    const student = await app.person()
    await miss(student, ['a'])
    await answer(student, (await cards(student))[0] ?? '', 'true')
    app.setTime(startOfDay(addDays(dayOf(new Date(morning)), 3)))
    expect(await cards(student)).toHaveLength(1)
    app.setTime(new Date(startOfDay(addDays(dayOf(new Date(morning)), 3)).getTime() - 1))
    expect(await cards(student)).toHaveLength(0)
  })
})

describe('an answer', () => {
  test('counts once, however often it is sent', async () => {
    const student = await app.person()
    await miss(student, ['a'])
    const [cardId = ''] = await cards(student)
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        student.call('POST /api/review/answer', { cardId, answer: 'true' }),
      ),
    )
    expect(responses.filter(({ kind }) => kind === 'answered')).toHaveLength(1)
    expect(responses.filter(({ kind }) => kind === 'not-due')).toHaveLength(19)
    const { activities } = await student.call('GET /api/activities', {})
    expect(activities.filter(({ description }) => description.includes('review'))).toHaveLength(1)
  })

  test('must not be blank, and must be to the student’s own card', async () => {
    const [student, other] = [await app.person(), await app.person()]
    await miss(student, ['a'])
    const [cardId = ''] = await cards(student)
    for (const invalidAnswer of ['', '  ', 'maybe']) {
      expect(
        await student.refused('POST /api/review/answer', { cardId, answer: invalidAnswer }),
      ).toMatchObject({ status: 400 })
    }
    const random = '00000000-0000-4000-8000-000000000000'
    const refusal = await other.refused('POST /api/review/answer', { cardId, answer: 'true' })
    const unknownRefusal = await other.refused('POST /api/review/answer', {
      cardId: random,
      answer: 'true',
    })
    expect({ ...refusal, requestId: '' }).toEqual({ ...unknownRefusal, requestId: '' })
    expect(refusal.status).toBe(404)
  })
})

test('a shipped question that was corrected since is asked in its current form', async () => {
  const student = await app.person()
  const assessment = app.services.content.assessments[0]
  const question = assessment?.questions[0]
  if (assessment === undefined || question === undefined) throw new Error('No assessment')
  await app.services.transaction((tx) =>
    missQuestions(tx, {
      userId: student.userId,
      source: { kind: 'assessment', id: assessment.id },
      skill: assessment.skill,
      questions: [{ ...question, question: 'As it was, with a mistake' }],
    }),
  )
  const { cards: shown } = await student.call('GET /api/review', {})
  expect(shown[0]?.question.question).toBe(question.question)
})

function miss(student: Visitor, ids: string[]): Promise<void> {
  return app.services.transaction((tx) =>
    missQuestions(tx, {
      userId: student.userId,
      source: { kind: 'assessment', id: 'none-that-ships' },
      skill: 'teamwork',
      questions: ids.map(questionNamed),
    }),
  )
}

function questionNamed(id: string): Question {
  return questionSchema.parse({
    id,
    type: 'true_false',
    question: `${id}?`,
    correct_answer: 'true',
    explanation: 'Because.',
  })
}

async function cards(student: Visitor): Promise<string[]> {
  return (await student.call('GET /api/review', {})).cards.map(({ id }) => id)
}

/** `dueIn`: days until the question comes back. */
async function answer(student: Visitor, cardId: string, text: string) {
  const response = await student.call('POST /api/review/answer', { cardId, answer: text })
  if (response.kind !== 'answered') throw new Error('The card is not due')
  const now = app.services.now().getTime()
  return { ...response, dueIn: (Date.parse(response.dueAt) - now) / day }
}
