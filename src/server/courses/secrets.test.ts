import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import type { Course, Item } from '#domain/learning/course.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { addCourse, secret, secretNumber, smallCourse } from '../testing/small-course.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
const maxCourseBytes = 40 * 1024

beforeAll(async () => {
  app = await startApp()
  await addCourse(app, (await app.person('mentor')).userId)
})

test('no GET response contains a key or an explanation before the answer', async () => {
  const student = await app.person()
  await student.call('POST /api/courses/:id/enrol', { id: smallCourse.id })
  const items = smallCourse.sections.flatMap((section) => section.items)
  const gets = Object.keys(routes).filter((key) => key.startsWith('GET '))
  const leaks: string[] = []
  let successes = 0
  for (const key of gets) {
    for (const item of key.includes(':contentId') ? items : items.slice(0, 1)) {
      const path = key
        .slice('GET '.length)
        .replaceAll(/:(id|courseId)\b/g, smallCourse.id)
        .replaceAll(':contentId', item.id)
      const { status, body } = await student.send('GET', path)
      const text = JSON.stringify(body)
      if (text.includes(secret) || text.includes(String(secretNumber))) leaks.push(path)
      if (status === 200) successes += 1
    }
  }
  expect(leaks).toEqual([])
  expect(successes).toBeGreaterThan(items.length + 5)
})

test('an answer to one item reveals the secrets of that item only', async () => {
  const student = await app.person()
  const { id } = smallCourse
  await student.call('POST /api/courses/:id/lessons/:contentId/answer', {
    id,
    contentId: 'calc',
    answer: { type: 'exercise', answer: { kind: 'calc', value: '1' } },
  })
  const textOf = async (contentId: string) =>
    JSON.stringify(await student.call('GET /api/courses/:id/lessons/:contentId', { id, contentId }))
  expect(await textOf('calc')).toContain(secret)
  expect(await textOf('calc')).not.toContain(String(secretNumber))
  expect(await textOf('fill')).not.toContain(secret)
  expect(await textOf('quiz')).not.toContain(secret)
})

test('no shipped lesson reveals an explanation, a key or the right order, and each course is small', async () => {
  const student = await app.person()
  for (const course of app.services.content.courses) {
    const { text, page, lessons } = await everyLessonOf(student, course)
    // What the cards of an article ask is marked in the browser, so these come with their keys.
    const marked = lessons.filter((_, index) => itemsOf(course)[index]?.type !== 'article')
    const secretive = [page, ...marked].join('\n')
    for (const explanation of explanationsIn(course)) expect(text).not.toContain(explanation)
    expect(secretive).not.toMatch(
      /"(correct_answer|accepted|explanation|solution|tolerance|pairs)"/,
    )
    for (const [index, item] of itemsOf(course).entries()) {
      if (item.type !== 'exercise' || item.exercise.kind !== 'order') continue
      expect(lessons[index]).not.toContain(JSON.stringify(item.exercise.steps))
    }
    expect(gzipSync(text).length).toBeLessThanOrEqual(maxCourseBytes)
  }
})

/** The page and all lessons: what a phone stores to read the course offline. */
async function everyLessonOf(student: Visitor, course: Course) {
  const page = JSON.stringify(await student.call('GET /api/courses/:id', { id: course.id }))
  const lessons: string[] = []
  for (const { id } of itemsOf(course)) {
    const lesson = await student.call('GET /api/courses/:id/lessons/:contentId', {
      id: course.id,
      contentId: id,
    })
    lessons.push(JSON.stringify(lesson))
  }
  return { text: [page, ...lessons].join('\n'), page, lessons }
}

function itemsOf(course: Course): Item[] {
  return course.sections.flatMap(({ items }) => items)
}

function explanationsIn(course: Course): string[] {
  return itemsOf(course).flatMap((item) => {
    if (item.type === 'exercise') return [item.exercise.explanation]
    return item.type === 'quiz' ? item.questions.map(({ explanation }) => explanation) : []
  })
}
