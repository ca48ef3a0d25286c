import { describe, expect, test } from 'vitest'
import { bestAnswer, markTask, missingInTask, taskForReader } from './simulation-marking.ts'
import { messagesOf, runOf, scoreOfRun, stepsOf, taskOf } from './simulation-run.ts'
import { simulationSchema } from './simulation-schema.ts'
import { simulationTask, type SimulationTask } from './simulation-task.ts'

const decision = (id: string, sets?: string) => ({
  id,
  type: 'decision',
  question: 'What do you do?',
  options: [
    { text: 'Hide it', worth: 'poor', after: 'It came out.', effect: { trust: -2 } },
    {
      text: 'Say it',
      worth: 'best',
      after: 'Thanks.',
      effect: { trust: 1 },
      ...(sets && { sets }),
    },
    { text: 'Say it tomorrow', worth: 'fair', after: 'Late.' },
  ],
  explanation: 'Early is better.',
})
const sum = (id: string, answer: string) => ({
  id,
  type: 'number',
  question: 'How much?',
  correct_answer: answer,
  explanation: 'Add it up.',
})
const form: SimulationTask = simulationTask.parse({
  id: 'slip',
  type: 'form',
  question: 'Fill it in.',
  title: 'Slip',
  fields: [
    { label: 'Name', accepted: ['Grant', 'Mr. Grant'] },
    { label: 'Time', options: ['noon', 'one'], right: 'noon' },
    { label: 'Paid', options: ['yes', 'no'], right: 'no' },
  ],
  explanation: 'It is in the message.',
})
const reply: SimulationTask = simulationTask.parse({
  id: 'note',
  type: 'reply',
  to: 'Miss Pearl',
  question: 'Write to her.',
  minWords: 8,
  rubric: [
    { line: 'Says sorry', any: ['sorry', 'apolog'] },
    { line: 'Says when', any: ['12:40', '20 min'] },
    { line: 'Blames nobody', any: ['gas'], never: ['your fault'] },
  ],
  model: 'I am sorry, the gas ran out. It is ready at 12:40.',
  explanation: 'Sorry, what, when.',
})

const step = (id: string, tasks: object[], more: object = {}) => ({
  id,
  at: '8:00 am',
  skill: 'communication',
  messages: [{ from: 'Boss', text: 'Morning.' }],
  tasks,
  ...more,
})
function dayWith(second: object) {
  const others = Array.from({ length: 8 }, (_, index) =>
    step(`more-${index}`, [decision(`more-${index}-a`)]),
  )
  const sums = Array.from({ length: 3 }, (_, index) =>
    step(`sum-${index}`, [sum(`sum-${index}-a`, '10'), sum(`sum-${index}-b`, '20')], {
      skill: 'budgeting',
      right: { effect: { trust: 1 } },
      wrong: { effect: { trust: -9 } },
    }),
  )
  return {
    id: 'shop',
    title: 'Shop',
    place: 'Shop',
    role: 'Hand',
    minutes: 45,
    summary: 'A day.',
    scene: 'It is Friday.',
    skills: ['communication', 'budgeting'],
    cv: 'Passed a day.',
    gauges: [{ id: 'trust', label: 'Trust', start: 5, max: 10 }],
    parts: [
      { id: 'one', title: 'One', steps: [step('fridge', [decision('fridge-a', 'told')])] },
      { id: 'two', title: 'Two', steps: [step('after', [decision('after-a')], second), ...sums] },
      { id: 'three', title: 'Three', steps: others },
    ],
  }
}
const messages = [
  { if: 'told', from: 'Boss', text: 'Thanks for telling me.' },
  { unless: 'told', from: 'Boss', text: 'We will talk.' },
]
const twoGauges = { gauges: [...dayWith({}).gauges, { id: 'lost', label: 'Lost', start: 0 }] }
const day = simulationSchema.parse({ ...dayWith({ messages }), ...twoGauges })

function playWith(attempt: number, answerTo: (task: SimulationTask) => string) {
  return Object.fromEntries(stepsOf(day).map((each) => [each.id, answerTo(taskOf(each, attempt))]))
}

