import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  achievementProgress,
  achievementSchema,
  isEarned,
  skillSaidBy,
  type StudentFacts,
} from './achievements.ts'
import { addDays, dayFrom, startOfDay } from '#domain/day.ts'
import { progressOf } from '#domain/learning/goals.ts'
import type { StudentEvent } from './events.ts'

const monday = dayFrom('2026-11-16')
const nothing: StudentFacts = { progress: () => 0, xp: 0, streak: 0, skillXp: {}, activeDays: [] }
const achievement = (rule: object) =>
  achievementSchema.parse({
    id: 'x',
    title: 'X',
    description: 'Did x.',
    xp: 50,
    skill: null,
    rule,
  })
const completed = (subject: string): StudentEvent => ({
  event: 'course-completed',
  subject,
  skill: 'budgeting',
  day: monday,
  at: startOfDay(monday),
})
const after = (...events: StudentEvent[]): StudentFacts => ({
  ...nothing,
  progress: (goal) => progressOf(goal, events),
})
const days = (...offsets: number[]) => offsets.map((offset) => addDays(monday, offset))

test('an event rule is a goal over all time', () => {
  const first = achievement({ kind: 'event', event: 'course-completed', target: 1 })
  expect(isEarned(first, nothing)).toBe(false)
  expect(isEarned(first, after(completed('a')))).toBe(true)

  const six = achievement({
    kind: 'event',
    event: 'course-completed',
    count: 'distinct-subjects',
    target: 6,
  })
  const facts = after(completed('a'), completed('b'), completed('a'))
  expect(achievementProgress(six, facts)).toEqual({ progress: 2, target: 6 })
})

test('a badge that says a skill is earned by a passed assessment or a passed project, not by a course', () => {
  const badge = achievement({ kind: 'shown', skill: 'budgeting' })
  const about = { subject: 'a', skill: 'budgeting', day: monday, at: startOfDay(monday) } as const
  const scored = (score: number): StudentEvent => ({
    ...about,
    event: 'assessment-submitted',
    score,
  })
  expect(isEarned(badge, after(completed('a'), scored(69)))).toBe(false)
  expect(isEarned(badge, after(scored(69), scored(70)))).toBe(true)
  expect(isEarned(badge, after({ ...about, event: 'project-passed' }))).toBe(true)
  expect(isEarned(badge, after({ ...about, event: 'project-passed', skill: 'teamwork' }))).toBe(
    false,
  )
  expect(skillSaidBy(badge)).toBe('budgeting')
  expect(skillSaidBy(achievement({ kind: 'level', atLeast: 5 }))).toBeNull()
})

test('a level, a streak and a skill are earned from their threshold', () => {
  const level = achievement({ kind: 'level', atLeast: 5 })
  expect([3999, 4000, 5000].map((xp) => isEarned(level, { ...nothing, xp }))).toEqual([
    false,
    true,
    true,
  ])

  const streak = achievement({ kind: 'streak', atLeast: 5 })
  expect([4, 5, 9].map((n) => isEarned(streak, { ...nothing, streak: n }))).toEqual([
    false,
    true,
    true,
  ])

  const skill = achievement({ kind: 'skill', skill: 'budgeting', percent: 50 })
  const xp = [494, 495, 500].map((n) => isEarned(skill, { ...nothing, skillXp: { budgeting: n } }))
  expect(xp).toEqual([false, true, true])
  expect(isEarned(skill, { ...nothing, skillXp: { training: 900 } })).toBe(false)
})

describe('a comeback', () => {
  const comeback = achievement({ kind: 'comeback', awayDays: 14, daysInWeek: 3 })
  const on = (...offsets: number[]) => ({ ...nothing, activeDays: days(...offsets) })

  test('is fourteen days away, then three days active within a week', () => {
    expect(isEarned(comeback, on(0, 15, 17, 21))).toBe(true)
  })

  test('needs more than thirteen days away, and three days within one week', () => {
    expect(isEarned(comeback, on(0, 14, 15, 16))).toBe(false)
    expect(isEarned(comeback, on(0, 15, 17, 22))).toBe(false)
  })

  test('is not the first week of a new student', () => {
    expect(achievementProgress(comeback, on(0, 1, 2, 3))).toEqual({ progress: 0, target: 3 })
  })

  test('shows its progress', () => {
    expect(achievementProgress(comeback, on(0, 20, 20, 21))).toEqual({ progress: 2, target: 3 })
  })

  test('once earned stays earned, in any order and with repeats', () => {
    const offsets = fc.array(fc.integer({ min: 0, max: 60 }))
    fc.assert(
      fc.property(offsets, fc.array(fc.integer({ min: 61, max: 120 })), (before, later) => {
        const { progress } = achievementProgress(comeback, on(...before))
        expect(achievementProgress(comeback, on(...before.toReversed(), ...before)).progress).toBe(
          progress,
        )
        expect(
          achievementProgress(comeback, on(...before, ...later)).progress,
        ).toBeGreaterThanOrEqual(progress)
      }),
    )
  })
})

test('progress never passes its target', () => {
  const level = achievement({ kind: 'level', atLeast: 2 })
  expect(achievementProgress(level, { ...nothing, xp: 39_500 })).toEqual({
    progress: 1000,
    target: 1000,
  })
})

test('progress to a level is counted in XP: 830 of the first 1000 is 83 %', () => {
  const level = achievement({ kind: 'level', atLeast: 2 })
  expect(achievementProgress(level, { ...nothing, xp: 830 })).toEqual({
    progress: 830,
    target: 1000,
  })
})

test('a rule that can never be met is refused', () => {
  expect(() =>
    achievement({ kind: 'event', event: 'check-in', where: { skill: 'budgeting' }, target: 1 }),
  ).toThrow('check-in does not record its skill')
})
