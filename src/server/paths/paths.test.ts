import { beforeAll, describe, expect, test } from 'vitest'
import { sit } from '../testing/sit-assessment.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { recordActivity } from '../xp/commands.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const path = 'agri-business-food'

async function scoreFull(student: Visitor, id: string): Promise<void> {
  const assessment = app.services.content.assessments.find((candidate) => candidate.id === id)
  await sit(student, assessment ?? expect.fail())
}

function recordedSteps(student: Visitor) {
  return app.services.db
    .selectFrom('xp_activities')
    .select(['award_key', 'amount'])
    .where('user_id', '=', student.userId)
    .where('event', '=', 'path-step-done')
    .execute()
}

/** Records activities of other features, so that the step to tick becomes ready. */
async function finishCourses(student: Visitor, ...courses: string[]): Promise<void> {
  for (const course of courses) {
    await app.services.transaction((tx) =>
      recordActivity(tx, {
        userId: student.userId,
        type: 'course_completion',
        awardKey: `course:${course}`,
        amount: 150,
        description: 'Completed a course',
        event: { event: 'course-completed', subject: course, course, skill: 'career-development' },
      }),
    )
  }
}

describe('choosing a path', () => {
  test('shows its steps: the first one ready, the rest locked, each with its evidence', async () => {
    const student = await app.person()
    expect(await student.call('GET /api/paths/mine', {})).toEqual({ path: null })
    const { paths } = await student.call('GET /api/paths', {})
    expect(paths).toHaveLength(14)
    expect(paths.every(({ chosen, done }) => !chosen && done === 0)).toBe(true)

    const answer = await student.call('POST /api/paths/:id/choose', { id: path })
    expect(answer.path).toMatchObject({ id: path, chosen: true })
    expect(answer.path.steps.map(({ state }) => state).slice(0, 3)).toEqual([
      'ready',
      'locked',
      'locked',
    ])
    expect(answer.path.steps.map(({ evidence }) => evidence)).toMatchObject([
      { kind: 'course', id: 'budgeting-the-j-dollar-way', title: expect.any(String) },
      { kind: 'course' },
      { kind: 'assessment', id: 'budgeting', minScore: 70, best: null },
      { kind: 'course' },
      { kind: 'course', id: 'budgeting-a-plot-that-pays' },
      { kind: 'manual', link: 'https://rada.gov.jm' },
      { kind: 'manual', link: null },
      { kind: 'manual', link: null },
      { kind: 'application' },
      { kind: 'course' },
      { kind: 'course' },
      { kind: 'course' },
    ])
    expect(await student.call('GET /api/paths/mine', {})).toEqual(answer)
  })

  test('records what is already done, once, and awards no XP itself', async () => {
    const student = await app.person()
    await scoreFull(student, 'budgeting')
    expect(await recordedSteps(student)).toEqual([])
    await Promise.all(
      Array.from({ length: 5 }, () => student.call('POST /api/paths/:id/choose', { id: path })),
    )
    const steps = [{ award_key: `path-step:${path}/prove-budget`, amount: 0 }]
    expect(await recordedSteps(student)).toEqual(steps)
    const mine = await student.call('GET /api/paths/mine', {})
    const done = mine.path?.steps.filter(({ state }) => state === 'done')
    expect(done).toMatchObject([{ id: 'prove-budget', evidence: { best: 100 } }])
    expect(done?.[0]?.doneAt).not.toBeNull()
  })

  test('for another one keeps both histories, and the student follows the newest', async () => {
    const student = await app.person()
    for (const id of [path, 'junior-web-developer', path]) {
      await student.call('POST /api/paths/:id/choose', { id })
    }
    expect((await student.call('GET /api/paths/mine', {})).path?.id).toBe(path)
    const choices = await app.services.db
      .selectFrom('xp_activities')
      .select('subject')
      .where('user_id', '=', student.userId)
      .where('event', '=', 'path-chosen')
      .execute()
    expect(choices).toHaveLength(2)
  })

  test('that does not exist is refused as not found', async () => {
    const student = await app.person()
    const refusal = await student.refused('POST /api/paths/:id/choose', { id: 'nothing' })
    expect(refusal).toMatchObject({ code: 'not-found', message: 'Path not found' })
    await student.refused('GET /api/paths/:id', { id: 'nothing' })
  })
})