describe('a day', () => {
  test('a message and the state depend on what was chosen before', () => {
    const [, after] = stepsOf(day)
    const said = (answer: string) => {
      const run = runOf(day, 0, { fridge: answer })
      return [after && messagesOf(after, run)[0]?.text, run.gauges[0]?.value]
    }
    expect(said('1')).toEqual(['Thanks for telling me.', 6])
    expect(said('0')).toEqual(['We will talk.', 3])
    expect(said('2')).toEqual(['We will talk.', 5])
  })

  test('goes on at the first step that has no answer, and a gauge stays in its bounds', () => {
    expect(runOf(day, 0, {}).answered).toBe(0)
    expect(runOf(day, 0, { fridge: '0', after: '7' }).answered).toBe(1)
    // An answer behind the open step waits until the step before it is answered.
    expect(runOf(day, 0, { 'sum-0': '10' }).answered).toBe(0)
    const wrong = runOf(day, 0, { fridge: '0', after: '0', 'sum-0': '1', 'sum-1': '1' })
    expect(wrong.gauges[0]?.value).toBe(0)
  })

  test('work counts twice, and the best answers earn everything', () => {
    const best = scoreOfRun(runOf(day, 0, playWith(0, bestAnswer)))
    expect(best).toEqual({
      score: 100,
      passed: true,
      skills: [
        { skill: 'communication', score: 100, shown: true },
        { skill: 'budgeting', score: 100, shown: true },
      ],
    })
    const noSums = playWith(0, (task) => (task.type === 'number' ? '0' : bestAnswer(task)))
    expect(scoreOfRun(runOf(day, 0, noSums))).toMatchObject({ score: 62, passed: false })
  })

  test('no skill is shown by a day that was not passed, and only those that were done well by one that was', () => {
    const noSums = scoreOfRun(
      runOf(
        day,
        0,
        playWith(0, (task) => (task.type === 'number' ? '0' : bestAnswer(task))),
      ),
    )
    expect(noSums.skills.map(({ shown }) => shown)).toEqual([false, false])
    const oneSum = playWith(0, bestAnswer)
    const twoWrong = scoreOfRun(runOf(day, 0, { ...oneSum, 'sum-1': '0' }))
    expect(twoWrong.passed).toBe(true)
    expect(twoWrong.skills.map(({ shown }) => shown)).toEqual([true, false])
  })

  test('another attempt has the next version of the work', () => {
    const [, , first] = stepsOf(day)
    if (first === undefined) throw new Error('the day has sums')
    expect([0, 1, 2].map((attempt) => taskOf(first, attempt).id)).toEqual([
      'sum-0-a',
      'sum-0-b',
      'sum-0-a',
    ])
    expect(scoreOfRun(runOf(day, 1, playWith(0, bestAnswer))).passed).toBe(false)
  })
})

describe('a task', () => {
  test('a form is right field by field, one off is half, and typed fields take every accepted spelling', () => {
    const mark = (...values: string[]) => markTask(form, JSON.stringify(values))
    expect(mark('mr grant', 'noon', 'no')).toMatchObject({ share: 1, correct: true })
    expect(mark('Grant', 'one', 'no')).toMatchObject({ share: 0.5, partly: true })
    expect(mark('Grant', 'one', 'yes')).toMatchObject({ share: 0, correct: false })
    expect(missingInTask(form, JSON.stringify(['Grant', '', 'no']))).toBe('Fill in every field.')
    for (const answer of ['', 'Grant', '{}', '[1,2,3]', '["Grant"]'])
      expect(missingInTask(form, answer)).toBe('Fill in every field.')
  })

  test('a text is checked line by line, and its own model does everything', () => {
    expect(markTask(reply, bestAnswer(reply))).toMatchObject({ share: 1, correct: true })
    const half = markTask(reply, 'My apologies Miss, it is ready in 20 minutes from now.')
    expect(half.rubric?.map(({ met }) => met)).toEqual([true, true, false])
    expect(half).toMatchObject({ partly: true, correct: false })
    const blames = markTask(reply, 'Sorry, the gas is your fault, it is ready at 12:40.')
    expect(blames.rubric?.at(-1)).toEqual({ line: 'Blames nobody', met: false })
    expect(missingInTask(reply, 'sorry sorry sorry')).toContain('at least 8 words')
    expect(missingInTask(reply, 'a a a a a a a a a a')).toContain('your own words')
  })

  test('what is sent before the answer has no key', () => {
    const sent = [form, reply, ...stepsOf(day).flatMap(({ tasks }) => tasks)].map((task) =>
      JSON.stringify(taskForReader(task, [])),
    )
    for (const text of sent)
      expect(text).not.toMatch(
        /"(?:right|wrong|accepted|any|never|model|explanation|worth|after|effect|sets|correct_answer)":/,
      )
  })
})

describe('what an author is told', () => {
  const problemsOf = (value: object) =>
    simulationSchema
      .safeParse({ ...dayWith({ messages }), ...twoGauges, ...value })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

  test('a whole simulation has no problem', () => {
    expect(problemsOf({})).toBeUndefined()
  })

  test('conditions that nothing sets, unknown gauges, too few steps of a skill and an inbox that may be empty', () => {
    expect(problemsOf({ skills: ['communication', 'budgeting', 'teamwork'] })).toEqual([
      'skills.2: only 0 steps show teamwork',
    ])
    expect(
      problemsOf({ gauges: [twoGauges.gauges[1], { id: 'x', label: 'X', start: 0 }] }),
    ).toContain('parts.0.steps.0: there is no gauge trust')
    const lone = dayWith({ messages: [{ if: 'told', from: 'Boss', text: 'Thanks.' }] })
    expect(problemsOf({ parts: lone.parts })).toEqual([
      'parts.1.steps.0.messages: sometimes this step has no message',
    ])
    const unmet = dayWith({
      messages: [
        { from: 'A', text: 'x' },
        { if: 'nothing', from: 'B', text: 'x' },
      ],
    })
    expect(problemsOf({ parts: unmet.parts })).toEqual([
      'parts.1.steps.0.messages.1: nothing before this step sets nothing',
      'parts.0.steps.0: told is set, and no later message asks for it',
    ])
  })
})
