import { beforeAll, describe, expect, test } from 'vitest'
import { itemSchema } from '#domain/learning/course.ts'
import type { LessonAnswer } from '#domain/learning/lesson-work.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import {
  addCourse,
  rightAnswers,
  secret,
  secretNumber,
  smallCourse,
} from '../testing/small-course.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
const { id } = smallCourse
const items = smallCourse.sections.flatMap((section) => section.items)
const passingAnswers = { 'small-1': 'true', 'small-2': '1', 'small-3': 'something' }

beforeAll(async () => {
  app = await startApp()
  await addCourse(app, (await app.person('mentor')).userId)
})

describe('an exercise', () => {
  test('shows what is wrong, then the solution, and completes when the answer is right', async () => {
    const student = await app.person()
    const wrong = await calc(student, '1')
    expect(wrong).toMatchObject({
      work: { correct: false, solution: null, attempts: 1 },
      completion: { itemDone: false, earned: 0, percent: 0 },
    })
    expect(await calc(student, '2')).toMatchObject({
      work: { correct: false, solution: { value: String(secretNumber) } },
    })
    expect(await calc(student, String(secretNumber))).toMatchObject({
      work: { correct: true, attempts: 3 },
      // The solution was on the screen, so the item pays half.
      completion: { itemDone: true, earned: 5, percent: 14 },
    })
    expect(await lesson(student, 'calc')).toMatchObject({
      done: true,
      work: { correct: true, answer: { kind: 'calc', value: String(secretNumber) } },
    })
  })

  test('stays completed when it is tried again, without another award', async () => {
    const student = await app.person()
    await calc(student, String(secretNumber))
    expect(await calc(student, '5')).toMatchObject({
      work: { correct: false },
      completion: { itemDone: true, earned: 0, percent: 14 },
    })
  })

  const calc = (student: Visitor, value: string) =>
    answer(student, 'calc', { type: 'exercise', answer: { kind: 'calc', value } })
})

describe('a quiz', () => {
  test('is not complete below 70 percent; above, it awards 10 XP for the item and 15 for the pass', async () => {
    const student = await app.person()
    const failingAnswers = { ...passingAnswers, 'small-1': 'false', 'small-2': '0' }
    expect(await quiz(student, failingAnswers)).toMatchObject({
      work: { score: 0, passed: false, feedback: { 'small-1': { correct: false } } },
      completion: { itemDone: false, earned: 0 },
    })
    expect(await quiz(student, passingAnswers)).toMatchObject({
      work: { score: 100, best: 100, attempts: 2 },
      completion: { itemDone: true, earned: 25 },
    })
    expect(await quiz(student, failingAnswers)).toMatchObject({
      work: { score: 0, best: 100 },
      completion: { itemDone: true, earned: 0 },
    })
    expect(await ledger(student)).toEqual([
      'content_completion 10 teamwork',
      'quiz_pass 15 teamwork',
    ])
  })

  test('names unanswered questions, and shows keys and explanations only with the result', async () => {
    const student = await app.person()
    const refusal = await student.refused(
      'POST /api/courses/:id/lessons/:contentId/answer',
      answerTo('quiz', { type: 'quiz', answers: { 'small-1': 'true' } }),
    )
    expect(refusal).toMatchObject({
      status: 400,
      message: 'Answer every question first.',
      fields: { 'small-2': expect.any(String), 'small-3': expect.any(String) },
    })
    expect(JSON.stringify(refusal)).not.toContain(secret)
    const { work } = await quiz(student, { ...passingAnswers, 'small-2': '0' })
    expect(work).toMatchObject({
      feedback: {
        'small-2': { correct: false, correctAnswer: 'That', userAnswer: 'This' },
        'small-3': { correct: true, verdict: 'compare', explanation: `${secret} why` },
      },
    })
  })

  test('awards XP once for twenty concurrent passes', async () => {
    const student = await app.person()
    const results = await Promise.all(
      Array.from({ length: 20 }, () => quiz(student, passingAnswers)),
    )
    expect(results.map(({ completion }) => completion.earned).sort((a, b) => b - a)).toEqual([
      25,
      ...Array<number>(19).fill(0),
    ])
  })

  const quiz = (student: Visitor, answers: Record<string, string>) =>
    answer(student, 'quiz', { type: 'quiz', answers })
})

