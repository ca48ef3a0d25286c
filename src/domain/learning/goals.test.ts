import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayFrom, startOfDay } from '#domain/day.ts'
import {
  eventDetails,
  eventNames,
  studentEventSchema,
  type StudentEvent,
} from '#domain/ledger/events.ts'
import { goalSchema, matches, progressOf } from './goals.ts'

const monday = dayFrom('2026-11-16')

function done(event: Partial<StudentEvent> = {}, dayOffset = 0): StudentEvent {
  const day = addDays(monday, dayOffset)
  return {
    event: 'content-completed',
    subject: 'money-moves/net-pay',
    day,
    at: startOfDay(day),
    ...event,
  }
}

const events = fc.array(
  fc.record({
    event: fc.constantFrom('content-completed', 'check-in', 'course-completed'),
    subject: fc.constantFrom('a', 'b', 'c', 'd'),
    skill: fc.constantFrom('budgeting', 'training', 'leadership'),
    offset: fc.integer({ min: 0, max: 9 }),
  }),
)
const history = events.map((list) =>
  list.map(({ offset, ...event }) => done(event as Partial<StudentEvent>, offset)),
)
const goals = fc
  .record({
    event: fc.constantFrom('content-completed', 'course-completed'),
    count: fc.constantFrom('each', 'distinct-days', 'distinct-subjects', 'distinct-skills'),
    target: fc.integer({ min: 1, max: 6 }),
  })
  .map((goal) => goalSchema.parse(goal))

describe('progress', () => {
  const items = [
    done({ subject: 'a', skill: 'budgeting' }),
    done({ subject: 'a', skill: 'budgeting' }, 1),
    done({ subject: 'b', skill: 'training' }, 1),
    done({ event: 'check-in', subject: monday }),
  ]

  test('counts events, days, subjects or skills', () => {
    const progress = (count: string) =>
      progressOf(goalSchema.parse({ event: 'content-completed', count, target: 9 }), items)
    expect(progress('each')).toBe(3)
    expect(progress('distinct-days')).toBe(2)
    expect(progress('distinct-subjects')).toBe(2)
    expect(progress('distinct-skills')).toBe(2)
  })

  test('counts every event by default', () => {
    expect(progressOf(goalSchema.parse({ event: 'content-completed', target: 9 }), items)).toBe(3)
  })

  test('stops at the target, never goes down and does not depend on order', () => {
    fc.assert(
      fc.property(goals, history, history, (goal, before, more) => {
        const progress = progressOf(goal, before)
        expect(progress).toBeLessThanOrEqual(goal.target)
        expect(progressOf(goal, [...before, ...more])).toBeGreaterThanOrEqual(progress)
        expect(progressOf(goal, before.toReversed())).toBe(progress)
      }),
    )
  })

  test('of distinct days, subjects or skills ignores repeated events', () => {
    fc.assert(
      fc.property(goals, history, (goal, list) => {
        fc.pre(goal.count !== 'each')
        expect(progressOf(goal, [...list, ...list])).toBe(progressOf(goal, list))
      }),
    )
  })
})

describe('a condition', () => {
  const goal = (where: object, event = 'content-completed') =>
    goalSchema.parse({ event, where, target: 1 })

  test('holds for the skill, the course and the type of content it names', () => {
    const quiz = done({ skill: 'budgeting', course: 'money-moves', contentType: 'quiz' })
    expect(matches(goal({ skill: 'budgeting', contentType: 'quiz' }), quiz)).toBe(true)
    expect(matches(goal({ course: 'money-moves' }), quiz)).toBe(true)
    expect(matches(goal({ skill: 'training' }), quiz)).toBe(false)
    expect(matches(goal({ contentType: 'article' }), quiz)).toBe(false)
    expect(matches(goal({ course: 'grow-it-slow' }), quiz)).toBe(false)
  })

  test('holds from its minimum score upward', () => {
    const eighty = goal({ minScore: 80 }, 'assessment-submitted')
    const submitted = (score?: number) =>
      done({ event: 'assessment-submitted', ...(score === undefined ? {} : { score }) })
    expect(matches(eighty, submitted(79))).toBe(false)
    expect(matches(eighty, submitted(80))).toBe(true)
    expect(matches(eighty, submitted())).toBe(false)
  })
})

test('a goal counts further events if it names them', () => {
  const goal = goalSchema.parse({ event: 'check-in', or: ['content-completed'], target: 2 })
  const lesson = done({ event: 'content-completed' })
  expect(progressOf(goal, [done({ event: 'check-in' }), lesson])).toBe(2)
  expect(progressOf(goal, [done({ event: 'review-answered' })])).toBe(0)
})

describe('a goal that can never be reached is refused', () => {
  test.each([
    [{ event: 'check-in', where: { skill: 'budgeting' }, target: 1 }],
    [{ event: 'content-completed', where: { minScore: 80 }, target: 1 }],
    [{ event: 'application-sent', count: 'distinct-skills', target: 2 }],
    [{ event: 'content-completed', count: 'distinct-skills', target: 19 }],
    [
      {
        event: 'content-completed',
        where: { skill: 'budgeting' },
        count: 'distinct-skills',
        target: 2,
      },
    ],
    [{ event: 'content-completed', or: ['check-in'], where: { skill: 'budgeting' }, target: 1 }],
    [{ event: 'content-completed', or: ['check-in'], count: 'distinct-skills', target: 2 }],
    [{ event: 'content-completed', target: 0 }],
    [{ event: 'content-completd', target: 1 }],
  ])('%j', (goal) => {
    expect(goalSchema.safeParse(goal).success).toBe(false)
  })
})

test('an event with all its details reaches a goal that asks for all of them', () => {
  const all = { skill: 'budgeting', course: 'c', contentType: 'quiz', score: 90 } as const
  for (const name of eventNames) {
    const details = Object.fromEntries(eventDetails[name].map((detail) => [detail, all[detail]]))
    const { score, ...where } = details
    const conditions = score === undefined ? where : { ...where, minScore: score }
    const goal = goalSchema.parse({ event: name, where: conditions, target: 1 })
    const event = studentEventSchema.parse({
      event: name,
      subject: 'x',
      day: monday,
      at: startOfDay(monday),
      ...details,
    })
    expect(progressOf(goal, [event])).toBe(1)
  }
})

test('a goal for one subject counts nothing else', () => {
  const goal = goalSchema.parse({
    event: 'evidence-given',
    where: { subject: 'fresh-eyes' },
    target: 1,
  })
  const event = (subject: string) =>
    studentEventSchema.parse({
      event: 'evidence-given',
      subject,
      day: monday,
      at: startOfDay(monday),
    })
  expect(progressOf(goal, [event('walk-in')])).toBe(0)
  expect(progressOf(goal, [event('walk-in'), event('fresh-eyes')])).toBe(1)
})

test('the day of an event must be a real date', () => {
  const event = { event: 'check-in', subject: 'x', at: new Date(0) }
  expect(studentEventSchema.safeParse({ ...event, day: '2026-11-22' }).success).toBe(true)
  expect(studentEventSchema.safeParse({ ...event, day: '2025-02-29' }).success).toBe(false)
})
