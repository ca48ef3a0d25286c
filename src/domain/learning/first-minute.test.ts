import { describe, expect, test } from 'vitest'
import { firstMinuteSchema, type FirstMinute, type Situation } from './first-minute.ts'
import { answersAll, situationFor } from './situation.ts'

const step = (id: string) => ({
  id,
  scene: 'store' as const,
  prompt: 'The boss asks.',
  options: [
    { text: 'Answer', right: true as const },
    { text: 'Wait', note: 'He waits too.' },
  ],
  explanation: 'An answer helps him plan.',
})
const scenario: Situation = {
  goals: ['first-job', 'training', 'just-looking'],
  title: 'First morning',
  intro: 'It is 7:20.',
  steps: [step('text'), step('time'), step('customer')],
}
const market: Situation = { ...scenario, goals: ['own-hustle'], title: 'First customer' }
const both: FirstMinute = [scenario, market]

describe('a first minute', () => {
  test('has three steps with one right option each, and a note for every wrong one', () => {
    expect(firstMinuteSchema.parse(both)).toEqual(both)
    const withStep = (changes: object) =>
      firstMinuteSchema.safeParse([
        { ...scenario, steps: [{ ...step('text'), ...changes }, step('time'), step('customer')] },
        market,
      ]).success
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
    const short = { ...scenario, steps: [step('text')] }
    expect(firstMinuteSchema.safeParse([short, market]).success).toBe(false)
  })

  test('has one situation for each goal', () => {
    expect(situationFor(both, 'own-hustle')).toBe(market)
    expect(situationFor(both, 'training')).toBe(scenario)
    expect(situationFor(both, undefined)).toBe(scenario)
    expect(firstMinuteSchema.safeParse([scenario]).success).toBe(false)
    expect(firstMinuteSchema.safeParse([scenario, market, market]).success).toBe(false)
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
