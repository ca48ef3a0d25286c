import { beforeAll, describe, expect, test } from 'vitest'
import type { ExerciseAnswer } from '#domain/learning/exercise.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
const sheet = { id: 'budgeting-the-j-dollar-way', contentId: 'week-in-a-sheet' }
const chart = { id: 'data-analysis-numbers-that-speak', contentId: 'chart-for-the-route' }
const call = { id: 'communication-calls-that-end-well', contentId: 'the-parcel-call' }
const yard = { id: 'technical-tools-safe-on-site', contentId: 'walk-around-the-yard' }
const juice = { id: 'programming-code-from-your-phone', contentId: 'bag-juice-program' }
const rightCells = ['=B2-C2', '=SUM(B2:B4)', '=SUM(C2:C4)', '=B5-C5']

beforeAll(async () => {
  app = await startApp()
})

describe('an exercise done with the hands', () => {
  test('a sheet is worked out on the server, whatever the browser showed', async () => {
    const student = await studentOf(sheet)
    const cells = ['-400', '=SUM(B2:B4)', '=SUM(C2:C4)', '=B5-C5']
    expect(await answer(student, sheet, { kind: 'sheet', cells })).toMatchObject({
      work: {
        correct: false,
        parts: [false, true, true, true],
        remark: expect.stringMatching(/^D2: the number is right/),
      },
      completion: { earned: 0 },
    })
    expect(await answer(student, sheet, { kind: 'sheet', cells: rightCells })).toMatchObject({
      work: { correct: true },
      completion: { itemDone: true, earned: 10 },
    })
    const { work } = await student.call('GET /api/courses/:id/lessons/:contentId', sheet)
    expect(work).toMatchObject({ answer: { cells: rightCells } })
  })

  test('an answer that is not finished is refused and does not count as a try', async () => {
    const student = await studentOf(call)
    const replies = ["Please don't shout at me, sir. I only answer the phone."]
    expect(
      await student.refused('POST /api/courses/:id/lessons/:contentId/answer', {
        ...call,
        answer: { type: 'exercise', answer: { kind: 'conversation', replies } },
      }),
    ).toMatchObject({ message: 'Go on until the conversation ends, then check.' })
    const ended = [...replies, 'My supervisor will tell you the same thing.']
    expect(await answer(student, call, { kind: 'conversation', replies: ended })).toMatchObject({
      work: {
        correct: false,
        attempts: 1,
        remark: expect.stringMatching(/^You answered his tone/),
      },
    })
  })

  test('a program is run on the server, with other values than its own', async () => {
    const student = await studentOf(juice)
    const { item } = await student.call('GET /api/courses/:id/lessons/:contentId', juice)
    expect(JSON.stringify(item)).not.toContain('bags >= 10')
    expect(await answer(student, juice, { kind: 'code', source: 'print(800)' })).toMatchObject({
      work: {
        correct: false,
        parts: [true, false, false],
        remark: expect.stringContaining('bags = 9'),
      },
      completion: { earned: 0 },
    })
    const source = 'bags = 10\nprice = 80 if bags >= 10 else 100\nprint(bags * price)'
    expect(await answer(student, juice, { kind: 'code', source })).toMatchObject({
      work: { correct: true },
      completion: { itemDone: true, earned: 10 },
    })
  })

  test('a program without an end is stopped, and the next request is answered', async () => {
    const student = await studentOf(juice)
    const source = 'while True:\n    bags = 1'
    expect(await answer(student, juice, { kind: 'code', source })).toMatchObject({
      work: { correct: false, remark: expect.stringContaining('goes on and on') },
    })
    expect((await student.call('GET /api/courses/:id/lessons/:contentId', juice)).done).toBe(false)
  })

  test('a chart and spots say why they do not fit, and their keys stay on the server', async () => {
    const student = await studentOf(chart)
    expect(await answer(student, chart, { kind: 'chart', value: '1' })).toMatchObject({
      work: {
        correct: false,
        remark: expect.stringMatching(/^This scale begins at 450/),
        solution: null,
      },
    })
    await student.call('POST /api/courses/:id/enrol', { id: yard.id })
    expect(await answer(student, yard, { kind: 'spots', labels: ['The window'] })).toMatchObject({
      work: { correct: false, remark: 'It is closed and whole. 4 not found yet.' },
    })
    for (const lesson of [chart, yard, call, sheet]) {
      const sent = await student.call('GET /api/courses/:id/lessons/:contentId', lesson)
      const { item } = sent
      expect(JSON.stringify(item)).not.toMatch(/"(right|note|result|reason|answer|explanation)":/)
    }
  })
})

describe('a hint', () => {
  test('costs a part of what the exercise pays, once, and is kept', async () => {
    const student = await studentOf(sheet)
    expect(await hints(student)).toEqual({ taken: [], of: 2, price: 2 })
    expect(await takeHint(student, 1)).toMatchObject({
      taken: [expect.stringMatching(/^D3 and D4/)],
      of: 2,
      price: 2,
    })
    await takeHint(student, 1)
    expect(await hints(student)).toMatchObject({ taken: [expect.stringMatching(/^D3 and D4/)] })
    const { work } = await student.call('GET /api/courses/:id/lessons/:contentId', sheet)
    expect(work).toBeNull()
    expect(await answer(student, sheet, { kind: 'sheet', cells: rightCells })).toMatchObject({
      completion: { itemDone: true, earned: 8 },
    })
    expect(await takeHint(student, 2)).toMatchObject({ taken: { length: 2 }, price: 0 })
  })

  test('both hints cost twice as much, also when an answer came between', async () => {
    const student = await studentOf(sheet)
    await takeHint(student, 1)
    await answer(student, sheet, { kind: 'sheet', cells: ['1', '2', '3', '4'] })
    await takeHint(student, 2)
    expect(await answer(student, sheet, { kind: 'sheet', cells: rightCells })).toMatchObject({
      completion: { earned: 6 },
    })
  })

  test('is refused out of turn, and where there is none', async () => {
    const student = await studentOf(sheet)
    const route = 'POST /api/courses/:id/lessons/:contentId/hints'
    expect(await student.refused(route, { ...sheet, hint: 2 })).toMatchObject({
      message: 'The first hint comes first.',
    })
    const article = { id: sheet.id, contentId: 'where-did-the-money-go' }
    expect(await student.refused(route, { ...article, hint: 1 })).toMatchObject({
      message: 'There is no such hint.',
    })
  })
})

interface LessonRef {
  id: string
  contentId: string
}

async function studentOf({ id }: LessonRef): Promise<Visitor> {
  const student = await app.person()
  await student.call('POST /api/courses/:id/enrol', { id })
  return student
}

function answer(student: Visitor, lesson: LessonRef, given: ExerciseAnswer) {
  return student.call('POST /api/courses/:id/lessons/:contentId/answer', {
    ...lesson,
    answer: { type: 'exercise', answer: given },
  })
}

async function hints(student: Visitor) {
  return (await student.call('GET /api/courses/:id/lessons/:contentId', sheet)).hints
}

function takeHint(student: Visitor, hint: number) {
  return student.call('POST /api/courses/:id/lessons/:contentId/hints', { ...sheet, hint })
}