test('a reflection with too few words is refused and not stored', async () => {
  const student = await app.person()
  for (const text of ['', '   ', 'two words']) {
    const refusal = await student.refused(
      'POST /api/courses/:id/lessons/:contentId/answer',
      answerTo('reflect', { type: 'reflection', text }),
    )
    expect(refusal.message).toMatch(/^Write at least 3 words/)
  }
  expect((await student.call('GET /api/courses/:id', { id })).progress).toBeNull()
  const text = 'I once led'
  expect(await answer(student, 'reflect', { type: 'reflection', text })).toMatchObject({
    work: { text },
    completion: { itemDone: true, earned: 10 },
  })
})

test('crisis words get the help card; the text is stored, and no one is notified', async () => {
  const student = await app.person('student', { age: '16' })
  const short = await answer(student, 'reflect', { type: 'reflection', text: 'feeling suicidal' })
  expect(short).toMatchObject({
    work: { text: 'feeling suicidal' },
    completion: { itemDone: false, earned: 0 },
    help: { kind: 'suicide', helplines: [{ id: 'safespot' }, {}, {}, {}, {}] },
  })
  const text = 'My stepfather beat me up last night'
  const { help } = await answer(student, 'make', { type: 'project', work: text })
  expect(help?.kind).toBe('abuse')
  const harmless = { type: 'reflection', text: 'This exam is killing me' } as const
  expect((await answer(student, 'reflect', harmless)).help).toBeNull()
})

test('a checklist saves each tick and completes with the last one', async () => {
  const student = await app.person()
  const tick = (task: string, done: boolean) =>
    answer(student, 'list', { type: 'checklist', task, done })
  expect(await tick('two', true)).toMatchObject({ completion: { itemDone: false, earned: 0 } })
  expect(await lesson(student, 'list')).toMatchObject({ work: { ticks: ['two'] }, done: false })
  expect(await tick('one', true)).toMatchObject({ completion: { itemDone: true, earned: 10 } })
  expect(await tick('one', false)).toMatchObject({
    work: { ticks: ['two'] },
    completion: { itemDone: true, earned: 0 },
  })
})

test('a checklist completes with tasks that do not apply, if half of it is done', async () => {
  const student = await app.person()
  const notApplicable = { type: 'checklist', task: 'two', done: false, aside: true } as const
  expect(await answer(student, 'list', notApplicable)).toMatchObject({ completion: { earned: 0 } })
  expect(await lesson(student, 'list')).toMatchObject({ work: { aside: ['two'] }, done: false })
  const tick = { type: 'checklist', task: 'one', done: true } as const
  expect(await answer(student, 'list', tick)).toMatchObject({ completion: { itemDone: true } })
})

test('an answer of another kind, or with text the database cannot store, is refused', async () => {
  const student = await app.person()
  for (const body of [
    { answer: { type: 'project', work: 'a\0b' } },
    { answer: { type: 'quiz', answers: {} } },
    { answer: { type: 'project', work: 'mine', score: 100 } },
    { answer: { type: 'project', work: 'mine' }, user_id: student.userId },
  ]) {
    const { status } = await student.send('POST', `/api/courses/${id}/lessons/make/answer`, body)
    expect(status).toBe(400)
  }
})

