import { beforeAll, expect, test } from 'vitest'
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
