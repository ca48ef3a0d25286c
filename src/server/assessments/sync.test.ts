import { beforeAll, describe, expect, test } from 'vitest'
import type { Assessment } from '#domain/learning/assessment.ts'
import type { Question } from '#domain/learning/question.ts'
import { shortenPool } from '../testing/short-pool.ts'
import { answersWith, openSitting, sit } from '../testing/sit-assessment.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { syncAssessments } from './sync.ts'

let app: TestApp
let budgeting: Assessment

beforeAll(async () => {
  app = await startApp()
  budgeting = await shortenPool(app, id)
})

const id = 'budgeting'

describe('a new version of the content', () => {
  test('lets an open sitting finish with the questions it started with', async () => {
    const student = await app.person()
    const sittingId = await openSitting(student, id)
    const answers = answersWith(0, budgeting)
    await syncWith(budgeting.questions.slice(0, 3))
    const submission = await student.call('POST /api/assessments/:id/submit', {
      id,
      sittingId,
      answers,
    })
    expect(submission.result.marked).toHaveLength(budgeting.questions.length)

    const reopened = await student.call('POST /api/assessments/:id/start', { id })
    if (reopened.kind !== 'sitting') throw new Error(`It is ${reopened.kind}`)
    expect(reopened.sitting.asked.map((question) => question.id).toSorted()).toEqual(
      budgeting.questions.slice(0, 3).map((question) => question.id),
    )
    await syncWith(budgeting.questions)
  })

  test('without an assessment stops offering it and keeps its results', async () => {
    const [before, after] = [await app.person(), await app.person()]
    const submission = await sit(before, budgeting)
    await syncWith(null)
    expect(await before.call('GET /api/assessments/:id', { id })).toEqual(submission)
    await after.refused('GET /api/assessments/:id', { id })
    await before.refused('POST /api/assessments/:id/start', { id })
    const { assessments } = await after.call('GET /api/assessments', {})
    expect(assessments.map((assessment) => assessment.id)).not.toContain(id)

    await syncAssessments(app.services)
    expect((await after.call('GET /api/assessments', {})).assessments).toHaveLength(18)
  })

  async function syncWith(questions: Question[] | null): Promise<void> {
    const { services } = app
    const others = services.content.assessments.filter((assessment) => assessment.id !== id)
    const assessments = questions === null ? others : [...others, { ...budgeting, questions }]
    await syncAssessments({ ...services, content: { ...services.content, assessments } })
  }
})
