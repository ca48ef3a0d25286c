import { describe, expect, test } from 'vitest'
import { itemSchema, type Item } from './course.ts'
import { lessonAnswerSchema, workOn, type LessonWork } from './lesson-work.ts'

const base = { id: 'i', title: 'T', minutes: 3 }

describe('an exercise', () => {
  const item = itemSchema.parse({
    ...base,
    type: 'exercise',
    exercise: { kind: 'calc', prompt: 'Six and six?', explanation: 'Count on.', answer: 12 },
  })
  const say = (value: string, before: LessonWork | null = null) =>
    workOn(item, { type: 'exercise', answer: { kind: 'calc', value } }, before)

  test('is passed by the right answer, which shows the solution', () => {
    expect(say('12')).toMatchObject({
      kind: 'kept',
      passed: true,
      work: { correct: true, solution: { kind: 'calc', value: '12' }, attempts: 1 },
    })
  })

  test('hides its solution after the first wrong try and shows it after the second', () => {
    const first = say('11')
    expect(first).toMatchObject({ passed: false, work: { correct: false, solution: null } })
    const second = say('13', workIn(first))
    expect(second).toMatchObject({ passed: false, work: { solution: { value: '12' } } })
  })

  test('refuses a blank answer and an answer of another kind', () => {
    expect(say('  ')).toMatchObject({ kind: 'refused' })
    const gaps = workOn(item, { type: 'exercise', answer: { kind: 'fill', gaps: ['12'] } }, null)
    expect(gaps).toMatchObject({ kind: 'refused' })
    const text = workOn(item, { type: 'reflection', text: 'twelve' }, null)
    expect(text).toMatchObject({ kind: 'refused' })
  })
})

describe('a match', () => {
  const pairs = ['a', 'b', 'c'].map((left) => ({ left, right: `${left}1` }))
  const item = itemSchema.parse({
    ...base,
    type: 'exercise',
    exercise: { kind: 'match', prompt: 'Which?', explanation: 'Because.', pairs },
  })
  const say = (count: number, before: LessonWork | null = null) =>
    workOn(
      item,
      { type: 'exercise', answer: { kind: 'match', pairs: pairs.slice(0, count) } },
      before,
    )

  test('with an open row is not marked: it shows how many are left and does not count as a try', () => {
    expect(say(2)).toEqual({ kind: 'refused', message: '1 left. Answer every part, then check.' })
    expect(say(3)).toMatchObject({ passed: true, help: 'none', work: { attempts: 1 } })
  })
})

test('an exercise solved after its solution was shown is marked as such', () => {
  const item = itemSchema.parse({
    ...base,
    type: 'exercise',
    exercise: { kind: 'calc', prompt: 'Six and six?', explanation: 'Count on.', answer: 12 },
  })
  const say = (value: string, before: LessonWork | null) =>
    workOn(item, { type: 'exercise', answer: { kind: 'calc', value } }, before)
  const first = workIn(say('1', null))
  const second = workIn(say('2', first))
  expect(say('12', first)).toMatchObject({ passed: true, help: 'none' })
  expect(say('12', second)).toMatchObject({ passed: true, help: 'solution' })
})

describe('a quiz', () => {
  const question = { type: 'true_false', explanation: 'Because.', points: 1 }
  const questions = ['a', 'b', 'c', 'd'].map((id) => ({
    ...question,
    id,
    question: `${id}?`,
    correct_answer: 'true',
  }))
  const item = itemSchema.parse({ ...base, type: 'quiz', questions })
  const say = (answers: Record<string, string>, before: LessonWork | null = null) =>
    workOn(item, { type: 'quiz', answers }, before)
  const right = { a: 'true', b: 'true', c: 'true', d: 'true' }

  test('is passed from 70 percent', () => {
    expect(say({ ...right, d: 'false' })).toMatchObject({ passed: true, work: { score: 75 } })
    expect(say({ ...right, c: 'false', d: 'false' })).toMatchObject({
      passed: false,
      work: { score: 50, passed: false },
    })
  })

  test('names the questions that were missed, for review', () => {
    expect(say({ ...right, b: 'false' })).toMatchObject({ missed: [{ id: 'b' }] })
  })

  test('remembers the best score and the number of tries', () => {
    const best = say(right)
    expect(say({ ...right, a: 'false' }, workIn(best))).toMatchObject({
      work: { score: 75, best: 100, attempts: 2 },
    })
  })

  test('is refused with open questions, which are named', () => {
    expect(say({ a: 'true', b: ' ', c: 'true' })).toMatchObject({
      kind: 'refused',
      fields: { b: expect.any(String), d: expect.any(String) },
    })
  })

  test('drops answers to questions it does not have', () => {
    const { work } = keptIn(say({ ...right, z: 'true' }))
    expect(work).toMatchObject({ answers: right })
    expect(JSON.stringify(work)).not.toContain('"z"')
  })
})

