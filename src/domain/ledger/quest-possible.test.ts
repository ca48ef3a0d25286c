import { describe, expect, test } from 'vitest'
import { addDays, dayFrom, daysAfter, startOfDay, type Day } from '#domain/day.ts'
import type { StudentEvent } from './events.ts'
import { isPossible, type RemainingEvents } from './quest-possible.ts'
import { questAwardKey, questSchema, windowOf, type Cadence } from './quests.ts'
import { goalListsOf, talliesOf, tallyOf } from './tallies.ts'

const friday = dayFrom('2026-11-27')
const now = daysAfter(startOfDay(friday), 0.5)
const quest = (cadence: Cadence, goal: object) =>
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
const did = (event: StudentEvent['event'], subject: string, day: Day = friday): StudentEvent => ({
  event,
  subject,
  day,
  at: daysAfter(startOfDay(day), 0.25),
})
const quiz = (subject: string): StudentEvent => ({
  ...did('content-completed', subject),
  contentType: 'quiz',
})
const possible = (
  { cadence, goal }: { cadence: Cadence; goal: object },
  done: StudentEvent[],
  left: RemainingEvents,
) => {
  const wanted = quest(cadence, goal)
  const goals = goalListsOf([wanted], [])
  const tally = tallyOf(goals, talliesOf(goals, done), wanted.goal, friday)
  return isPossible(wanted, windowOf(cadence, now), { tally, left, now })
}

describe('a quest is possible', () => {
  const fiveDays = {
    cadence: 'weekly' as const,
    goal: { event: 'check-in', count: 'distinct-days', target: 5 },
  }
  const earlier = (...back: number[]) =>
    back.map((days) => did('check-in', `${days}`, addDays(friday, -days)))

  test('while the week has enough days left, including today', () => {
    expect(possible(fiveDays, earlier(4, 3), {})).toBe(true)
    expect(possible(fiveDays, earlier(4), {})).toBe(false)
  })

  test('only with the days after today, if today already counts', () => {
    expect(possible(fiveDays, [...earlier(4, 3), ...earlier(0)], {})).toBe(true)
    expect(possible(fiveDays, [...earlier(4), ...earlier(0)], {})).toBe(false)
  })

  test('if past and possible events in its window add up to the target', () => {
    const goal = { event: 'content-completed', where: { contentType: 'quiz' }, target: 2 }
    const two = { cadence: 'daily' as const, goal }
    expect(possible(two, [], { 'content-completed': [quiz('c/1'), quiz('c/2')] })).toBe(true)
    expect(possible(two, [quiz('c/0')], { 'content-completed': [quiz('c/1')] })).toBe(true)
    const lesson = did('content-completed', 'c/3')
    expect(possible(two, [], { 'content-completed': [quiz('c/1'), lesson] })).toBe(false)
  })

  test('only with events that can happen before its window closes', () => {
    const meet = { cadence: 'weekly' as const, goal: { event: 'mentor-session-held', target: 1 } }
    const session = (day: Day) => [did('mentor-session-held', 's', day)]
    expect(possible(meet, [], { 'mentor-session-held': session(addDays(friday, 1)) })).toBe(true)
    expect(possible(meet, [], { 'mentor-session-held': session(addDays(friday, 5)) })).toBe(false)
    const once = { ...meet, cadence: 'once' as const }
    expect(possible(once, [], { 'mentor-session-held': session(addDays(friday, 5)) })).toBe(true)
  })

  test('if one of the events that count can still happen', () => {
    const goal = { event: 'check-in', or: ['content-completed'], target: 1 }
    const showUp = { cadence: 'daily' as const, goal }
    const none = { 'check-in': [], 'content-completed': [] }
    expect(possible(showUp, [], none)).toBe(false)
    expect(possible(showUp, [], { 'check-in': [] })).toBe(true)
    expect(possible(showUp, [], { ...none, 'content-completed': [quiz('c/1')] })).toBe(true)
  })

  test('if it is already reached, or if its events are unlimited', () => {
    const ask = { cadence: 'daily' as const, goal: { event: 'advisor-asked', target: 1 } }
    expect(possible(ask, [], {})).toBe(true)
    const review = { cadence: 'daily' as const, goal: { event: 'review-answered', target: 1 } }
    expect(possible(review, [did('review-answered', 'q')], { 'review-answered': [] })).toBe(true)
    expect(possible(review, [], { 'review-answered': [] })).toBe(false)
  })

  test('without an end, if any event for it is possible', () => {
    const fifty = { cadence: 'once' as const, goal: { event: 'review-answered', target: 50 } }
    expect(possible(fifty, [], { 'review-answered': [did('review-answered', 'q')] })).toBe(true)
    expect(possible(fifty, [], { 'review-answered': [] })).toBe(false)
  })
})

test('a quest pays once per window', () => {
  const goal = { event: 'check-in', target: 1 }
  const keys = (['daily', 'weekly', 'once'] as const).map((cadence) =>
    questAwardKey(quest(cadence, goal), windowOf(cadence, now)),
  )
  expect(keys).toEqual(['quest:quest:2026-11-27', 'quest:quest:2026-11-23', 'quest:quest'])
})
