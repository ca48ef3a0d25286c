import { describe, expect, test } from 'vitest'
import { addDays, dayFrom } from '#domain/day.ts'
import { numberedUserId } from '#domain/people/numbered-user-id.ts'
import { dailyQuestsFor, minutesFor, purposeOf, type QuestDay } from './daily-quests.ts'
import type { EventName } from './events.ts'
import type { Quest } from './quests.ts'

const monday = dayFrom('2026-11-30')

function quest(
  id: string,
  event: EventName,
  target = 1,
  cadence: Quest['cadence'] = 'daily',
): Quest {
  const texts = { title: id, description: id, why: id }
  return { id, ...texts, cadence, xp: 10, skill: null, goal: { event, count: 'each', target } }
}

const quests = [
  quest('check-in', 'check-in'),
  quest('scan', 'opportunity-viewed', 3),
  quest('ask', 'advisor-asked'),
  quest('one-item', 'content-completed'),
  quest('two-items', 'content-completed', 2),
  quest('one-quiz', 'content-completed'),
  quest('review', 'review-answered', 5),
  quest('paper', 'readiness-task-done'),
  quest('weekly', 'check-in', 1, 'weekly'),
]

const student = (change: Partial<QuestDay> = {}): QuestDay => ({
  studentId: numberedUserId(1),
  day: monday,
  dailyMinutes: 20,
  before: [],
  canDo: () => true,
  ...change,
})

const idsFor = (change: Partial<QuestDay> = {}) =>
  dailyQuestsFor(quests, student(change)).map(({ id }) => id)
const days = Array.from({ length: 60 }, (_, index) => addDays(monday, index))

describe('the three quests of a day', () => {
  test('are one short, one about learning and one that is due, in this order', () => {
    for (const day of days) {
      const chosen = dailyQuestsFor(quests, student({ day }))
      expect(chosen.map(purposeOf)).toEqual(['easy', 'learning', 'due'])
      expect(chosen.every(({ cadence }) => cadence === 'daily')).toBe(true)
    }
  })

  test('are the same for the same student and day, and vary by both', () => {
    expect(idsFor()).toEqual(idsFor())
    const byDay = new Set(days.map((day) => idsFor({ day }).join()))
    expect(byDay.size).toBeGreaterThan(5)
    const byStudent = new Set(
      days.map((_, index) => idsFor({ studentId: numberedUserId(index) }).join()),
    )
    expect(byStudent.size).toBeGreaterThan(5)
  })

  test('are never impossible; without anything due the third counts something else', () => {
    const nothingDue = (each: Quest) => purposeOf(each) !== 'due'
    for (const day of days) {
      const chosen = dailyQuestsFor(quests, student({ day, canDo: nothingDue }))
      expect(chosen).toHaveLength(3)
      expect(chosen.every(nothingDue)).toBe(true)
      expect(new Set(chosen.map(({ goal }) => goal.event)).size).toBe(3)
    }
    expect(idsFor({ canDo: ({ id }) => id === 'ask' })).toEqual(['ask'])
    expect(idsFor({ canDo: () => false })).toEqual([])
  })

  test('are not those of the day before where there is a choice', () => {
    let before: string[] = []
    for (const day of days) {
      const ids = idsFor({ day, before })
      expect(ids.filter((id) => before.includes(id))).toEqual([])
      before = ids
    }
    const only = (each: Quest) => ['check-in', 'one-item', 'review'].includes(each.id)
    const same = idsFor({ canDo: only })
    expect(idsFor({ canDo: only, before: same })).toEqual(same)
  })

  test('count any lesson on the first day of all', () => {
    const quiz = quest('quiz', 'content-completed')
    const only = [
      { ...quiz, goal: { ...quiz.goal, where: { contentType: 'quiz' as const } } },
      quest('one-item', 'content-completed'),
    ]
    const hasQuiz = (before: string[]) =>
      days.map((day) =>
        dailyQuestsFor([...quests, ...only], student({ day, before })).some(
          ({ id }) => id === 'quiz',
        ),
      )
    expect(hasQuiz(['ask'])).toContain(true)
    expect(hasQuiz([])).not.toContain(true)
  })

  test('fit into the minutes of the day where there is a choice', () => {
    for (const day of days) {
      const chosen = dailyQuestsFor(quests, student({ day, dailyMinutes: 10 }))
      expect(chosen.reduce((sum, each) => sum + minutesFor(each), 0)).toBeLessThanOrEqual(12)
      expect(idsFor({ day, dailyMinutes: 5 })).toContain('review')
      expect(idsFor({ day, dailyMinutes: 5 })).not.toContain('two-items')
    }
  })
})
