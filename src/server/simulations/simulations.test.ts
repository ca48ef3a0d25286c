import { beforeAll, describe, expect, test } from 'vitest'
import { bestAnswer } from '#domain/learning/simulation-marking.ts'
import { stepsOf, taskOf } from '#domain/learning/simulation-run.ts'
import type { SimulationTask } from '#domain/learning/simulation-task.ts'
import type { Simulation } from '#domain/learning/simulation.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let shop: Simulation

beforeAll(async () => {
  app = await startApp()
  shop = app.services.content.simulations.find((each) => each.id === id) ?? expect.fail()
})

const id = 'cook-shop'
const answers = 'POST /api/simulations/:id/answers' as const

type AnswerTo = (task: SimulationTask) => string

/** Works the whole day, and returns the last response. */
async function work(student: Visitor, answerTo: AnswerTo, attempt = 0) {
  let last = null
  for (const step of stepsOf(shop)) {
    const answer = answerTo(taskOf(step, attempt))
    last = await student.call(answers, { id, attempt, stepId: step.id, answer })
  }
  return last ?? expect.fail()
}

const badly: AnswerTo = (task) =>
  task.type === 'decision'
    ? String(task.options.findIndex(({ worth }) => worth === 'poor'))
    : task.type === 'number'
      ? '1'
      : bestAnswer(task)

async function simulationXp(student: Visitor) {
  const { activities } = await student.call('GET /api/activities', {})
  return activities
    .filter(({ type }) => type === 'simulation')
    .reduce((sum, { amount }) => sum + amount, 0)
}

describe('a day', () => {
  test('begins when it is started, and shows one step at a time, without a key', async () => {
    const student = await app.person()
    expect(await student.call('GET /api/simulations/:id', { id })).toMatchObject({ kind: 'new' })
    const [card] = (await student.call('GET /api/simulations', {})).simulations
    expect(card).toMatchObject({ best: null, passed: false, underWay: false })

    const begun = await student.call('POST /api/simulations/:id/start', { id })
    const [first = expect.fail(), second = expect.fail()] = stepsOf(shop)
    expect(begun).toMatchObject({ kind: 'going', attempt: 0, answered: 0, step: { id: first.id } })
    expect(await student.call('POST /api/simulations/:id/start', { id })).toEqual(begun)
    const sent = JSON.stringify(begun)
    expect(sent).not.toContain(taskOf(first, 0).explanation)
    expect(sent).not.toContain(second.messages[0]?.text)
  })

  test('counts the first answer, refuses steps to come, and goes on where it was left', async () => {
    const student = await app.person()
    await student.call('POST /api/simulations/:id/start', { id })
    const [first = expect.fail(), second = expect.fail()] = stepsOf(shop)
    const later = { id, attempt: 0, stepId: second.id, answer: '3' }
    expect(await student.refused(answers, later)).toMatchObject({ code: 'not-possible' })
    const blank = { id, attempt: 0, stepId: first.id, answer: '' }
    expect(await student.refused(answers, blank)).toMatchObject({ status: 400 })

    const wrong = { ...blank, answer: '0,1,2,3,4,5' }
    const marked = await student.call(answers, wrong)
    expect(marked).toMatchObject({ earned: 0, state: { kind: 'going', answered: 1 } })
    const best = { ...blank, answer: bestAnswer(taskOf(first, 0)) }
    expect((await student.call(answers, best)).mark).toEqual(marked.mark)
    expect(await student.call('GET /api/simulations/:id', { id })).toMatchObject({
      kind: 'going',
      answered: 1,
      step: { id: second.id },
    })
    const otherAttempt = { ...later, attempt: 1 }
    expect(await student.refused(answers, otherAttempt)).toMatchObject({ code: 'not-possible' })
  })

  test('what was chosen changes the next message and the state', async () => {
    const messageAfter = async (worth: string) => {
      const student = await app.person()
      await student.call('POST /api/simulations/:id/start', { id })
      const [first = expect.fail(), fridge = expect.fail()] = stepsOf(shop)
      await student.call(answers, {
        id,
        attempt: 0,
        stepId: first.id,
        answer: bestAnswer(taskOf(first, 0)),
      })
      const task = taskOf(fridge, 0)
      const options = task.type === 'decision' ? task.options : []
      const { state } = await student.call(answers, {
        id,
        attempt: 0,
        stepId: fridge.id,
        answer: String(options.findIndex((each) => each.worth === worth)),
      })
      return state.kind === 'going' ? [state.step.messages[0]?.text, state.gauges] : []
    }
    const [thanks, good] = await messageAfter('best')
    const [talk, bad] = await messageAfter('poor')
    expect(thanks).not.toEqual(talk)
    expect(good).not.toEqual(bad)
  })
})

