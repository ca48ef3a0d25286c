import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayFrom, startOfDay } from '#domain/day.ts'
import type { StudentEvent } from './events.ts'
import { doneSteps, pathSchema, stepStates, stepSubject } from './paths.ts'

const day = dayFrom('2026-11-22')
const authored = {
  id: 'web-developer',
  title: 'Web developer',
  description: 'Build websites.',
  whatYouDo: 'Fix what breaks.',
  entry: 'Show what you built.',
  steps: [
    { id: 'learn', evidence: { course: 'first-code' } },
    { id: 'prove', evidence: { assessment: 'programming', minScore: 80 } },
    { id: 'papers', evidence: { readiness: 'trn' } },
    { id: 'meet', evidence: { event: 'mentor-session-held' } },
    { id: 'build', evidence: { manual: true, link: 'https://example.com' } },
    { id: 'apply', evidence: { application: true } },
  ].map((step) => ({ ...step, title: step.id, why: 'Because.' })),
}
const path = pathSchema.parse(authored)
const did = (event: StudentEvent['event'], subject: string, score?: number): StudentEvent => ({
  event,
  subject,
  day,
  at: startOfDay(day),
  ...(score === undefined ? {} : { score }),
})

describe('the steps of a path', () => {
  const states = (...done: string[]) => stepStates(path, new Set(done)).map(({ state }) => state)

  test('begin with one ready and the rest locked', () => {
    expect(states()).toEqual(['ready', 'locked', 'locked', 'locked', 'locked', 'locked'])
  })

  test('stay done if done out of order', () => {
    expect(states('learn', 'papers')).toEqual([
      'done',
      'ready',
      'done',
      'locked',
      'locked',
      'locked',
    ])
  })

  test('are all done at the end', () => {
    expect(new Set(states(...path.steps.map(({ id }) => id)))).toEqual(new Set(['done']))
  })

  test('have exactly one ready while any is left: the first that is not done', () => {
    const some = fc.subarray(path.steps.map(({ id }) => id))
    fc.assert(
      fc.property(some, (done) => {
        const list = states(...done)
        expect(list.filter((state) => state === 'done')).toHaveLength(done.length)
        const openStates = list.filter((state) => state !== 'done')
        expect(openStates).toEqual(openStates.map((_, index) => (index === 0 ? 'ready' : 'locked')))
      }),
    )
  })
})

describe('a step is done', () => {
  const done = (...events: StudentEvent[]) => [...doneSteps(path, events)]

  test('by the evidence it names and no other', () => {
    expect(done(did('course-completed', 'first-code'))).toEqual(['learn'])
    expect(done(did('course-completed', 'another'))).toEqual([])
    expect(done(did('readiness-task-done', 'trn'))).toEqual(['papers'])
    expect(done(did('mentor-session-held', 's1'))).toEqual(['meet'])
    expect(done(did('application-sent', 'o1'))).toEqual(['apply'])
  })

  test('by an assessment from its minimum score', () => {
    expect(done(did('assessment-submitted', 'programming', 79))).toEqual([])
    expect(done(did('assessment-submitted', 'programming', 80))).toEqual(['prove'])
    expect(done(did('assessment-submitted', 'budgeting', 100))).toEqual([])
  })

  test('by a tick on this path, if it is manual', () => {
    expect(done(did('path-step-done', stepSubject('web-developer', 'build')))).toEqual(['build'])
    expect(done(did('path-step-done', stepSubject('other-path', 'build')))).toEqual([])
  })

  test('for good once recorded', () => {
    expect(done(did('path-step-done', stepSubject('web-developer', 'learn')))).toEqual(['learn'])
  })
})

describe('a path is refused', () => {
  const withEvidence = (evidence: object) =>
    pathSchema.safeParse({
      ...authored,
      steps: authored.steps.map((step, index) => (index === 0 ? { ...step, evidence } : step)),
    }).success

  test('when two steps share an id', () => {
    const steps = [...authored.steps, authored.steps[0]]
    expect(pathSchema.safeParse({ ...authored, steps }).success).toBe(false)
  })

  test('when evidence is unclear or its link is not a web address', () => {
    expect(withEvidence({ course: 'a' })).toBe(true)
    expect(withEvidence({})).toBe(false)
    expect(withEvidence({ assessment: 'a' })).toBe(false)
    expect(withEvidence({ course: 'a', manual: true })).toBe(false)
    expect(withEvidence({ manual: true, link: 'javascript:alert(1)' })).toBe(false)
  })
})