describe('its numbers', () => {
  test('are quoted from facts, each with the day of its oldest source; what none says is null', async () => {
    const student = await app.person()
    const { path: shown } = await student.call('GET /api/paths/:id', { id: 'tourism-hospitality' })
    const { facts } = app.services.content
    const fee = facts.find(({ id }) => id === 'food-permit-fee') ?? expect.fail()
    const permit = shown.routes.find(({ title }) => title === "Food handler's permit")
    expect(permit).toMatchObject({
      cost: { text: fee.value, asOf: fee.asOf },
      subjects: null,
      age: null,
    })
    expect(shown.facts).toContainEqual({
      id: fee.id,
      label: fee.label,
      value: fee.value,
      asOf: fee.asOf,
      source: fee.source,
      url: fee.url ?? null,
    })
    expect(new Set(shown.facts.map(({ id }) => id)).size).toBe(shown.facts.length)
  })

  test('stand on every shipped path, and each of its ways in has at least one', async () => {
    const student = await app.person()
    for (const { id } of app.services.content.paths) {
      const { path: shown } = await student.call('GET /api/paths/:id', { id })
      expect(shown.payFigures).not.toEqual([])
      expect(shown.routes).not.toEqual([])
      for (const { cost, length, subjects, age } of shown.routes)
        expect([cost, length, subjects, age].filter((value) => value !== null)).not.toEqual([])
    }
  })
})

describe('a step', () => {
  test('is recorded once, even if twenty concurrent activities prove it', async () => {
    const student = await app.person()
    await student.call('POST /api/paths/:id/choose', { id: path })
    await scoreFull(student, 'budgeting')
    await scoreFull(student, 'budgeting')
    expect(await recordedSteps(student)).toHaveLength(1)
    await Promise.all(
      Array.from({ length: 20 }, () => finishCourses(student, 'budgeting-the-j-dollar-way')),
    )
    expect(await recordedSteps(student)).toHaveLength(2)
    const { path: shown } = await student.call('GET /api/paths/:id', { id: path })
    expect(shown.steps.map(({ state }) => state).slice(0, 4)).toEqual([
      'done',
      'ready',
      'done',
      'locked',
    ])
  })

  test('can be ticked once, when it is ready', async () => {
    const student = await app.person()
    const tick = 'POST /api/paths/:id/steps/:stepId/done' as const
    const refusals = [
      await student.refused(tick, { id: path, stepId: 'support' }),
      (await student.call('POST /api/paths/:id/choose', { id: path })) &&
        (await student.refused(tick, { id: path, stepId: 'support' })),
      await student.refused(tick, { id: path, stepId: 'budget' }),
      await student.refused(tick, { id: path, stepId: 'nothing' }),
    ]
    expect(refusals.map((refusal) => 'message' in refusal && refusal.message)).toEqual([
      'Choose this path first',
      'Complete the step before this one first',
      'You complete this step by doing it, not by ticking it',
      'Step not found',
    ])

    await scoreFull(student, 'budgeting')
    await finishCourses(
      student,
      'budgeting-the-j-dollar-way',
      'personal-finance-money-moves',
      'technical-tools-tool-smart',
      'budgeting-a-plot-that-pays',
    )
    await Promise.all(
      Array.from({ length: 5 }, () => student.call(tick, { id: path, stepId: 'support' })),
    )
    const { path: shown } = await student.call('GET /api/paths/:id', { id: path })
    expect(shown.steps.map(({ state }) => state).slice(4, 8)).toEqual([
      'done',
      'done',
      'ready',
      'locked',
    ])
    expect(await recordedSteps(student)).toHaveLength(6)
  })

  test('completes the quest that waits for it', async () => {
    const student = await app.person()
    const start = 'POST /api/quests/:id/start' as const
    for (const id of ['start-here', 'first-lesson', 'break-the-ice', 'pick-a-path']) {
      await student.call(start, { id })
    }
    await student.call(start, { id: 'first-path-step' })
    await student.call('POST /api/paths/:id/choose', { id: path })
    await scoreFull(student, 'budgeting')
    const { done } = await student.call('GET /api/quests', {})
    expect(done.map(({ id }) => id).toSorted()).toEqual(['first-path-step', 'pick-a-path'])
  })
})

test('there are eighteen skills, each the sum of its evidence', async () => {
  const student = await app.person()
  const { skills } = await student.call('GET /api/skills', {})
  expect(skills).toHaveLength(18)
  expect(skills.every(({ xp, percent }) => xp === 0 && percent === 0)).toBe(true)

  await scoreFull(student, 'budgeting')
  const after = await student.call('GET /api/skills', {})
  const { activities } = await student.call('GET /api/activities', { skill: 'budgeting' })
  const xp = activities.reduce((sum, { amount }) => sum + amount, 0)
  expect(xp).toBeGreaterThanOrEqual(75)
  const budgeting = after.skills.find(({ skill }) => skill === 'budgeting')
  expect(budgeting).toMatchObject({ xp, percent: Math.round(xp / 10) })
})
