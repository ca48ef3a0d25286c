import { beforeAll, describe, expect, test } from 'vitest'
import type { Assessment } from '#domain/learning/assessment.ts'
import { shortenPool } from '../testing/short-pool.ts'
import { answersWith, openSitting, sit } from '../testing/sit-assessment.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let budgeting: Assessment

beforeAll(async () => {
  app = await startApp()
  budgeting = await shortenPool(app, id)
})

const id = 'budgeting'
const now = '2026-11-23T15:00:00Z'

async function xpOf(student: Visitor): Promise<number> {
  const { activities } = await student.call('GET /api/activities', {})
  return activities
    .filter(({ type }) => type === 'assessment_completion')
    .reduce((sum, { amount }) => sum + amount, 0)
}

function answerFirst(student: Visitor, sittingId: string) {
  const [first = expect.fail()] = budgeting.questions
  const answers = { [first.id]: first.type === 'short_answer' ? 'words' : '0' }
  return student.call('PUT /api/assessments/:id/answers', { id, sittingId, answers })
}

describe('a sitting', () => {
  test('is created when it is started, and counts as in progress from its first answer', async () => {
    const student = await app.person()
    expect(await student.call('GET /api/assessments/:id', { id })).toMatchObject({
      kind: 'new',
      best: null,
      attempts: 0,
      assessment: { id, skill: 'budgeting', level: 1, questions: budgeting.questions.length },
    })
    const sitting = await openSitting(student, id)
    expect(await openSitting(student, id)).toBe(sitting)
    const listed = async () =>
      (await student.call('GET /api/assessments', { skill: 'budgeting' })).assessments
    expect(await listed()).toMatchObject([{ id, underWay: false, best: null, attempts: 0 }])
    expect(await student.call('GET /api/assessments/:id', { id })).toMatchObject({ kind: 'new' })

    await answerFirst(student, sitting)
    expect(await listed()).toMatchObject([{ id, underWay: true, best: null, attempts: 0 }])
    expect(await student.call('GET /api/assessments/:id', { id })).toMatchObject({
      kind: 'sitting',
      sitting: { id: sitting },
    })
  })

  test('that is reopened without an answer starts at the moment it was last opened', async () => {
    app.setTime(now)
    const student = await app.person()
    await openSitting(student, id)
    app.setTime('2026-11-24T15:00:00Z')
    const sittingId = await openSitting(student, id)
    app.setTime('2026-11-24T15:02:00Z')
    const { result } = await student.call('POST /api/assessments/:id/submit', {
      id,
      sittingId,
      answers: answersWith(0, budgeting),
    })
    expect(result.timeTaken).toBe(120)
    app.setTime(now)
  })

  test('without an answer does not replace an earlier result', async () => {
    const student = await app.person()
    const submission = await sit(student, budgeting)
    const sittingId = await openSitting(student, id)
    expect(await student.call('GET /api/assessments/:id', { id })).toEqual(submission)
    await answerFirst(student, sittingId)
    expect(await student.call('GET /api/assessments/:id', { id })).toMatchObject({
      kind: 'sitting',
      best: 100,
    })
  })

  test('saves the answers sent, and leaves the others unchanged', async () => {
    const student = await app.person()
    const sittingId = await openSitting(student, id)
    const [first = '', second = ''] = budgeting.questions.map((question) => question.id)
    await student.call('PUT /api/assessments/:id/answers', {
      id,
      sittingId,
      answers: { [first]: '0', [second]: '1' },
    })
    await student.call('PUT /api/assessments/:id/answers', {
      id,
      sittingId,
      answers: { [second]: '2' },
    })
    expect(await student.call('GET /api/assessments/:id', { id })).toMatchObject({
      kind: 'sitting',
      sitting: { id: sittingId, answers: { [first]: '0', [second]: '2' } },
    })
  })

  test('refuses answers to questions it does not have, and any answer after submission', async () => {
    const student = await app.person()
    const sittingId = await openSitting(student, id)
    const save = 'PUT /api/assessments/:id/answers' as const
    const refusal = await student.refused(save, { id, sittingId, answers: { other: '0' } })
    expect(refusal.fields).toEqual({ other: 'This question is not in this assessment' })
    await student.call('POST /api/assessments/:id/submit', {
      id,
      sittingId,
      answers: answersWith(0, budgeting),
    })
    expect(await student.refused(save, { id, sittingId, answers: {} })).toMatchObject({
      code: 'not-possible',
    })
  })

  test('belongs to one student: another student’s sitting is not found', async () => {
    const [owner, stranger] = [await app.person(), await app.person()]
    const sittingId = await openSitting(owner, id)
    await openSitting(stranger, id)
    const submit = 'POST /api/assessments/:id/submit' as const
    const refusal = await stranger.refused(submit, {
      id,
      sittingId,
      answers: answersWith(0, budgeting),
    })
    expect(refusal).toMatchObject({ code: 'not-found', message: 'Assessment not found' })
    expect(await openSitting(owner, id)).toBe(sittingId)
  })

  test('of an assessment that does not exist is not found', async () => {
    const student = await app.person()
    for (const key of ['GET /api/assessments/:id', 'POST /api/assessments/:id/start'] as const) {
      const refusal = await student.refused(key, { id: 'nothing' })
      expect(refusal).toMatchObject({ status: 404, message: 'Assessment not found' })
    }
  })
})