describe('a day that is passed', () => {
  test('shows its skills, pays once, and gives a line for the CV and what was written', async () => {
    const student = await app.person()
    await student.call('POST /api/simulations/:id/start', { id })
    const end = await work(student, bestAnswer)
    expect(end.earned).toBe(100)
    expect(end.state).toMatchObject({
      kind: 'result',
      best: 100,
      passed: true,
      result: { score: 100, passed: true, cv: shop.cv },
    })
    const shown = (await student.call('GET /api/skills', {})).skills.filter((each) => each.shown)
    expect(shown.map(({ skill }) => skill).toSorted()).toEqual([...shop.skills].toSorted())
    expect(shown[0]?.shown).toEqual({ score: null, project: false, simulation: true })
    expect(shown[0]?.mastery).toBe(42)

    const { fields } = await student.call('GET /api/sharing', {})
    const skillsField = fields.find(({ field }) => field === 'skills')
    expect(JSON.stringify(skillsField)).toContain('job simulation passed')
    const { passed } = await student.call('GET /api/passed-simulations', {})
    expect(passed).toMatchObject([{ id, title: shop.title, score: 100, cv: shop.cv }])
    expect(passed[0]?.texts.length).toBe(2)

    const view = await student.call('GET /api/guardians/view', {})
    expect(view.simulations).toMatchObject([{ id, title: shop.title, score: 100 }])

    await student.call('POST /api/simulations/:id/start', { id })
    const again = await work(student, (task) => bestAnswer(task), 1)
    expect(again.earned).toBe(0)
    expect(await simulationXp(student)).toBe(100)
  })

  test('sending the last answer twice is one result', async () => {
    const student = await app.person()
    await student.call('POST /api/simulations/:id/start', { id })
    const end = await work(student, bestAnswer)
    const last = stepsOf(shop).at(-1) ?? expect.fail()
    const answer = bestAnswer(taskOf(last, 0))
    const again = await student.call(answers, { id, attempt: 0, stepId: last.id, answer })
    expect(again).toEqual({ ...end, earned: 0 })
  })
})

describe('a day that is not passed', () => {
  test('shows nothing, pays nothing, and is worked again another day with other work', async () => {
    app.setTime('2026-11-23T15:00:00Z')
    const student = await app.person()
    await student.call('POST /api/simulations/:id/start', { id })
    const end = await work(student, badly)
    expect(end.earned).toBe(0)
    expect(end.state).toMatchObject({ kind: 'result', passed: false, result: { cv: null } })
    expect(await simulationXp(student)).toBe(0)
    const { skills } = await student.call('GET /api/skills', {})
    expect(skills.every(({ shown }) => shown === null)).toBe(true)
    expect(await student.call('GET /api/passed-simulations', {})).toEqual({ passed: [] })
    expect(await student.call('POST /api/simulations/:id/start', { id })).toMatchObject({
      kind: 'going',
      attempt: 1,
    })
  })
})

test('the next attempt waits for another day where answers have a pace', async () => {
  const paced = await startApp({ ANSWER_PACE: 'on' })
  paced.setTime('2026-11-23T15:00:00Z')
  const student = await paced.person()
  await student.call('POST /api/simulations/:id/start', { id })
  for (const step of stepsOf(shop).slice(0, -1))
    await student.call(answers, {
      id,
      attempt: 0,
      stepId: step.id,
      answer: badly(taskOf(step, 0)),
    })
  const last = stepsOf(shop).at(-1) ?? expect.fail()
  const answer = { id, attempt: 0, stepId: last.id, answer: badly(taskOf(last, 0)) }
  expect(await student.refused(answers, answer)).toMatchObject({ code: 'too-many' })
  paced.setTime('2026-11-23T16:00:00Z')
  const { state } = await student.call(answers, answer)
  expect(state).toMatchObject({ kind: 'result', result: { againAt: '2026-11-24T12:00:00.000Z' } })
  const start = 'POST /api/simulations/:id/start' as const
  expect(await student.refused(start, { id })).toMatchObject({ code: 'too-many' })
  paced.setTime('2026-11-24T12:00:00Z')
  expect(await student.call(start, { id })).toMatchObject({ kind: 'going', attempt: 1 })
})

test('crisis words in a text bring the help card', async () => {
  const student = await app.person()
  await student.call('POST /api/simulations/:id/start', { id })
  const helped: string[] = []
  for (const step of stepsOf(shop)) {
    const task = taskOf(step, 0)
    const text =
      'I want to kill myself because this day and everything in it is simply too much for me now'
    const answer = task.type === 'reply' ? text : bestAnswer(task)
    const { help } = await student.call(answers, { id, attempt: 0, stepId: step.id, answer })
    if (help !== null) helped.push(task.type)
  }
  expect(helped).toEqual(['reply', 'reply'])
})

test('a simulation that does not exist is not found, and days are in the export and go with the account', async () => {
  const student = await app.person()
  const start = 'POST /api/simulations/:id/start' as const
  expect(await student.refused(start, { id: 'no-such-day' })).toMatchObject({ status: 404 })
  await student.call(start, { id })
  const { tables } = await student.call('POST /api/my-data/export', {})
  expect(tables['simulation_runs']).toMatchObject([{ simulation_id: id, attempt: 0 }])
  await app.services.db.deleteFrom('user_profiles').where('user_id', '=', student.userId).execute()
  const left = await app.services.db
    .selectFrom('simulation_runs')
    .select('attempt')
    .where('user_id', '=', student.userId)
    .execute()
  expect(left).toEqual([])
})
