import { beforeAll, describe, expect, test } from 'vitest'
import type { Course } from '#domain/learning/course.ts'
import { writeCourses } from '../catalogue/commands.ts'
import { setPublished } from '../catalogue/publish-commands.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { coursesFor } from './list-queries.ts'

let app: TestApp
let courses: readonly Course[]

beforeAll(async () => {
  app = await startApp()
  courses = app.services.content.courses
})

/** What another process does with the same database. */
const publish = (id: string, published: boolean) =>
  app.services.transaction((tx) => setPublished(tx, id, published))
const courseAt = (index: number) => {
  const course = courses.at(index)
  if (course === undefined) throw new Error('There is no such course')
  return course
}

describe('the catalogue as it opens', () => {
  test('is the list that a search starts from, whatever the student has started', async () => {
    const student = await app.person()
    const { userId } = student
    const sameAsSearched = async () => {
      const opened = await student.call('GET /api/courses', {})
      expect(opened).toEqual(await coursesFor(app.services.db, { userId }))
      return opened.courses
    }
    expect(await sameAsSearched()).toHaveLength(courses.length)
    const [started, finished, withdrawn] = [courseAt(3), courseAt(-1), courseAt(5)]
    for (const { id } of [started, finished, withdrawn])
      await student.call('POST /api/courses/:id/enrol', { id })
    await app.services.db
      .updateTable('user_course_progress')
      .set({ completion_percentage: 100, completed_at: app.services.now() })
      .where('user_id', '=', userId)
      .where('course_id', '=', finished.id)
      .execute()
    const made = [1, 2].map((number) => ({
      ...courseAt(0),
      id: `made-${number}`,
      title: `Made ${number}`,
    }))
    await app.services.transaction((tx) =>
      writeCourses(tx, made, { source: 'generated', createdBy: userId }),
    )
    await student.call('POST /api/courses/:id/enrol', { id: 'made-2' })
    await publish(withdrawn.id, false)
    const listed = await sameAsSearched()
    expect(listed.slice(0, 3).map(({ id }) => id)).toEqual(
      expect.arrayContaining([started.id, withdrawn.id, 'made-2']),
    )
    expect(listed).toHaveLength(courses.length + 2)
    await publish(withdrawn.id, true)
    expect(await sameAsSearched()).toHaveLength(courses.length + 2)
  })

  test('follows at once what another process changes in the catalogue', async () => {
    const student = await app.person()
    const titles = async () =>
      (await student.call('GET /api/courses', {})).courses.map(({ title }) => title)
    const course = courseAt(2)
    expect(await titles()).toContain(course.title)
    await publish(course.id, false)
    expect(await titles()).not.toContain(course.title)
    await publish(course.id, true)
    expect(await titles()).toContain(course.title)
    await app.services.transaction((tx) =>
      writeCourses(tx, [{ ...course, title: 'Another name' }], { source: 'catalogue' }),
    )
    expect(await titles()).toContain('Another name')
    await app.services.transaction((tx) => writeCourses(tx, [course], { source: 'catalogue' }))
    expect(await titles()).toContain(course.title)
  })

  test('is paged when a student has more courses of their own than fit', async () => {
    const student = await app.person()
    const made = Array.from({ length: 53 }, (_, number) => ({
      ...courseAt(0),
      id: `own-${number}`,
      title: `Own ${number % 9}`,
    }))
    await app.services.transaction((tx) =>
      writeCourses(tx, made, { source: 'generated', createdBy: student.userId }),
    )
    const first = await student.call('GET /api/courses', {})
    expect(first.courses).toHaveLength(50)
    const all = first.courses.map(({ id }) => id)
    for (let { next } = first; next !== null;) {
      const page = await student.call('GET /api/courses', { after: next })
      all.push(...page.courses.map(({ id }) => id))
      next = page.next
    }
    expect(new Set(all).size).toBe(53 + courses.length)
    expect(all).toHaveLength(53 + courses.length)
  })
})
