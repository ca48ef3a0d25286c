import { beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

// No provider is configured here: courses come from the library.
let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

test('a struggle without a known skill orders nothing: the student chooses a skill, and gets a course in it', async () => {
  const student = await app.person()
  const input = {
    struggle: 'everything feels upside down this term',
    level: 'beginner' as const,
  }
  const answer = await student.call('POST /api/course-orders', input)
  if (answer.kind !== 'which-skill') throw new Error('It was not asked about')
  expect(new Set(answer.skills).size).toBe(18)
  expect((await student.call('GET /api/course-orders/current', {})).order).toBeNull()

  await student.call('POST /api/course-orders', { ...input, skill: 'teamwork' })
  await app.runJobs()
  const { courses } = await student.call('GET /api/courses', {})
  const mine = courses.filter(({ source }) => source === 'generated')
  expect(mine).toMatchObject([{ title: 'Personalized Course: Teamwork', skills: ['teamwork'] }])
})

test('an advanced student gets the level of our lessons, and is told so', async () => {
  const student = await app.person()
  await student.call('POST /api/course-orders', {
    struggle: 'my python loops never stop',
    level: 'advanced',
  })
  await app.runJobs()
  const { courses } = await student.call('GET /api/courses', {})
  const [mine] = courses.filter(({ source }) => source === 'generated')
  expect(mine?.level).toBe(1)
  const welcome = await app.services.db
    .selectFrom('course_content')
    .select('body')
    .where('course_id', '=', mine?.id ?? '')
    .where('id', '=', 'start-here')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(welcome.body)).toContain('Our lessons on this are for beginners')
})
