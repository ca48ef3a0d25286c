import { beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { addCourse, smallCourse } from '../testing/small-course.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
  await addCourse(app, (await app.person('mentor')).userId)
})

test('the portfolio lists projects and reflections, newest first, and nothing else', async () => {
  const student = await app.person()
  const now = Date.now()
  await answerItem(student, 'reflect', 'I once led')
  app.setTime(new Date(now + 60_000))
  await answerItem(student, 'make', ' My plan ')
  await student.call('POST /api/courses/:id/lessons/:contentId/answer', {
    id: smallCourse.id,
    contentId: 'list',
    answer: { type: 'checklist', task: 'one', done: true },
  })
  const { entries, next } = await student.call('GET /api/portfolio', {})
  expect(next).toBeNull()
  expect(entries).toMatchObject([
    {
      kind: 'project',
      title: 'Make it',
      text: 'My plan',
      course: { id: smallCourse.id, title: smallCourse.title },
      contentId: 'make',
    },
    { kind: 'reflection', title: 'Look back', text: 'I once led' },
  ])
})

test('a portfolio text can be rewritten by the rules of its lesson, and keeps its position', async () => {
  const student = await app.person()
  await answerItem(student, 'reflect', 'I once led')
  const [entry] = (await student.call('GET /api/portfolio', {})).entries
  const id = entry?.id ?? ''
  expect(await student.refused('PUT /api/portfolio/:id', { id, text: 'Too short' })).toMatchObject({
    status: 400,
    message: 'Write at least 3 words. You have 2.',
  })
  const changed = await student.call('PUT /api/portfolio/:id', { id, text: 'We once led it ' })
  expect(changed).toMatchObject({
    entry: { id, text: 'We once led it', at: entry?.at },
    help: null,
  })
  expect(
    await student.call('GET /api/courses/:id/lessons/:contentId', {
      id: smallCourse.id,
      contentId: 'reflect',
    }),
  ).toMatchObject({ done: true, work: { text: 'We once led it' } })
})

test('deleting a project from the portfolio removes its text and leaves the lesson completed', async () => {
  const student = await app.person()
  await answerItem(student, 'make', 'Something private')
  const [entry] = (await student.call('GET /api/portfolio', {})).entries
  await student.call('DELETE /api/portfolio/:id', { id: entry?.id ?? '' })
  expect((await student.call('GET /api/portfolio', {})).entries).toEqual([])
  const everything = await student.call('POST /api/my-data/export', {})
  expect(JSON.stringify(everything)).not.toContain('Something private')
  expect(
    await student.call('GET /api/courses/:id/lessons/:contentId', {
      id: smallCourse.id,
      contentId: 'make',
    }),
  ).toMatchObject({ done: true, work: null })
})

test('no one can read, change or delete someone else’s portfolio project', async () => {
  const [student, other] = [await app.person(), await app.person()]
  await answerItem(student, 'make', 'Mine')
  const id = (await student.call('GET /api/portfolio', {})).entries[0]?.id ?? ''
  expect((await other.call('GET /api/portfolio', {})).entries).toEqual([])
  expect(await other.refused('PUT /api/portfolio/:id', { id, text: 'Theirs' })).toMatchObject({
    status: 404,
  })
  expect(await other.refused('DELETE /api/portfolio/:id', { id })).toMatchObject({ status: 404 })
  expect((await student.call('GET /api/portfolio', {})).entries).toMatchObject([{ text: 'Mine' }])
})

test('a portfolio project stays when its course is deleted', async () => {
  const student = await app.person()
  await addCourse(app, student.userId, { ...smallCourse, id: 'short-lived' })
  await answerItem(student, 'make', 'Still here', 'short-lived')
  await app.services.db.deleteFrom('courses').where('id', '=', 'short-lived').execute()
  const { entries } = await student.call('GET /api/portfolio', {})
  expect(entries).toMatchObject([{ title: 'Project', text: 'Still here', course: null }])
  const { courses } = await student.call('GET /api/achievements', {})
  expect(courses).toMatchObject([{ title: 'Unknown Course' }])
})

function answerItem(student: Visitor, contentId: string, text: string, id = smallCourse.id) {
  return student.call('POST /api/courses/:id/lessons/:contentId/answer', {
    id,
    contentId,
    answer: contentId === 'make' ? { type: 'project', work: text } : { type: 'reflection', text },
  })
}
