import { describe, expect, test } from 'vitest'
import { answersAll, answersInWords, screeningIds, screeningQuestion } from './screening.ts'

test('each question can be answered in more than one way, and no answer is there twice', () => {
  for (const id of screeningIds) {
    const { choices } = screeningQuestion(id)
    expect(choices.length).toBeGreaterThan(1)
    expect(new Set(choices).size).toBe(choices.length)
  }
})

describe('the answers to an opening’s questions', () => {
  const start = { question: 'start', choice: 'Right away' } as const
  const driving = { question: 'driving', choice: 'No' } as const

  test('are complete when each question has one of its answers', () => {
    expect(answersAll([], [])).toBe(true)
    expect(answersAll(['start', 'driving'], [driving, start])).toBe(true)
    expect(answersAll(['start', 'driving'], [start])).toBe(false)
    expect(answersAll(['start', 'driving'], [start, start])).toBe(false)
    expect(answersAll(['start'], [start, driving])).toBe(false)
    expect(answersAll(['start'], [{ question: 'start', choice: 'Call me on 876-555-1234' }])).toBe(
      false,
    )
  })

  test('are read with their questions', () => {
    expect(answersInWords([start, driving])).toBe(
      'When can you start? Right away\nDo you have a driver’s licence? No',
    )
  })
})
