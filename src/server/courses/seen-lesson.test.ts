import { beforeAll, expect, test } from 'vitest'
import { addCourse, secretNumber, smallCourse } from '../testing/small-course.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
const { id } = smallCourse
const lesson = { id, contentId: 'calc' }

beforeAll(async () => {
  app = await startApp()
  await addCourse(app, (await app.person('mentor')).userId)
})

const answer = (student: Visitor, value: string) =>
  student.call('POST /api/courses/:id/lessons/:contentId/answer', {
    ...lesson,
    answer: { type: 'exercise', answer: { kind: 'calc', value } },
  })

async function opened(): Promise<Visitor> {
  const student = await app.person()
  await student.call('POST /api/courses/:id/enrol', { id })
  return student
}

const lessonOf = (student: Visitor) =>
  student.call('GET /api/courses/:id/lessons/:contentId', lesson)

test('each of ten wrong answers that arrive at the same time counts as an attempt', async () => {
  const student = await opened()
  await Promise.all(Array.from({ length: 10 }, () => answer(student, '1')))
  expect(await lessonOf(student)).toMatchObject({ work: { attempts: 10 } })
})

test('of right and wrong answers that arrive at the same time each counts, and the lesson is paid once', async () => {
  const student = await opened()
  const values = ['1', String(secretNumber), '2', String(secretNumber)]
  const results = await Promise.all(values.map((value) => answer(student, value)))
  expect(results.filter(({ completion }) => completion.earned > 0)).toHaveLength(1)
  expect(await lessonOf(student)).toMatchObject({ done: true, work: { attempts: 4 } })
})

test('an address with a character that the database cannot store is refused', async () => {
  const student = await opened()
  const paths = [
    `/api/courses/${id}%00/lessons/calc/complete`,
    `/api/courses/${id}/lessons/calc%00/complete`,
  ]
  for (const path of paths) {
    const { status } = await student.send('POST', path, {})
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  }
})
