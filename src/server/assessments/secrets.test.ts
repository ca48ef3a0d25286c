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
const secretNumber = '918273'
const steps = ['Wash', 'Cut', 'Blend']
const id = 'with-secrets'
const withSecrets = assessmentSchema.parse({
  id,
  title: 'With secrets',
  description: 'Every kind of question.',
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
    {
      id: 'lines',
      type: 'mark_lines',
      question: 'What is wrong?',
      document: {
        title: 'Pay slip',
        lines: [
          { text: 'Basic' },
          { text: 'Extra', wrong: secret },
          { text: 'Tax' },
          { text: 'Net' },
        ],
      },
      explanation: `Extra, for ${secret}.`,
    },
    { id: 'steps', type: 'order', question: 'In which order?', steps, explanation: secret },
    {
      id: 'number',
      type: 'number',
      question: 'How much?',
      correct_answer: secretNumber,
      tolerance: 1,
      notes: { '7': `Tempting for ${secret}.` },
      explanation: secret,
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
  const answers = {
    ...answersWith(0, withSecrets),
    words: 'My own words',
    lines: '1,2',
    number: '7',
  }
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
    responses
      .map((response) => JSON.stringify(response))
      .filter((text) =>
        [secret, secretNumber, JSON.stringify(steps)].some((key) => text.includes(key)),
      ),
  ).toEqual([])
  expect(JSON.stringify(responses)).toContain('Which?')

  const submission = await student.ask(submit, { id, sittingId, answers })
  expect(JSON.stringify(submission.body)).toContain(secret)
  // Not passed: it says how near the work came, not what was right.
  const lines = {
    id: 'lines',
    question: 'What is wrong?',
    objective: null,
    correct: false,
    partly: true,
    yourAnswer: '- Extra\n- Tax',
    correctAnswer: null,
    explanation: null,
    note: 'You found 1 of 1 wrong line. You also tapped 1 line that is right.',
  }
  expect(submission.body).toMatchObject({ result: { marked: expect.arrayContaining([lines]) } })
  expect(JSON.stringify(submission.body)).not.toContain(secretNumber)
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
      if (question.type === 'multiple_choice' || question.type === 'number')
        for (const note of Object.values(question.notes ?? {})) expect(text).not.toContain(note)
      if (question.type === 'mark_lines')
        for (const { wrong } of question.document.lines)
          if (wrong !== undefined) expect(text).not.toContain(JSON.stringify(wrong).slice(1, -1))
      if (question.type === 'order') expect(text).not.toContain(JSON.stringify(question.steps))
      if (question.type !== 'short_answer') continue
      const models = [question.correct_answer, ...(question.accepted ?? [])]
      expect(textsOf([opened.body, reopened.body]).filter((part) => models.includes(part))).toEqual(
        [],
      )
    }
    expect(text).not.toMatch(/"(correct\w*|accepted|explanation|wrong|tolerance|notes|key)"/i)
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
