import { describe, expect, test } from 'vitest'
import { answersAll, firstMinuteSchema, type FirstMinute } from './first-minute.ts'

const step = (id: string) => ({
  id,
  prompt: 'The boss asks.',
  options: [
    { text: 'Answer', right: true as const },
    { text: 'Wait', note: 'He waits too.' },
  ],
  explanation: 'An answer helps him plan.',
})
const scenario: FirstMinute = {
  title: 'First morning',
  intro: 'It is 7:20.',
  steps: [step('text'), step('time'), step('customer')],
}

describe('a first minute', () => {
  test('has three steps with one right option each, and a note for every wrong one', () => {
    expect(firstMinuteSchema.parse(scenario)).toEqual(scenario)
    const withStep = (changes: object) =>
      firstMinuteSchema.safeParse({
        ...scenario,
        steps: [{ ...step('text'), ...changes }, step('time'), step('customer')],
      }).success
    expect(withStep({ options: [{ text: 'Answer', right: true }, { text: 'Wait' }] })).toBe(false)
    expect(
      withStep({
        options: [
          { text: 'A', note: 'No' },
          { text: 'B', note: 'No' },
        ],
      }),
    ).toBe(false)
    expect(
      withStep({
        options: [
          { text: 'A', right: true },
          { text: 'B', right: true },
        ],
      }),
    ).toBe(false)
    expect(withStep({ id: 'time' })).toBe(false)
    expect(firstMinuteSchema.safeParse({ ...scenario, steps: [step('text')] }).success).toBe(false)
  })

  test('is played when each step has one of its options, right or wrong', () => {
    expect(answersAll(scenario, { text: 0, time: 1, customer: 0 })).toBe(true)
    expect(answersAll(scenario, { text: 1, time: 1, customer: 1 })).toBe(true)
    for (const answers of [
      {},
      { text: 0, time: 0 },
      { text: 0, time: 0, customer: 2 },
      { text: 0, time: 0, customer: -1 },
      { text: 0, time: 0, customer: 0.5 },
      { text: 0, time: 0, customer: 0, other: 0 },
      { text: 0, time: 0, other: 0 },
    ]) {
      expect(answersAll(scenario, answers)).toBe(false)
    }
  })
})
