import { beforeAll, describe, expect, test } from 'vitest'
import type { CourseOrder } from '#contract/course-orders.ts'
import { generatedCap } from '#domain/ledger/generated-xp.ts'
import {
  finishCourse,
  madeCourse,
  orderCourse,
  passItem,
  struggle,
} from '../testing/made-course.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

// No provider is configured here: courses come from the library.
let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

describe('an order', () => {
  test('becomes a course with its level, visible only to its creator', async () => {
    const student = await app.person()
    const order = await madeCourse(app, student)
    const course = await student.call('GET /api/courses/:id', { id: order.courseId })
    expect(course).toMatchObject({
      title: 'Personalized Course: Budgeting',
      level: 1,
      prerequisites: [],
      source: 'generated',
    })
    expect(course.skills[0]).toBe('budgeting')
    expect(course.sections.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(10)
    const mine = await student.call('GET /api/courses', {})
    expect(mine.courses.map(({ id }) => id)).toContain(order.courseId)

    const classmate = await app.person()
    const theirs = await classmate.call('GET /api/courses', {})
    expect(theirs.courses.map(({ id }) => id)).not.toContain(order.courseId)
    await expectMissing(classmate, order)
  })

  test('is named after its topic and starts with it; the student’s text is only in the lessons', async () => {
    const student = await app.person()
    const worry = 'I get nervous in interviews and mi mind go blank'
    await student.call('POST /api/course-orders', { struggle: worry, level: 'beginner' })
    await app.runJobs()
    const [course] = (await coursesOf(student)) ?? []
    expect(course?.title).toBe('Personalized Course: Interview calm')
    expect(JSON.stringify(await student.call('GET /api/courses', {}))).not.toContain('nervous')
    const { sections } = await student.call('GET /api/courses/:id', { id: course?.id ?? '' })
    expect(sections[0]?.title).toBe('The interview')
    expect(sections[0]?.items[1]?.title).toBe('Tell it with STAR')
  })

  test('that is placed twice by a double click creates one order and one course', async () => {
    const student = await app.person()
    const input = { struggle, level: 'beginner' as const }
    const both = await Promise.all([
      student.call('POST /api/course-orders', input),
      student.call('POST /api/course-orders', input),
    ])
    const ids = both.map((answer) => (answer.kind === 'ordered' ? answer.order.id : null))
    expect(new Set(ids).size).toBe(1)
    await app.runJobs()
    expect((await student.call('GET /api/course-orders/current', {})).left).toBe(4)
    expect(await coursesOf(student)).toHaveLength(1)
  })

  test('needs a struggle in readable text, and a level', async () => {
    const student = await app.person()
    for (const body of [
      { struggle: '', level: 'beginner' },
      { struggle: '  \n ', level: 'beginner' },
      { struggle: 'asdf asdf qwerty', level: 'beginner' },
      { struggle: 'xxxxxxxxxxxx', level: 'beginner' },
      { struggle, level: '' },
      { struggle },
      { struggle: 'save '.repeat(500), level: 'beginner' },
    ]) {
      expect((await student.send('POST', '/api/course-orders', body)).status).toBe(400)
    }
  })

  test('with crisis words gets the help card, and nothing is stored', async () => {
    const student = await app.person()
    const text = 'I want to kill myself because of school'
    const answer = await student.call('POST /api/course-orders', {
      struggle: text,
      level: 'beginner',
    })
    expect(answer.kind === 'help' && answer.help.helplines.length).toBeGreaterThan(1)
    const long = await student.call('POST /api/course-orders', {
      struggle: `${'school is hard '.repeat(300)} ${text}`,
      level: 'beginner',
    })
    expect(long.kind).toBe('help')
    const rows = await app.services.db
      .selectFrom('course_orders')
      .select('id')
      .where('user_id', '=', student.userId)
      .execute()
    expect(rows).toEqual([])
  })

  test('is possible five times a day, and again the next day', async () => {
    const student = await app.person()
    for (let count = 0; count < 5; count += 1) await madeCourse(app, student)
    const input = { struggle, level: 'beginner' as const }
    const refusal = await student.refused('POST /api/course-orders', input)
    expect(refusal).toMatchObject({ status: 429, code: 'too-many' })
    expect((await student.call('GET /api/course-orders/current', {})).left).toBe(0)
    const tomorrow = new Date(app.services.now().getTime() + 24 * 60 * 60 * 1000)
    app.setTime(tomorrow)
    expect((await student.call('GET /api/course-orders/current', {})).left).toBe(5)
    await madeCourse(app, student)
  })

  test('that is cancelled before it starts does not count and makes no course', async () => {
    const student = await app.person()
    const { id } = await orderCourse(student)
    const { order: cancelled } = await student.call('POST /api/course-orders/:id/cancel', { id })
    expect(cancelled.state).toBe('cancelled')
    await app.runJobs()
    expect(await coursesOf(student)).toEqual([])
    expect(await student.call('GET /api/course-orders/current', {})).toMatchObject({
      order: null,
      left: 5,
    })
  })

  test('can only be viewed, cancelled or retried by its student', async () => {
    const student = await app.person()
    const classmate = await app.person()
    const { id } = await orderCourse(student)
    for (const key of [
      'GET /api/course-orders/:id',
      'POST /api/course-orders/:id/cancel',
      'POST /api/course-orders/:id/retry',
    ] as const) {
      expect((await classmate.refused(key, { id })).status).toBe(404)
    }
    expect((await student.call('GET /api/course-orders/:id', { id })).order.state).toBe('working')
    await app.runJobs()
  })
})

test('an order fails after five attempts, does not count towards the limit, and can be retried', async () => {
  const student = await app.person()
  const { id } = await orderCourse(student)
  await app.services.database.unguarded
    .updateTable('course_orders')
    .set({ attempt: 5 })
    .where('user_id', '=', student.userId)
    .execute()
  await app.runJobs()
  const { order, left } = await student.call('GET /api/course-orders/current', {})
  expect(order).toMatchObject({ id, state: 'failed', struggle })
  expect(order?.failure).toContain('try again')
  expect(left).toBe(5)
  await student.call('POST /api/course-orders/:id/retry', { id })
  await app.runJobs()
  expect((await student.call('GET /api/course-orders/:id', { id })).order.state).toBe('done')
  expect((await student.refused('POST /api/course-orders/:id/retry', { id })).status).toBe(409)
})

test('a failed order can be dismissed', async () => {
  const student = await app.person()
  const { id } = await orderCourse(student)
  await app.services.database.unguarded
    .updateTable('course_orders')
    .set({ attempt: 5 })
    .where('user_id', '=', student.userId)
    .execute()
  await app.runJobs()
  await student.call('POST /api/course-orders/:id/cancel', { id })
  expect(await student.call('GET /api/course-orders/current', {})).toMatchObject({
    order: null,
    left: 5,
  })
})

test('two generated courses finished concurrently award at most the daily cap together', async () => {
  const student = await app.person()
  const first = await madeCourse(app, student)
  const second = await madeCourse(app, student)
  const before = await xpFromCourses(student)
  await Promise.all([
    finishCourse(app, student, first.courseId),
    finishCourse(app, student, second.courseId),
  ])
  expect(before).toBe(0)
  expect(await xpFromCourses(student)).toBe(generatedCap)
  const page = await student.call('GET /api/courses/:id', { id: second.courseId })
  expect(page.progress?.complete).toBe(true)
})

describe('a rewritten lesson', () => {
  test('is a different one of the same kind in the same place, and progress is kept', async () => {
    const student = await app.person()
    const { courseId } = await madeCourse(app, student)
    const lesson = { id: courseId, contentId: 'part-1-1' }
    await student.call('POST /api/courses/:id/lessons/:contentId/complete', lesson)
    const isRewritable = async (contentId: string, id = courseId) =>
      (await student.call('GET /api/courses/:id/lessons/:contentId', { id, contentId })).rewritable
    expect(await isRewritable('part-1-1')).toBe(true)
    expect(await isRewritable('start-here')).toBe(false)
    expect(await isRewritable('closing-quiz')).toBe(false)
    const before = await student.call('GET /api/courses/:id/lessons/:contentId', lesson)
    const { order } = await student.call('POST /api/courses/:id/lessons/:contentId/rewrite', lesson)
    const repeat = await student.call('POST /api/courses/:id/lessons/:contentId/rewrite', lesson)
    expect(repeat.order.id).toBe(order.id)
    await app.runJobs()
    const after = await student.call('GET /api/courses/:id/lessons/:contentId', lesson)
    expect(after.item).toMatchObject({ id: 'part-1-1', type: before.item.type })
    expect(after.item).not.toEqual(before.item)
    expect(after).toMatchObject({ done: true, percent: before.percent, place: before.place })
    expect((await student.call('GET /api/course-orders/current', {})).order).toBeNull()
  })

  test('is refused for items with the student’s text, for answered items, and for items of other people', async () => {
    const student = await app.person()
    const { courseId } = await madeCourse(app, student)
    const refusedFor = async (contentId: string, by = student, id = courseId) =>
      (await by.refused('POST /api/courses/:id/lessons/:contentId/rewrite', { id, contentId }))
        .status
    expect(await refusedFor('start-here')).toBe(409)
    expect(await refusedFor('look-back')).toBe(409)
    expect(await refusedFor('no-such-lesson')).toBe(404)
    expect(await refusedFor('part-1-1', await app.person())).toBe(404)
    const [catalogue] = app.services.content.courses
    const [lesson] = catalogue?.sections[0]?.items ?? []
    expect(await refusedFor(lesson?.id ?? '', student, catalogue?.id ?? '')).toBe(404)

    const page = await student.call('GET /api/courses/:id', { id: courseId })
    const quiz = page.sections.flatMap(({ items }) => items).find(({ type }) => type === 'quiz')
    const quizLesson = { id: courseId, contentId: quiz?.id ?? '' }
    await student.call('POST /api/courses/:id/lessons/:contentId/rewrite', quizLesson)
    await passItem(app, student, quizLesson)
    await app.runJobs()
    const rows = await app.services.db
      .selectFrom('course_orders')
      .select(['state', 'failure', 'charged_on'])
      .where('user_id', '=', student.userId)
      .where('kind', '=', 'lesson')
      .execute()
    expect(rows).toEqual([{ state: 'failed', failure: 'answered', charged_on: null }])
    expect(await refusedFor(quizLesson.contentId)).toBe(409)
  })
})

test('deleting a course deletes its progress and text, but keeps its XP', async () => {
  const student = await app.person()
  const order = await madeCourse(app, student)
  const lesson = { id: order.courseId, contentId: 'part-1-1' }
  await student.call('POST /api/courses/:id/lessons/:contentId/complete', lesson)
  const earned = await xpFromCourses(student)
  expect(earned).toBeGreaterThan(0)
  const classmate = await app.person()
  const course = { id: order.courseId }
  expect((await classmate.refused('DELETE /api/courses/:id', course)).status).toBe(404)
  await student.call('DELETE /api/courses/:id', course)
  await expectMissing(student, order)
  expect(await xpFromCourses(student)).toBe(earned)
  const { courses } = await student.call('GET /api/achievements', {})
  expect(courses).toEqual([])
  expect((await student.refused('GET /api/course-orders/:id', { id: order.id })).status).toBe(404)
  const [catalogue] = app.services.content.courses
  const shippedCourse = { id: catalogue?.id ?? '' }
  expect((await student.refused('DELETE /api/courses/:id', shippedCourse)).status).toBe(404)
})

async function expectMissing(student: Visitor, { courseId }: CourseOrder): Promise<void> {
  expect((await student.refused('GET /api/courses/:id', { id: courseId })).status).toBe(404)
}

async function coursesOf({ userId }: Visitor) {
  return app.services.db
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('visible_to', '=', userId)
    .execute()
}

/** Without XP from quests, achievements and the streak. */
async function xpFromCourses({ userId }: Visitor): Promise<number> {
  const rows = await app.services.db
    .selectFrom('xp_activities')
    .select(['amount', 'type'])
    .where('user_id', '=', userId)
    .where('type', 'in', ['content_completion', 'quiz_pass', 'course_completion'])
    .execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
