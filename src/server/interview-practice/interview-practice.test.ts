import { expect, test } from 'vitest'
import { emptyAnswer, interviewSectors, keptAnswers } from '#domain/learning/interview-practice.ts'
import { answerIn } from '../testing/scenes.ts'
import { startApp } from '../testing/start-app.ts'

const app = await startApp()
const byName = (one: string, other: string) => one.localeCompare(other)
const questionId = 'about-yourself'
const story = {
  situation: 'The school fair',
  task: 'Run the stall',
  action: 'I asked two friends',
  result: 'We sold out',
  notes: '',
}

test('every sector has its questions, and together they are all of them', async () => {
  const student = await app.person()
  const bySector = await Promise.all(
    interviewSectors.map((sector) => student.call('GET /api/interview-questions', { sector })),
  )
  const counts = bySector.map(({ questions }) => questions.length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(7)
  expect(
    bySector.flatMap(({ questions }) => questions.map(({ id }) => id)).toSorted(byName),
  ).toEqual(app.services.content.interviews.map(({ id }) => id).toSorted(byName))
})

test('an answer is saved, changed, looked at and deleted', async () => {
  const student = await app.person()
  const { id } = await student.call('POST /api/interview-answers', {
    questionId,
    answer: { ...story, task: '  Run the stall ' },
  })
  const saved = await student.call('GET /api/interview-answers', {})
  expect(saved).toMatchObject({
    answers: [{ id, questionId, answer: story, yesLines: null, question: { sector: 'any' } }],
    next: null,
  })
  await student.call('PUT /api/interview-answers/:id/rubric', { id, yesLines: ['own', 'result'] })
  const [rated] = (await student.call('GET /api/interview-answers', {})).answers
  expect(rated?.yesLines).toEqual(['own', 'result'])

  const changed = { ...story, result: 'We sold out in an hour' }
  await student.call('PUT /api/interview-answers/:id', { id, answer: changed })
  const [rewritten] = (await student.call('GET /api/interview-answers', {})).answers
  // What was said about the earlier text no longer counts.
  expect(rewritten).toMatchObject({ answer: changed, yesLines: null })

  await student.call('DELETE /api/interview-answers/:id', { id })
  expect((await student.call('GET /api/interview-answers', {})).answers).toEqual([])
})

test('a blank answer, one that is too long and an unknown question are refused', async () => {
  const student = await app.person()
  const post = 'POST /api/interview-answers' as const
  const blank = { questionId, answer: { ...emptyAnswer, notes: ' \n ' } }
  expect(await student.refused(post, blank)).toMatchObject({ status: 400 })
  const long = { questionId, answer: { ...story, action: 'a'.repeat(601) } }
  expect(await student.refused(post, long)).toMatchObject({ status: 400 })
  const unknown = { questionId: 'no-such-question', answer: story }
  expect(await student.refused(post, unknown)).toMatchObject({ status: 404 })
})

test('the history comes in pages, newest first, and ends at its limit', async () => {
  const student = await app.person()
  const values = Array.from({ length: keptAnswers }, (_, index) => ({
    ...story,
    user_id: student.userId,
    question_id: questionId,
    result: `Result ${index}`,
    created_at: new Date(Date.UTC(2026, 0, 1, 0, index)),
    updated_at: new Date(Date.UTC(2026, 0, 1, 0, index)),
  }))
  await app.services.db.insertInto('interview_answers').values(values).execute()
  const first = await student.call('GET /api/interview-answers', {})
  expect(first.answers[0]?.answer.result).toBe(`Result ${keptAnswers - 1}`)
  const before = first.next ?? ''
  const second = await student.call('GET /api/interview-answers', { before })
  expect(second.answers[0]?.answer.result).toBe(`Result ${keptAnswers - 1 - first.answers.length}`)
  expect(
    await student.refused('POST /api/interview-answers', { questionId, answer: story }),
  ).toMatchObject({ status: 409 })
})

test('what the student finished is offered by its title, and nobody else’s', async () => {
  const student = await app.person()
  expect(await student.call('GET /api/interview-evidence', {})).toEqual({ evidence: [] })
  await answerIn(app, student, 'make', { type: 'project', work: 'A plan' })
  await student.call('POST /api/readiness/:id/done', { id: 'trn' })
  const { evidence } = await student.call('GET /api/interview-evidence', {})
  expect(evidence.map(({ kind }) => kind)).toEqual(['project', 'readiness'])
  expect(evidence[1]?.title).toBe('Get your TRN')
  const other = await app.person()
  expect(await other.call('GET /api/interview-evidence', {})).toEqual({ evidence: [] })
})

test('crisis words in an answer bring the help card', async () => {
  const student = await app.person()
  const answer = { ...emptyAnswer, notes: 'I want to kill myself' }
  const { help } = await student.call('POST /api/interview-answers', { questionId, answer })
  expect(help?.helplines.length).toBeGreaterThan(0)
})

test('answers are in the export and go with the account', async () => {
  const student = await app.person()
  await student.call('POST /api/interview-answers', { questionId, answer: story })
  const { tables } = await student.call('POST /api/my-data/export', {})
  expect(tables['interview_answers']).toMatchObject([{ question_id: questionId, ...story }])
  await app.services.db.deleteFrom('user_profiles').where('user_id', '=', student.userId).execute()
  const left = await app.services.db
    .selectFrom('interview_answers')
    .select('id')
    .where('user_id', '=', student.userId)
    .execute()
  expect(left).toEqual([])
})

test('the page may use the microphone and play a recording, and no other site may', async () => {
  const { headers } = await app.visitor().send('GET', '/interview-practice')
  expect(headers['permissions-policy']).toContain('microphone=(self)')
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['content-security-policy']).toContain('media-src blob:')
})
