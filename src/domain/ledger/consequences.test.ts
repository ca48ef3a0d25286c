import { describe, expect, test } from 'vitest'
import { consequencesOf, stepEntry, type LedgerEntry, type StudentState } from './consequences.ts'
import { addDays, dayFrom, startOfDay, type Day } from '#domain/day.ts'
import type { StudentEvent } from './events.ts'
import { pathSchema } from './paths.ts'
import { questSchema } from './quests.ts'
import { noStreak } from './streak.ts'
import { emptyTallies, goalListsOf, talliesOf, type Tallies } from './tallies.ts'

const day = dayFrom('2026-11-22')
const at = startOfDay(day)
const path = pathSchema.parse({
  id: 'web-developer',
  title: 'Web developer',
  description: 'Build websites.',
  whatYouDo: 'Fix what breaks.',
  entry: 'Show what you built.',
  steps: [
    { id: 'learn', evidence: { course: 'first-code' } },
    { id: 'build', evidence: { manual: true } },
    { id: 'apply', evidence: { application: true } },
  ].map((step) => ({ ...step, title: step.id, why: 'Because.' })),
})
const firstStep = questSchema.parse({
  id: 'first-step',
  title: 'First step',
  description: 'Do a step of your path.',
  why: 'It moves you.',
  cadence: 'once',
  xp: 30,
  skill: null,
  goal: { event: 'path-step-done', target: 1 },
})
const showUp = questSchema.parse({
  ...firstStep,
  id: 'show-up',
  cadence: 'daily',
  goal: { event: 'check-in', target: 1 },
})
const goals = goalListsOf([firstStep, showUp], [])
const openQuest = { quest: firstStep, awardKey: 'quest:first-step', assignedOn: null }
const state: StudentState = {
  xp: 0,
  streak: { ...noStreak, streak: 3, lastDay: day },
  badges: [],
  tallies: emptyTallies(goals),
  pathEvents: [],
  activeDays: [],
  skillXp: {},
  quests: [],
  path: { path, recorded: new Set() },
}
const courseDone: StudentEvent = { event: 'course-completed', subject: 'first-code', day, at }
const activity: LedgerEntry = {
  awardKey: 'course:first-code',
  type: 'course_completion',
  amount: 150,
  description: 'Completed "First code"',
  skill: 'career-development',
  event: courseDone,
}
const keys = (from: StudentState, ...activities: LedgerEntry[]) =>
  consequencesOf(from, activities, at, { achievements: [], goals }).entries.map(
    ({ awardKey }) => awardKey,
  )

describe('a step of the chosen path', () => {
  test('is recorded by the activity that completes it, and completes a quest that counts it', () => {
    expect(keys({ ...state, quests: [openQuest] }, activity)).toEqual([
      'course:first-code',
      'path-step:web-developer/learn',
      'quest:first-step',
    ])
  })

  test('is recorded from earlier events once the path is chosen', () => {
    expect(keys({ ...state, pathEvents: [courseDone] })).toEqual(['path-step:web-developer/learn'])
  })

  test('is recorded only once', () => {
    const recorded = new Set(['web-developer/learn'])
    expect(keys({ ...state, path: { path, recorded } }, activity)).toEqual(['course:first-code'])
  })

  test('that the student ticks counts once', () => {
    const tick = stepEntry(path, path.steps[1] ?? expect.fail(), day, at)
    expect(keys(state, tick)).toEqual(['path-step:web-developer/build'])
  })

  test('of a path that is not chosen is not recorded', () => {
    expect(keys({ ...state, path: null }, activity)).toEqual(['course:first-code'])
  })
})

test('an event of yesterday does not count for a quest of today', () => {
  const quests = [{ quest: showUp, awardKey: 'quest:show-up', assignedOn: null }]
  const on = (when: Day) =>
    talliesOf(goals, [{ event: 'check-in', subject: when, day: when, at: startOfDay(when) }])
  const keysAfter = (tallies: Tallies) => keys({ ...state, path: null, quests, tallies })
  expect(keysAfter(on(addDays(day, -1)))).toEqual([])
  expect(keysAfter(on(day))).toEqual(['quest:show-up'])
})

describe('a quest assigned for a day', () => {
  const checkIn: LedgerEntry = {
    awardKey: `check-in:${day}`,
    type: 'daily_checkin',
    amount: 10,
    description: 'Daily check-in',
    skill: null,
    event: { event: 'check-in', subject: day, day, at },
  }
  const assigned = (on: Day) => [{ quest: showUp, awardKey: `quest:show-up:${on}`, assignedOn: on }]
  const reachedOn = (on: Day) =>
    talliesOf(goals, [{ event: 'check-in', subject: on, day: on, at: startOfDay(on) }])
  const yesterday = addDays(day, -1)
  const on = (when: Day, change: Partial<StudentState> = {}): StudentState => {
    return { ...state, path: null, quests: assigned(when), ...change }
  }

  test('waits when it is reached, and is paid by the claim', () => {
    expect(keys(on(day), checkIn)).toEqual([`check-in:${day}`])
    const claim = (tallies: Tallies, id: string) =>
      consequencesOf(on(day, { tallies }), [], at, { achievements: [], goals }, id).questsDone
    expect(claim(reachedOn(day), 'show-up')).toEqual(assigned(day))
    expect(claim(reachedOn(day), 'first-step')).toEqual([])
    expect(claim(emptyTallies(goals), 'show-up')).toEqual([])
  })

  test('and reached on an earlier day is paid when another day opens, whatever opens it', () => {
    const opening = {
      streak: { ...state.streak, lastDay: yesterday },
      tallies: reachedOn(yesterday),
    }
    expect(keys(on(yesterday, opening))).toEqual([`quest:show-up:${yesterday}`])
    expect(keys(on(yesterday, opening), checkIn)).toEqual([
      `check-in:${day}`,
      `quest:show-up:${yesterday}`,
    ])
    expect(keys(on(yesterday, { ...opening, tallies: emptyTallies(goals) }), checkIn)).toEqual([
      `check-in:${day}`,
    ])
    // Today is open already, so what was reached before it was paid then.
    expect(keys(on(yesterday, { tallies: reachedOn(yesterday) }), checkIn)).toEqual([
      `check-in:${day}`,
    ])
  })
})
