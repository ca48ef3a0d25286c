import { beforeAll, expect, test } from 'vitest'
import type { LiveEvent } from '#contract/live.ts'
import { routes } from '#contract/routes.ts'
import { assessmentSchema, type Assessment } from '#domain/learning/assessment.ts'
import { questionsInSitting } from '#domain/learning/question-draw.ts'
import { answersWith, openSitting } from '../testing/sit-assessment.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { syncAssessments } from './sync.ts'

let app: TestApp
const secret = 'Zebra-Quartz'
const id = 'with-secrets'
const withSecrets = assessmentSchema.parse({
  id,
  title: 'With secrets',
  description: 'Three kinds of question.',
  skill: 'budgeting',
  level: 1,
  questions: [
    {
      id: 'choice',
      type: 'multiple_choice',
      question: 'Which?',
      options: ['This', 'That'],
      correct_answer: '1',
      explanation: `That, for ${secret}.`,
    },
    {
      id: 'truth',
      type: 'true_false',
      question: 'Is it?',
      correct_answer: 'true',
      explanation: `It is, for ${secret}.`,
    },
    {
      id: 'words',
      type: 'short_answer',
      question: 'Why?',
      correct_answer: `Because of ${secret}`,
      accepted: [secret],
      explanation: `Since ${secret}.`,
    },
  ],
})

beforeAll(async () => {
  app = await startApp()
})

test('responses, live events and the export do not contain the keys before submission', async () => {
  const { services } = app
  const content = {
    ...services.content,
    assessments: [...services.content.assessments, withSecrets],
  }
  await syncAssessments({ ...services, content })
  const student = await app.person()
  const events: LiveEvent[] = []
  const unsubscribe = services.live.subscribe(
    student.userId,
    (event) => events.push(event),
    () => {},
  )

  const sittingId = await openSitting(student, id)
  const responses: unknown[] = []
  const answers = { ...answersWith(0, withSecrets), words: 'My own words' }
  const save = 'PUT /api/assessments/:id/answers' as const
  responses.push(await student.ask(save, { id, sittingId, answers: { ...answers, words: ' ' } }))
  const submit = 'POST /api/assessments/:id/submit' as const
  responses.push(await student.refused(submit, { id, sittingId, answers: {} }))
  responses.push(await student.ask('POST /api/assessments/:id/start', { id }))
  responses.push(await student.ask('POST /api/my-data/export', {}))
  for (const key of Object.keys(routes).filter((name) => name.startsWith('GET '))) {
    responses.push(await student.send('GET', key.slice('GET '.length).replaceAll(/:\w+/g, id)))
  }
  responses.push(events)
  expect(
    responses.map((response) => JSON.stringify(response)).filter((text) => text.includes(secret)),
  ).toEqual([])
  expect(JSON.stringify(responses)).toContain('Which?')

  const submission = await student.ask(submit, { id, sittingId, answers })
  expect(JSON.stringify(submission.body)).toContain(secret)
  await expect.poll(() => events.length).toBeGreaterThan(1)
  expect(JSON.stringify(events)).not.toContain(secret)
  unsubscribe()
})

test('no shipped assessment reveals a key, an explanation or an accepted answer before submission', async () => {
  const student = await app.person()
  for (const assessment of app.services.content.assessments) {
    const opened = await student.ask('POST /api/assessments/:id/start', { id: assessment.id })
    const reopened = await student.ask('GET /api/assessments/:id', { id: assessment.id })
    const text = JSON.stringify([opened.body, reopened.body])
    const isShown = ({ question }: Assessment['questions'][number]) =>
      text.includes(JSON.stringify(question).slice(1, -1))
    const count = Math.min(questionsInSitting, assessment.questions.length)
    expect(assessment.questions.filter(isShown)).toHaveLength(count)
    for (const question of assessment.questions) {
      expect(text.includes(JSON.stringify(question.explanation).slice(1, -1))).toBe(false)
      if (question.type === 'multiple_choice')
        for (const note of Object.values(question.notes ?? {})) expect(text).not.toContain(note)
      if (question.type !== 'short_answer') continue
      const models = [question.correct_answer, ...(question.accepted ?? [])]
      expect(textsOf([opened.body, reopened.body]).filter((part) => models.includes(part))).toEqual(
        [],
      )
    }
    expect(text).not.toMatch(/"(correct\w*|accepted|explanation)"/i)
  }
  const list = await student.ask('GET /api/assessments', {})
  const everything = await student.ask('POST /api/my-data/export', {})
  expect(JSON.stringify([list.body, everything.body])).not.toMatch(
    /\\?"(correct\w*|accepted|explanation)\\?"/i,
  )
})

/** Every text in a response except the options, which include the right one. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'options' ? [] : textsOf(inner)))
}
