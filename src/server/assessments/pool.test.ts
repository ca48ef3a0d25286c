import { beforeAll, expect, test } from 'vitest'
import { assessmentSchema } from '#domain/learning/assessment.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Output, Visitor } from '../testing/visitor.ts'
import { syncAssessments } from './sync.ts'

let app: TestApp
const id = 'large-pool'
/** Thirty questions with option 2 right, a note on option 0, ten objectives and three difficulties. */
const pool = assessmentSchema.parse({
  id,
  title: 'Large pool',
  description: 'More questions than a sitting asks.',
  skill: 'budgeting',
  level: 1,
  questions: Array.from({ length: 30 }, (_, index) => ({
    id: `lp-${index}`,
    type: 'multiple_choice',
    question: `Question ${index}?`,
    options: ['Spend it', 'Lend it', 'Save it'],
    correct_answer: '2',
    notes: { '0': `Tempting ${index}.` },
    objective: `objective ${index % 10}`,
    difficulty: 1 + Math.floor(index / 10),
    explanation: `Saved is there ${index}.`,
  })),
})

beforeAll(async () => {
  app = await startApp()
  const { services } = app
  const content = { ...services.content, assessments: [...services.content.assessments, pool] }
  await syncAssessments({ ...services, content })
})

test('a sitting asks ten of thirty questions, one for each objective, and keeps them when it is opened again', async () => {
  const student = await app.person()
  const sitting = await open(student)
  expect(sitting.asked).toHaveLength(10)
  const objectives = sitting.asked.map(
    (each) => pool.questions.find((question) => question.id === each.id)?.objective,
  )
  expect(new Set(objectives).size).toBe(10)
  expect(await open(student)).toEqual({ ...sitting, startedAt: expect.any(String) })
  const list = await student.call('GET /api/assessments', { skill: 'budgeting' })
  expect(list.assessments.find((each) => each.id === id)).toMatchObject({ questions: 10, pool: 30 })
})

test('a question that was not drawn cannot be answered', async () => {
  const student = await app.person()
  const sitting = await open(student)
  const drawn = new Set(sitting.asked.map((question) => question.id))
  const other = pool.questions.find((question) => !drawn.has(question.id)) ?? expect.fail()
  const refusal = await student.refused('PUT /api/assessments/:id/answers', {
    id,
    sittingId: sitting.id,
    answers: { [other.id]: '0' },
  })
  expect(refusal.fields).toEqual({ [other.id]: 'This question is not in this assessment' })
})

test('the next attempt asks at least seven other questions', async () => {
  const student = await app.person()
  const first = await open(student)
  await submit(student, first, '0')
  const second = await open(student)
  const before = new Set(first.asked.map((question) => question.id))
  expect(second.asked.filter((question) => !before.has(question.id)).length).toBeGreaterThan(6)
})

test('the keys of missed questions are shown once the assessment is passed, and never all before', async () => {
  const student = await app.person()
  const first = await open(student)
  const [lucky = expect.fail()] = first.asked
  const failed = await submit(student, first, '0', { [lucky.id]: '2' })
  expect(failed.result.score).toBe(10)
  for (const mark of failed.result.marked) {
    const number = /\d+/.exec(mark.question)?.[0]
    expect(mark).toMatchObject(
      mark.id === lucky.id
        ? { correct: true, correctAnswer: 'Save it', explanation: `Saved is there ${number}.` }
        : {
            correct: false,
            correctAnswer: null,
            explanation: null,
            note: `Tempting ${number}.`,
            objective: `objective ${Number(number) % 10}`,
          },
    )
  }
  const second = await open(student)
  const missed = second.asked.slice(0, 3)
  const passed = await submit(
    student,
    second,
    '2',
    Object.fromEntries(missed.map((question) => [question.id, '0'])),
  )
  expect(passed.result.score).toBe(70)
  for (const mark of passed.result.marked) expect(mark.correctAnswer).toBe('Save it')
})

type Sitting = Extract<Output<'POST /api/assessments/:id/start'>, { kind: 'sitting' }>['sitting']

async function open(student: Visitor): Promise<Sitting> {
  const state = await student.call('POST /api/assessments/:id/start', { id })
  return state.kind === 'sitting' ? state.sitting : expect.fail(state.kind)
}

function submit(
  student: Visitor,
  { id: sittingId, asked }: Sitting,
  choice: string,
  others: Record<string, string> = {},
) {
  const answers = Object.fromEntries(asked.map((question) => [question.id, choice]))
  return student.call('POST /api/assessments/:id/submit', {
    id,
    sittingId,
    answers: { ...answers, ...others },
  })
}
