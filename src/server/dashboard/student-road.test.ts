import { beforeAll, expect, test } from 'vitest'
import { madeCourse } from '../testing/made-course.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { roadOf } from './student-road.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

test('a road has a place for each section, and one stone where the student is', () => {
  const [course = expect.fail()] = app.services.content.courses
  const ids = course.sections.flatMap(({ items }) => items.map(({ id }) => id))
  const begun = roadOf(course, ids.slice(0, 1))
  expect(begun.at).toBe(0)
  expect(begun.units.map(({ title }) => title)).toEqual(course.sections.map(({ title }) => title))
  expect(
    begun.units.flatMap(({ stones }) => stones).filter((stone) => stone === 'now'),
  ).toHaveLength(1)
  expect(begun.units[0]?.stones.slice(0, 2)).toEqual(['done', 'now'])

  const finished = roadOf(course, ids)
  expect(finished.at).toBe(course.sections.length - 1)
  expect(finished.minutes).toBeNull()
  expect(new Set(finished.units.flatMap(({ stones }) => stones))).toEqual(new Set(['done']))
})

test('a course that was made for a student has its units on the road', async () => {
  const student = await app.person()
  const { courseId } = await madeCourse(app, student)
  const { sections } = await student.call('POST /api/courses/:id/enrol', { id: courseId })
  const dashboard = await student.call('GET /api/dashboard', {})
  const { road, next } = (dashboard.kind === 'ready' && dashboard.student) || expect.fail()
  expect(road?.units.map(({ title }) => title)).toEqual(sections.map(({ title }) => title))
  expect(road?.units[0]?.stones[0]).toBe('now')
  expect(road?.minutes).toBeGreaterThan(0)
  expect(next).toMatchObject({ id: courseId, nextItem: sections[0]?.items[0]?.id })
})
