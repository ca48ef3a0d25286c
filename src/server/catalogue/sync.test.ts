import { beforeAll, expect, test } from 'vitest'
import type { Course } from '#domain/learning/course.ts'
import { numberedUserId } from '#domain/people/numbered-user-id.ts'
import type { Content } from '../content/load-content.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { syncCatalogue } from './sync.ts'
import { itemIn, outlineOf } from './queries.ts'

let app: TestApp
const nobody = numberedUserId(0)

beforeAll(async () => {
  app = await startApp()
})

test('every shipped course is in the tables, section by section and item by item', async () => {
  for (const course of app.services.content.courses) {
    const outline = await outlineOf(app.services.db, { userId: nobody, courseId: course.id })
    expect(outline?.sections.map(({ id }) => id)).toEqual(course.sections.map(({ id }) => id))
    expect(outline?.sections.map(({ items }) => items.map(({ id }) => id))).toEqual(
      course.sections.map(({ items }) => items.map(({ id }) => id)),
    )
  }
})

test('an item is read from the tables exactly as it was written', async () => {
  for (const { id, sections } of app.services.content.courses) {
    for (const item of sections.flatMap(({ items }) => items)) {
      expect(await itemIn(app.services.db, id, item.id)).toEqual(item)
    }
  }
})

test('an unchanged catalogue is not written again', async () => {
  const before = await app.services.db.selectFrom('courses').selectAll().orderBy('id').execute()
  await syncCatalogue(app.services)
  expect(await app.services.db.selectFrom('courses').selectAll().orderBy('id').execute()).toEqual(
    before,
  )
})

test('a changed course shows its new structure, and removed items are retired, not deleted', async () => {
  const [course] = app.services.content.courses
  const [first, ...rest] = course?.sections ?? []
  if (course === undefined || first === undefined) throw new Error('There is no course')
  const changed: Course = { ...course, title: 'A better title', sections: rest }
  await syncCatalogue({ ...app.services, content: withCourse(app.services.content, changed) })

  const ref = { userId: nobody, courseId: course.id }
  const outline = await outlineOf(app.services.db, ref)
  expect(outline).toMatchObject({ title: 'A better title' })
  expect(outline?.sections.map(({ id }) => id)).toEqual(rest.map(({ id }) => id))
  expect(await rowsOf(course.id, first.items[0]?.id ?? '')).toMatchObject([{ retired: true }])

  await syncCatalogue(app.services)
  expect((await outlineOf(app.services.db, ref))?.sections).toHaveLength(course.sections.length)
})

test('a course removed from the files leaves the catalogue, and returns when it is back in the files', async () => {
  const [removed, ...rest] = app.services.content.courses
  const ref = { userId: nobody, courseId: removed?.id ?? '' }
  await syncCatalogue({ ...app.services, content: { ...app.services.content, courses: rest } })
  expect(await outlineOf(app.services.db, ref)).toBeNull()
  await syncCatalogue(app.services)
  expect(await outlineOf(app.services.db, ref)).not.toBeNull()
})

test('a course that staff unpublished stays unpublished when its text changes', async () => {
  const course = app.services.content.courses[1]
  if (course === undefined) throw new Error('There is no course')
  await app.services.db
    .updateTable('courses')
    .set({ published: false })
    .where('id', '=', course.id)
    .execute()
  const changed = withCourse(app.services.content, { ...course, title: 'Changed' })
  await syncCatalogue({ ...app.services, content: changed })
  expect(await outlineOf(app.services.db, { userId: nobody, courseId: course.id })).toBeNull()
})

function withCourse(content: Content, course: Course): Content {
  return {
    ...content,
    courses: content.courses.map((each) => (each.id === course.id ? course : each)),
  }
}

function rowsOf(courseId: string, itemId: string) {
  return app.services.db
    .selectFrom('course_content')
    .select('retired')
    .where('course_id', '=', courseId)
    .where('id', '=', itemId)
    .execute()
}
