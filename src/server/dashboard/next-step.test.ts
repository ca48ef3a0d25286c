import { beforeAll, expect, test } from 'vitest'
import { answeredSitting, sit } from '../testing/sit-assessment.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

test('the dashboard suggests one next step: a lesson on the first day, then from the check-in to a course', async () => {
  app.setTime('2026-11-29T15:00:00Z')
  const student = await app.person('student', { school: 'Titchfield High', age: '17' })
  const [assessment = expect.fail()] = app.services.content.assessments
  const next = async () => {
    const dashboard = await student.call('GET /api/dashboard', {})
    return dashboard.kind === 'ready' ? dashboard.student?.next : undefined
  }
  expect(await next()).toMatchObject({ kind: 'begin-course' })
  app.setTime('2026-11-30T15:00:00Z')
  expect(await next()).toEqual({ kind: 'check-in' })
  await student.call('POST /api/check-in', {})
  expect(await next()).toEqual({
    kind: 'begin-course',
    id: 'workplace-skills-first-job-ready',
    title: 'First Job Ready',
    nextItem: 'ready-beats-on-time',
    nextTitle: 'Ready beats on time',
  })

  const submission = await answeredSitting(student, assessment)
  expect(await next()).toMatchObject({ kind: 'begin-course' })
  const [[question, answer] = expect.fail()] = Object.entries(submission.answers)
  await student.call('PUT /api/assessments/:id/answers', {
    ...submission,
    answers: { [question]: answer },
  })
  expect(await next()).toMatchObject({ kind: 'hand-in-assessment', id: assessment.id })
  await sit(student, assessment, 2)
  expect(await next()).toEqual({ kind: 'review', due: 2 })

  const [course = expect.fail()] = app.services.content.courses
  await student.call('POST /api/courses/:id/enrol', { id: course.id })
  const item = course.sections[0]?.items[0]
  expect(await next()).toEqual({
    kind: 'continue-course',
    id: course.id,
    title: course.title,
    nextItem: item?.id,
    nextTitle: item?.title,
  })
})
