import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayFrom, startOfDay, weekStartOf, type Day } from '#domain/day.ts'
import { goalSchema, progressOf, type Goal } from '#domain/learning/goals.ts'
import { skills } from '#domain/learning/skills.ts'
import type { StudentEvent } from './events.ts'
import { questSchema, type Cadence } from './quests.ts'
import { emptyTallies, goalListsOf, goalProgress, talliesAfter, talliesOf } from './tallies.ts'

const monday = dayFrom('2026-11-23')
const quest = (cadence: Cadence, goal: Goal) =>
  questSchema.parse({
    id: 'quest',
    title: 'Quest',
    description: 'Do it.',
    why: 'It helps.',
    cadence,
    xp: 20,
    skill: null,
    goal,
  })
const at = (day: Day, subject: string): StudentEvent => {
  return { event: 'opportunity-viewed', subject, day, at: startOfDay(day) }
}
const three = goalSchema.parse({
  event: 'opportunity-viewed',
  count: 'distinct-subjects',
  target: 3,
})

const events: fc.Arbitrary<StudentEvent[]> = fc
  .array(
    fc.record({
      event: fc.constantFrom('content-completed' as const, 'course-completed' as const),
      subject: fc.constantFrom('a', 'b', 'c', 'd'),
      day: fc.integer({ min: 0, max: 9 }).map((days) => addDays(monday, days)),
      skill: fc.constantFrom(...skills.slice(0, 3)),
      course: fc.constantFrom('one', 'two'),
      score: fc.integer({ min: 0, max: 100 }),
    }),
  )
  .map((list) =>
    list
      .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
      .map((event) => ({ ...event, at: startOfDay(event.day) })),
  )
const goals: fc.Arbitrary<Goal> = fc
  .record({
    event: fc.constantFrom('content-completed' as const, 'course-completed' as const),
    count: fc.constantFrom(
      'each' as const,
      'distinct-days' as const,
      'distinct-subjects' as const,
      'distinct-skills' as const,
    ),
    target: fc.integer({ min: 1, max: 6 }),
    where: fc.constantFrom(undefined, { course: 'one' }, { skill: skills[0] }),
  })
  .map((goal) => goalSchema.parse({ ...goal, target: goal.where?.skill ? 1 : goal.target }))

describe('tallies', () => {
  test('give the same progress as the events themselves, whatever the goals and the day', () => {
    fc.assert(
      fc.property(events, fc.array(goals), fc.integer({ min: 0, max: 12 }), (list, some, days) => {
        const today = addDays(list.at(-1)?.day ?? monday, days)
        const quests = some.flatMap((goal) => [quest('once', goal), quest('weekly', { ...goal })])
        const lists = goalListsOf(quests, [])
        const tallies = talliesOf(lists, list)
        for (const { cadence, goal } of quests) {
          const week = weekStartOf(today)
          const counted = list.filter(({ day }) => cadence === 'once' || weekStartOf(day) === week)
          expect(goalProgress(lists, tallies, goal, today)).toBe(progressOf(goal, counted))
        }
      }),
    )
  })

  test('of a day end with it, and of a week with the week', () => {
    const [today, thisWeek] = [quest('daily', three), quest('weekly', { ...three })]
    const lists = goalListsOf([today, thisWeek], [])
    const tallies = talliesOf(lists, [at(monday, 'a'), at(addDays(monday, 1), 'b')])
    const on = (days: number) =>
      [today, thisWeek].map(({ goal }) => goalProgress(lists, tallies, goal, addDays(monday, days)))
    expect([on(1), on(2), on(7)]).toEqual([
      [1, 2],
      [0, 2],
      [0, 0],
    ])
  })

  test('of a later day are kept when an event of the day before comes late', () => {
    const today = quest('daily', three)
    const lists = goalListsOf([today], [])
    const tallies = talliesOf(lists, [at(addDays(monday, 1), 'a'), at(monday, 'b')])
    expect(goalProgress(lists, tallies, today.goal, addDays(monday, 1))).toBe(1)
  })

  test('do not depend on the order of events of one day', () => {
    const lists = goalListsOf([quest('daily', three)], [])
    expect(talliesOf(lists, [at(monday, 'a'), at(monday, 'b')])).toEqual(
      talliesOf(lists, [at(monday, 'b'), at(monday, 'a')]),
    )
  })

  test('never hold more than the target', () => {
    const lists = goalListsOf([quest('once', three)], [])
    const many = Array.from({ length: 50 }, (_, number) => at(monday, `${number}`))
    expect(talliesOf(lists, many).once).toEqual([3])
  })
})

describe('the goals of the content', () => {
  test('are listed once, however many quests count the same', () => {
    const lists = goalListsOf([quest('once', three), quest('once', { ...three })], [])
    expect(lists.once).toEqual([three])
  })

  test('are two when they differ in the subject alone, and each counts its own', () => {
    const quests = ['a', 'b'].map((subject) =>
      quest(
        'weekly',
        goalSchema.parse({ event: 'opportunity-viewed', where: { subject }, target: 1 }),
      ),
    )
    const lists = goalListsOf(quests, [])
    const tallies = talliesOf(lists, [at(monday, 'b')])
    expect(quests.map(({ goal }) => goalProgress(lists, tallies, goal, monday))).toEqual([0, 1])
  })

  test('have another fingerprint when one of them changes', () => {
    const fingerprints = [3, 4].map(
      (target) => goalListsOf([quest('once', { ...three, target })], []).fingerprint,
    )
    expect(new Set(fingerprints).size).toBe(2)
  })

  test('are the only ones with a tally', () => {
    const lists = goalListsOf([], [])
    const tallies = talliesAfter(lists, emptyTallies(lists), at(monday, 'a'))
    expect(() => goalProgress(lists, tallies, three, monday)).toThrow('Not a goal')
  })
})
