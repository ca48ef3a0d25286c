import { describe, expect, test } from 'vitest'
import { addDays, dayFrom } from '#domain/day.ts'
import { askedFields, nextProfileQuestion, type QuestionFacts } from './profile-question.ts'

const today = dayFrom('2026-11-26')
const facts: QuestionFacts = {
  today,
  joinedOn: addDays(today, -3),
  lessonDone: true,
  minor: true,
  asked: {},
}
const empty = {
  birthMonth: null,
  school: null,
  grade: null,
  guardianEmail: null,
  parish: null,
  goal: null,
  dailyMinutes: null,
}
const full = {
  birthMonth: '2009-03',
  school: 'Titchfield High',
  grade: 'Grade 11',
  guardianEmail: 'aunt@example.com',
  parish: 'Portland',
  goal: 'first-job',
  dailyMinutes: 10,
} as const

describe('the question of the day', () => {
  test('asks what is missing, one field after the other, the age first', () => {
    const asked: string[] = []
    const profile: Record<string, unknown> = { ...empty }
    for (let count = 0; count < 10; count += 1) {
      const field = nextProfileQuestion(profile as typeof empty, facts)
      if (field === null) break
      asked.push(field)
      profile[field] = full[field]
    }
    expect(asked).toEqual([...askedFields])
    expect(asked[0]).toBe('birthMonth')
  })

  test('waits on the first day until a lesson is done', () => {
    const first = { ...facts, joinedOn: today }
    expect(nextProfileQuestion(empty, { ...first, lessonDone: false })).toBeNull()
    expect(nextProfileQuestion(empty, { ...first, lessonDone: true })).toBe('birthMonth')
    expect(nextProfileQuestion(empty, { ...facts, lessonDone: false })).toBe('birthMonth')
  })

  test('comes at most once a day, whether it was answered or put off', () => {
    expect(nextProfileQuestion(empty, { ...facts, asked: { school: today } })).toBeNull()
    const profile = { ...empty, birthMonth: '2009-03' }
    expect(nextProfileQuestion(profile, { ...facts, asked: { birthMonth: today } })).toBeNull()
    const yesterday = { birthMonth: addDays(today, -1) }
    expect(nextProfileQuestion(profile, { ...facts, asked: yesterday })).toBe('school')
  })

  test('put off comes back after a week; until then the next one is asked', () => {
    const putOff = (days: number) =>
      nextProfileQuestion(empty, { ...facts, asked: { birthMonth: addDays(today, -days) } })
    expect([1, 6, 7, 30].map(putOff)).toEqual(['school', 'school', 'birthMonth', 'birthMonth'])
  })

  test('asks only minors for a guardian, and nobody for what is there', () => {
    const without = { ...full, guardianEmail: null }
    expect(nextProfileQuestion(without, facts)).toBe('guardianEmail')
    expect(nextProfileQuestion(without, { ...facts, minor: false })).toBeNull()
    expect(nextProfileQuestion(full, facts)).toBeNull()
  })
})