describe('finishing a course', () => {
  test('awards 150 XP to career-development and 50 to its own skill, once despite concurrent last items', async () => {
    const student = await app.person()
    await completeAllBut(student, 'read')
    expect(await dashboard(student)).toMatchObject({
      completion: 25,
      courses: [{ id, title: smallCourse.title, percent: 86, nextTitle: 'Read me' }],
    })
    const last = { courseId: id, contentId: 'read' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        student.call('POST /api/course-progress/:courseId/complete', last),
      ),
    )
    expect(answers.filter(({ courseFinished }) => courseFinished)).toHaveLength(1)
    expect(answers.filter(({ earned }) => earned > 0)).toMatchObject([
      { earned: 210, percent: 100, nextItem: null },
    ])
    const rows = await ledger(student)
    expect(rows.filter((row) => row.startsWith('course_completion'))).toEqual([
      'course_completion 150 career-development',
      'course_completion 50 teamwork',
    ])
    expect(rows).toHaveLength(7 + 1 + 2)
    expect(await dashboard(student)).toMatchObject({ completion: 50, courses: [] })
    const { courses, earned } = await student.call('GET /api/achievements', {})
    expect(courses).toEqual([{ id, title: smallCourse.title, percent: 100 }])
    expect(earned.map(({ title }) => title)).toContain('First Course')
  })

  test('stays finished when lessons are added, which then award XP only as lessons', async () => {
    const student = await app.person()
    await completeAllBut(student, '')
    const author = (await app.person('mentor')).userId
    const [first, ...rest] = smallCourse.sections
    if (first === undefined) throw new Error('The course is empty')
    const extra = itemSchema.parse({
      id: 'new',
      title: 'New',
      minutes: 1,
      type: 'article',
      body: 'New.',
    })
    const longerSection = { ...first, items: [...first.items, extra] }
    await addCourse(app, author, { ...smallCourse, sections: [longerSection, ...rest] })

    const view = await student.call('GET /api/course-progress/:courseId', { courseId: id })
    expect(view).toMatchObject({
      progress: { percent: 100, complete: true },
      sections: [{ done: true }, { done: true }],
      nextItem: 'new',
    })
    expect(
      await student.call('POST /api/course-progress/:courseId/complete', {
        courseId: id,
        contentId: 'new',
      }),
    ).toMatchObject({ earned: 10, percent: 100, courseFinished: false })
    await addCourse(app, author)
  })

  test('happens automatically at the next visit when the last open lesson was removed', async () => {
    const student = await app.person()
    await completeAllBut(student, 'read')
    const author = (await app.person('mentor')).userId
    const [first, ...rest] = smallCourse.sections
    if (first === undefined) throw new Error('The course is empty')
    const shorterSection = { ...first, items: first.items.filter((item) => item.id !== 'read') }
    await addCourse(app, author, { ...smallCourse, sections: [shorterSection, ...rest] })

    const opened = await student.call('POST /api/course-progress/:courseId/open', { courseId: id })
    expect(opened.progress).toMatchObject({ percent: 100, complete: true })
    expect(await ledger(student)).toContain('course_completion 150 career-development')
    await addCourse(app, author)
  })

  async function completeAllBut(student: Visitor, skippedId: string) {
    for (const item of items.filter(({ id: itemId }) => itemId !== skippedId)) {
      for (const lessonAnswer of rightAnswers(item)) await answer(student, item.id, lessonAnswer)
      if (item.type === 'article') {
        await student.call('POST /api/courses/:id/lessons/:contentId/complete', {
          id,
          contentId: item.id,
        })
      }
    }
  }
})

function answerTo(contentId: string, lessonAnswer: LessonAnswer) {
  return { id, contentId, answer: lessonAnswer }
}

function answer(student: Visitor, contentId: string, lessonAnswer: LessonAnswer) {
  return student.call(
    'POST /api/courses/:id/lessons/:contentId/answer',
    answerTo(contentId, lessonAnswer),
  )
}

function lesson(student: Visitor, contentId: string) {
  return student.call('GET /api/courses/:id/lessons/:contentId', { id, contentId })
}

/** XP from learning only, as `kind amount skill`. */
async function ledger(student: Visitor): Promise<string[]> {
  const { activities } = await student.call('GET /api/activities', {})
  return activities
    .filter(({ type }) => ['content_completion', 'quiz_pass', 'course_completion'].includes(type))
    .map(({ type, amount, skill }) => `${type} ${amount} ${skill}`)
    .sort()
}

async function dashboard(student: Visitor) {
  const response = await student.call('GET /api/dashboard', {})
  return response.kind === 'ready' ? response.student : null
}
