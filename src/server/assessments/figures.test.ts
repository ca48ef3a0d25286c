import { beforeAll, expect, test } from 'vitest'
import type { Assessment } from '#domain/learning/assessment.ts'
import { shortenPool } from '../testing/short-pool.ts'
import { sit } from '../testing/sit-assessment.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { learnFromResults } from './jobs.ts'

let app: TestApp
let assessment: Assessment

beforeAll(async () => {
  app = await startApp()
  assessment = await shortenPool(app, 'budgeting')
})

test('every result is counted once, and staff see what it says about the questions', async () => {
  const { id, questions } = assessment
  for (const wrong of [0, 1, 2]) await sit(await app.person(), assessment, wrong)
  await learnFromResults(app.services)
  await learnFromResults(app.services)

  const staff = await app.staff()
  const judged = (await staff.call('GET /api/staff/questions/:id', { id })).questions
  expect(judged.map((question) => question.id)).toEqual(questions.map((question) => question.id))
  const [first = expect.fail(), second, third] = judged.filter(({ options }) => options.length > 0)
  // The first choice was missed twice, the second once.
  expect(first.reading).toMatchObject({ answers: 3, right: 33 })
  expect(second?.reading).toMatchObject({ answers: 3, right: 67 })
  expect(third?.reading).toMatchObject({ answers: 3, right: 100, discrimination: null })
  expect(first.options.find(({ right }) => right)?.chosen).toBe(33)
  expect(first.options.reduce((sum, { chosen }) => sum + (chosen ?? 0), 0)).toBe(100)

  await sit(await app.person(), assessment)
  await learnFromResults(app.services)
  const after = (await staff.call('GET /api/staff/questions/:id', { id })).questions
  expect(after.find((question) => question.id === first.id)?.reading?.answers).toBe(4)
})

test('answers in own words are not scored, and an unknown assessment is not found', async () => {
  const staff = await app.staff()
  const own = app.services.content.assessments.flatMap(({ id, questions }) =>
    questions.flatMap((question) =>
      question.type === 'short_answer' && question.accepted === undefined
        ? [{ id, question: question.id }]
        : [],
    ),
  )
  const [{ id, question } = expect.fail()] = own
  const withOwnWords = app.services.content.assessments.find((each) => each.id === id)
  await sit(await app.person(), withOwnWords ?? expect.fail())
  await learnFromResults(app.services)
  const judged = (await staff.call('GET /api/staff/questions/:id', { id })).questions
  expect(judged.find((each) => each.id === question)?.reading).toBeNull()
  const { code } = await staff.refused('GET /api/staff/questions/:id', { id: 'nothing' })
  expect(code).toBe('not-found')
})
