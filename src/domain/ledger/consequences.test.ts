import { describe, expect, test } from 'vitest'
import { consequencesOf, stepEntry, type LedgerEntry, type StudentState } from './consequences.ts'
import { dayFrom, startOfDay } from '#domain/day.ts'
import type { StudentEvent } from './events.ts'
import { pathSchema } from './paths.ts'
import { questSchema, windowOf } from './quests.ts'
import { noStreak } from './streak.ts'

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
const openQuest = { quest: firstStep, window: windowOf('once', at), awardKey: 'quest:first-step' }
const state: StudentState = {
  xp: 0,
  streak: { ...noStreak, streak: 3, lastDay: day },
  badges: [],
  events: [],
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
  consequencesOf(from, activities, at, []).entries.map(({ awardKey }) => awardKey)

describe('a step of the chosen path', () => {
  test('is recorded by the activity that completes it, and completes a quest that counts it', () => {
    expect(keys({ ...state, quests: [openQuest] }, activity)).toEqual([
      'course:first-code',
      'path-step:web-developer/learn',
      'quest:first-step',
    ])
  })

  test('is recorded from earlier events once the path is chosen', () => {
    expect(keys({ ...state, events: [courseDone] })).toEqual(['path-step:web-developer/learn'])
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

test('an event before the window of a quest does not count', () => {
  const later = { from: new Date(at.getTime() + 1), until: null }
  const checkIn = { ...firstStep, goal: { ...firstStep.goal, event: 'course-completed' as const } }
  const quests = [{ ...openQuest, quest: checkIn, window: later }]
  expect(keys({ ...state, path: null, quests, events: [courseDone] })).toEqual([])
})
