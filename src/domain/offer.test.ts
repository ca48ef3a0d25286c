import { describe, expect, test } from 'vitest'
import { dayFrom } from './day.ts'
import { isLate, offerLines } from './offer.ts'
import { offerProblems, type WrittenOffer } from './offer-problems.ts'
import type { OpportunityKind } from './opportunity.ts'

const today = dayFrom('2026-12-01')
const sound: WrittenOffer = {
  startsOn: '2026-12-14',
  hoursAWeek: 20,
  pay: { amount: 600, period: 'hour' },
  answerBy: '2026-12-08',
}
const wrong = (change: Partial<WrittenOffer>, kind: OpportunityKind = 'part-time') =>
  offerProblems({ ...sound, ...change }, { today, weeklyMinimum: 16_000, kind })

describe('an offer', () => {
  test('can be answered through its last day', () => {
    const answerBy = dayFrom('2026-12-08')
    expect(isLate({ answerBy }, dayFrom('2026-12-08'))).toBe(false)
    expect(isLate({ answerBy }, dayFrom('2026-12-09'))).toBe(true)
  })

  test('says its start, hours and pay', () => {
    const terms = { startsOn: dayFrom('2026-12-14'), hoursAWeek: 20 }
    expect(offerLines({ ...terms, pay: { amount: 1200, period: 'hour' } })).toEqual([
      expect.stringMatching(/^Starts on Monday,? 14 December,? 2026$/),
      '20 hours a week',
      'J$1,200 an hour',
    ])
    expect(offerLines({ ...terms, pay: null })[2]).toBe('Not paid')
  })

  test('names each thing that is missing or wrong', () => {
    expect(wrong({})).toEqual({})
    expect(
      Object.keys(wrong({ startsOn: '', hoursAWeek: null, pay: null, answerBy: '' })).toSorted(),
    ).toEqual(['amount', 'answerBy', 'hoursAWeek', 'startsOn'])
    expect(wrong({ startsOn: '2026-12-01' })).toHaveProperty('startsOn')
    expect(wrong({ answerBy: '2026-12-01' })).toHaveProperty('answerBy')
    expect(wrong({ answerBy: '2026-12-15' })).toEqual({
      answerBy: 'Choose a day before the work starts.',
    })
    expect(wrong({ hoursAWeek: 61 })).toHaveProperty('hoursAWeek')
    expect(wrong({ hoursAWeek: 7.5 })).toHaveProperty('hoursAWeek')
  })

  test('pays the minimum wage for its hours', () => {
    const pays = (amount: number, period: 'hour' | 'day' | 'week' | 'month') =>
      wrong({ pay: { amount, period } })['amount']
    expect(pays(400, 'hour')).toBeUndefined()
    expect(pays(399, 'hour')).toBe('The minimum wage is J$400 an hour. Pay at least that.')
    // Half a week's hours.
    expect(pays(8000, 'week')).toBeUndefined()
    expect(pays(7999, 'week')).toBe(
      'The minimum wage for these hours is J$8,000 a week. Pay at least that.',
    )
    expect(pays(3200, 'day')).toBeUndefined()
    expect(pays(3199, 'day')).toMatch(/J\$3,200 a day/)
    expect(pays(0.5, 'hour')).toBe('Enter whole dollars, without cents.')
  })

  test('may be unpaid where somebody learns or helps, and nowhere else', () => {
    for (const kind of ['internship', 'training', 'volunteer'] as const) {
      expect(wrong({ pay: null }, kind)).toEqual({})
    }
    for (const kind of ['part-time', 'full-time', 'contract'] as const) {
      expect(wrong({ pay: null }, kind)).toEqual({ amount: 'Enter the pay.' })
    }
  })
})