test('a reflection needs its number of words', () => {
  const item = itemSchema.parse({ ...base, type: 'reflection', prompt: 'When?', minWords: 3 })
  const say = (text: string) => workOn(item, { type: 'reflection', text }, null)
  expect(say('Two words')).toEqual({
    kind: 'refused',
    message: 'Write at least 3 words. You have 2.',
  })
  expect(say('   ')).toMatchObject({ kind: 'refused' })
  expect(say(' One two three ')).toMatchObject({ passed: true, work: { text: 'One two three' } })
})

test('crisis words are saved however short the text, but do not complete the item', () => {
  const item = itemSchema.parse({ ...base, type: 'reflection', prompt: 'When?', minWords: 25 })
  const text = 'mi waan dead'
  expect(workOn(item, { type: 'reflection', text }, null)).toMatchObject({
    kind: 'kept',
    work: { text },
    passed: false,
  })
})

describe('a project', () => {
  const project = (deliverable: string) =>
    itemSchema.parse({
      ...base,
      type: 'project',
      brief: 'Make it',
      deliverable,
      minWords: 5,
      rubric: [{ id: 'r', text: 'Works' }],
    })
  const say = (item: Item, work: string) => workOn(item, { type: 'project', work }, null)

  test('is saved once it is not empty', () => {
    expect(say(project('text'), ' ')).toMatchObject({ kind: 'refused' })
    const plan = 'Sell patties at the gate'
    expect(say(project('text'), ` ${plan} `)).toMatchObject({ passed: true, work: { work: plan } })
  })

  test.each(['asdf', 'asdf asdf asdf asdf asdf', 'x x x x x x'])(
    'is refused if it is %j',
    (work) => {
      expect(say(project('text'), work)).toMatchObject({ kind: 'refused' })
    },
  )

  test('with crisis words is saved however short it is', () => {
    expect(say(project('text'), 'mi waan dead')).toMatchObject({ kind: 'kept', passed: false })
  })

  test.each(['my plan', 'javascript:alert(1)', 'ftp://example.com', 'http://localhost'])(
    'that must be a link is refused if it is %s',
    (work) => {
      expect(say(project('link'), work)).toMatchObject({ kind: 'refused' })
    },
  )

  test('that must be a link is accepted if it is a web address', () => {
    expect(say(project('link'), 'https://example.com/mine')).toMatchObject({ passed: true })
  })
})

test('a checklist is done when every task is ticked, and a tick can be undone', () => {
  const tasks = [
    { id: 'one', text: 'One' },
    { id: 'two', text: 'Two' },
  ]
  const item = itemSchema.parse({ ...base, type: 'checklist', tasks })
  const tick = (task: string, done: boolean, before: LessonWork | null) =>
    workOn(item, { type: 'checklist', task, done }, before)

  const first = tick('two', true, null)
  expect(first).toMatchObject({ passed: false, work: { ticks: ['two'] } })
  const both = tick('one', true, workIn(first))
  expect(both).toMatchObject({ passed: true, work: { ticks: ['one', 'two'] } })
  expect(tick('two', false, workIn(both))).toMatchObject({ work: { ticks: ['one'] } })
  expect(tick('three', true, null)).toMatchObject({ kind: 'refused' })
})

test('tasks that don’t apply can be set aside, and half of the list is enough', () => {
  const tasks = [
    { id: 'one', text: 'One' },
    { id: 'two', text: 'Two', optional: true },
  ]
  const item = itemSchema.parse({ ...base, type: 'checklist', tasks })
  const answer = { type: 'checklist', done: false, aside: true } as const
  expect(workOn(item, { ...answer, task: 'one' }, null)).toMatchObject({ kind: 'refused' })
  const aside = workOn(item, { ...answer, task: 'two' }, null)
  expect(aside).toMatchObject({ passed: false, work: { ticks: [], aside: ['two'] } })
  const done = { type: 'checklist', task: 'one', done: true } as const
  expect(workOn(item, done, workIn(aside))).toMatchObject({ passed: true })
})

test.each(['a\0b', 'a\ud800b'])(
  'an answer with characters that can’t be stored is refused',
  (text) => {
    expect(lessonAnswerSchema.safeParse({ type: 'reflection', text }).success).toBe(false)
    expect(lessonAnswerSchema.safeParse({ type: 'quiz', answers: { q: text } }).success).toBe(false)
  },
)

function keptIn(result: ReturnType<typeof workOn>) {
  if (result.kind !== 'kept') throw new Error(result.message)
  return result
}

function workIn(result: ReturnType<typeof workOn>): LessonWork {
  return keptIn(result).work
}