describe('submitting', () => {
  test('returns the score, the right answers with explanations, and the time by the server’s clock', async () => {
    app.setTime(now)
    const student = await app.person()
    const sittingId = await openSitting(student, id)
    app.setTime('2026-11-23T15:04:05Z')
    const answers = answersWith(2, budgeting)
    const submission = await student.call('POST /api/assessments/:id/submit', {
      id,
      sittingId,
      answers,
    })
    const total = budgeting.questions.reduce((sum, { points }) => sum + points, 0)
    const score = Math.round(((total - 2) / total) * 100)
    expect(submission).toMatchObject({ kind: 'result', best: score, attempts: 1 })
    expect(submission.result).toMatchObject({ score, timeTaken: 245, xp: 50 })
    expect(submission.result.marked.map((question) => question.id)).toEqual(
      budgeting.questions.map((question) => question.id),
    )
    expect(submission.result.marked.filter(({ correct }) => !correct)).toHaveLength(2)
    expect(submission.result.marked[0]?.explanation).toBe(budgeting.questions[0]?.explanation)
    expect(await student.call('GET /api/assessments/:id', { id })).toEqual(submission)
    expect(await xpOf(student)).toBe(50)
  })

  test('is refused without an award while a question is unanswered or a short answer blank', async () => {
    const student = await app.person()
    const shortAnswer =
      budgeting.questions.find(({ type }) => type === 'short_answer')?.id ?? expect.fail()
    const [first = ''] = budgeting.questions.map((question) => question.id)
    const { [first]: _firstAnswer, ...answers } = {
      ...answersWith(0, budgeting),
      [shortAnswer]: '  \n',
    }
    const sittingId = await openSitting(student, id)
    const refusal = await student.refused('POST /api/assessments/:id/submit', {
      id,
      sittingId,
      answers,
    })
    expect(refusal).toMatchObject({ code: 'invalid', message: 'Answer every question first' })
    expect(new Set(Object.keys(refusal.fields ?? {}))).toEqual(new Set([first, shortAnswer]))
    expect(await openSitting(student, id)).toBe(sittingId)
    expect(await xpOf(student)).toBe(0)
  })

  test('uses the saved answers for questions that are not sent', async () => {
    const student = await app.person()
    const sittingId = await openSitting(student, id)
    const save = 'PUT /api/assessments/:id/answers' as const
    await student.call(save, { id, sittingId, answers: answersWith(0, budgeting) })
    const submit = 'POST /api/assessments/:id/submit' as const
    const { result } = await student.call(submit, { id, sittingId, answers: {} })
    expect(result.score).toBe(100)
  })

  test('twenty times concurrently gives one result and one award', async () => {
    const student = await app.person()
    const sittingId = await openSitting(student, id)
    const input = { id, sittingId, answers: answersWith(0, budgeting) }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => student.call('POST /api/assessments/:id/submit', input)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ attempts: 1, result: { score: 100, xp: 75 } })
    expect(await xpOf(student)).toBe(75)
  })

  test('again changes nothing, even when another sitting is open', async () => {
    const student = await app.person()
    const sittingId = await openSitting(student, id)
    const submit = 'POST /api/assessments/:id/submit' as const
    const first = await student.call(submit, { id, sittingId, answers: answersWith(0, budgeting) })
    await answerFirst(student, await openSitting(student, id))
    const second = await student.call(submit, { id, sittingId, answers: answersWith(3, budgeting) })
    expect(second).toEqual(first)
    expect(await student.call('GET /api/assessments/:id', { id })).toMatchObject({
      kind: 'sitting',
      best: 100,
      attempts: 1,
    })
  })
})

test('missed questions are added to the review, without their answer keys', async () => {
  const student = await app.person()
  await sit(student, budgeting, 2)
  const missed = budgeting.questions.filter(({ type }) => type !== 'short_answer').slice(0, 2)
  const { cards } = await student.call('GET /api/review', {})
  expect(cards.map(({ question }) => question.id).toSorted()).toEqual(
    missed.map((question) => question.id),
  )
  expect(JSON.stringify(cards)).not.toMatch(/"(correct\w*|explanation)"/i)
})

describe('trying again', () => {
  test('shows the latest score, keeps the best, and awards XP only for the gain', async () => {
    const student = await app.person()
    const results = []
    for (const wrong of [6, 2, 4, 0]) results.push(await sit(student, budgeting, wrong))
    expect(results.map(({ result }) => result.xp)).toEqual([25, 25, 0, 25])
    const scores = results.map(({ result }) => result.score)
    expect(results.map(({ best }) => best)).toEqual([scores[0], scores[1], scores[1], 100])
    expect(await xpOf(student)).toBe(75)
    const improved = await app.services.db
      .selectFrom('xp_activities')
      .select(['score', 'amount'])
      .where('user_id', '=', student.userId)
      .where('event', '=', 'assessment-improved')
      .orderBy('score')
      .execute()
    expect(improved).toEqual([
      { score: scores[1], amount: 0 },
      { score: 100, amount: 0 },
    ])
  })
})

test('a better score that pays nothing more does not count as beating your best', async () => {
  const student = await app.person()
  for (const wrong of [9, 8, 7, 6, 5]) await sit(student, budgeting, wrong)
  expect(await countImproved(student)).toBe(0)
  await sit(student, budgeting)
  expect(await countImproved(student)).toBe(1)
})

async function countImproved({ userId }: Visitor) {
  const rows = await app.services.db
    .selectFrom('xp_activities')
    .select('id')
    .where('user_id', '=', userId)
    .where('event', '=', 'assessment-improved')
    .execute()
  return rows.length
}

test('the first assessment that a student submits updates the completion tile', async () => {
  const student = await app.person()
  const before = await student.call('GET /api/dashboard', {})
  await sit(student, budgeting, 9)
  const after = await student.call('GET /api/dashboard', {})
  const completion = (answer: typeof after) =>
    answer.kind === 'ready' ? answer.student?.completion : undefined
  expect([completion(before), completion(after)]).toEqual([25, 50])
})
