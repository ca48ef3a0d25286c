import { beforeAll, expect, test } from 'vitest'
import { routes, type Routes } from '#contract/routes.ts'
import { imported } from '../testing/imported-files.ts'
import { staffActionRoutes, type ActionRoute } from '../testing/staff-actions.ts'
import { finishCourse, madeCourse } from '../testing/made-course.ts'
import { addCourse, smallCourse } from '../testing/small-course.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

// Each word is entered in one place of the product and must never appear at the staff desk.
const chat = 'canarychat'
const struggle = 'canarystruggle'
const reflection = 'canaryreflection'
const project = 'canaryproject'
const notes = 'canarynotes'
const bio = 'canarybio'
const guardian = 'canary-guardian@example.com'
const answer = 'canaryanswer'
const letter = 'canaryletter'
const canaries = [letter, chat, struggle, reflection, project, notes, bio, guardian, answer]

async function studentWithPrivateTexts(app: TestApp): Promise<Visitor> {
  const student = await app.person('student', { age: '19', guardianEmail: guardian, bio })
  await student.call('POST /api/advisor/messages', { text: `${chat} what is a CV?` })
  await student.call('POST /api/advisor/messages', { text: `${chat} mi waan dead` })
  const { courseId } = await madeCourse(
    app,
    student,
    `${struggle} with my money before the month is done`,
  )
  // Its title starts with their own words, and finishing it writes the title to the ledger.
  await finishCourse(app, student, courseId ?? '')
  await addCourse(app, student.userId)
  const course = { id: smallCourse.id }
  await student.call('POST /api/courses/:id/lessons/:contentId/answer', {
    ...course,
    contentId: 'reflect',
    answer: { type: 'reflection', text: `${reflection} it went very well` },
  })
  await student.call('POST /api/courses/:id/lessons/:contentId/answer', {
    ...course,
    contentId: 'make',
    answer: { type: 'project', work: `${project} is my plan` },
  })
  await student.call('POST /api/courses/:id/lessons/:contentId/answer', {
    ...course,
    contentId: 'quiz',
    answer: {
      type: 'quiz',
      answers: { 'small-1': 'false', 'small-2': '1', 'small-3': answer },
    },
  })
  const { application } = await student.call('POST /api/applications/manual', {
    title: 'Baker',
    company: 'Hope Bakery',
    state: 'applied',
  })
  await student.call('PATCH /api/applications/:id', { id: application.id, notes })
  return student
}

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

test('no response of the staff desk contains a chat, a struggle, a reflection, work or an answer', async () => {
  const staff = await app.staff()
  const student = await studentWithPrivateTexts(app)
  const responses: string[] = []
  const ask = async (key: keyof Routes, input: Record<string, unknown>) => {
    const { status, body } = await staff.ask(key, input)
    expect([key, status]).toEqual([key, 200])
    responses.push(JSON.stringify(body))
  }
  const id = student.userId
  const reason = 'Asked why XP is missing'

  await ask('POST /api/staff/people/search', { q: student.email })
  await ask('POST /api/staff/people/search', { q: student.name.slice(0, 4) })
  await ask('POST /api/staff/people/:id/look', { id, reason })
  const readRoutes = (Object.keys(routes) as (keyof Routes)[]).filter((key) =>
    key.startsWith('GET /api/staff'),
  )
  const [assessment = expect.fail()] = app.services.content.assessments
  const { userId: mentorId } = await app.person('mentor')
  const { id: importId } = await imported(app)
  const ids: Partial<Record<keyof Routes, string>> = {
    'GET /api/staff/questions/:id': assessment.id,
    'GET /api/staff/cases/:id': mentorId,
    'GET /api/staff/content/:id': 'fact.minimum-wage-week',
    'GET /api/staff/imports/:id': importId,
    'GET /api/staff/imports/:id/openings': importId,
  }
  for (const key of readRoutes) {
    await ask(key, key.includes(':id') ? { id: ids[key] ?? id } : {})
  }
  for (const list of ['reported', 'kept', 'removed', 'published']) {
    await ask('GET /api/staff/posts', { list })
  }
  for (const [key, { scene, kind }] of Object.entries(staffActionRoutes)) {
    const input = kind === 'suspended' || kind === 'ended-sessions' ? { id } : await scene(app)
    await ask(key as ActionRoute, { ...input, reason })
  }
  await ask('GET /api/staff/log', { about: id })

  const everything = responses.join('\n')
  expect(everything).toContain(student.email)
  for (const word of canaries) expect([word, everything.includes(word)]).toEqual([word, false])
  const ledger = await staff.call('GET /api/staff/people/:id/ledger', { id })
  expect(ledger.rows.map(({ description }) => description)).toContain('In a course made for them')
})
