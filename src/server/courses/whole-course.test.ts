import { beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

test('all items of a course come in one response, in their order, each as it is read alone', async () => {
  const student = await app.person()
  const [course] = app.services.content.courses
  const id = course?.id ?? ''
  await student.call('POST /api/courses/:id/enrol', { id })
  const { lessons } = await student.call('GET /api/courses/:id/lessons', { id })
  const items = course?.sections.flatMap((section) => section.items) ?? []
  expect(lessons.map(({ item }) => item.id)).toEqual(items.map((item) => item.id))
  for (const lesson of lessons) {
    const contentId = lesson.item.id
    expect(lesson).toEqual(
      await student.call('GET /api/courses/:id/lessons/:contentId', { id, contentId }),
    )
  }
})
