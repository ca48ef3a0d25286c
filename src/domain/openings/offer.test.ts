import { describe, expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import { firstDayLines, isLate, offerLines, paysLess } from './offer.ts'
import { offerProblems, type WrittenOffer } from './offer-problems.ts'
import type { OpeningKind } from './opening.ts'

const today = dayFrom('2026-12-01')
const sound: WrittenOffer = {
  startsOn: '2026-12-14',
  hoursAWeek: 20,
  pay: { amount: 600, period: 'hour' },
  answerBy: '2026-12-08',
  place: 'The side gate',
  contactName: 'Keisha',
  contactPosition: 'Shift supervisor',
}
const opening = {
  today,
  weeklyMinimum: 16_000,
  kind: 'part-time' as OpeningKind,
  forMinors: false,
  fromHome: false,
}
const wrong = (change: Partial<WrittenOffer>, kind: OpeningKind = 'part-time') =>
  offerProblems({ ...sound, ...change }, { ...opening, kind })

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

  test('has at most 40 hours a week where people under 18 can apply', () => {
    const forMinors = { ...opening, forMinors: true }
    expect(offerProblems({ ...sound, hoursAWeek: 40 }, forMinors)).toEqual({})
    expect(offerProblems({ ...sound, hoursAWeek: 41 }, forMinors)['hoursAWeek']).toContain(
      '40 hours a week at most',
    )
    expect(wrong({ hoursAWeek: 60 })).toEqual({})
  })

  test('does not begin at night, or at work for adults, where people under 18 can apply', () => {
    const place = 'At the loading bay for the night shift'
    expect(offerProblems({ ...sound, place }, { ...opening, forMinors: true })['place']).toContain(
      'work for adults',
    )
    expect(wrong({ place })).toEqual({})
  })

  test('says where to come unless the work is from home, and always names a contact', () => {
    const nowhere = { ...sound, place: '', contactName: '', contactPosition: '' }
    expect(Object.keys(offerProblems(nowhere, opening))).toEqual([
      'place',
      'contactName',
      'contactPosition',
    ])
    const online = { ...opening, fromHome: true }
    expect(offerProblems({ ...sound, place: '' }, online)).toEqual({})
  })

  test('is compared with what the opening promised, in any pay period', () => {
    const hourly = (amount: number) => ({ amount, period: 'hour' as const })
    expect(paysLess(hourly(450), hourly(600))).toBe(true)
    expect(paysLess(hourly(600), hourly(600))).toBe(false)
    expect(paysLess(hourly(400), { amount: 16_000, period: 'week' })).toBe(false)
    expect(paysLess(hourly(399), { amount: 16_000, period: 'week' })).toBe(true)
    expect(paysLess(null, hourly(600))).toBe(true)
    expect(paysLess(null, null)).toBe(false)
    const terms = {
      startsOn: dayFrom('2026-12-14'),
      hoursAWeek: 20,
      pay: hourly(450),
      answerBy: today,
      come: { place: null, contactName: 'Keisha', contactPosition: 'Shift supervisor' },
      openingPay: hourly(600),
    }
    expect(firstDayLines(terms)).toEqual([
      'You begin online.',
      'Ask for Keisha (Shift supervisor).',
      'The opening said J$600 an hour; this offer says J$450 an hour.',
    ])
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

  test('may be unpaid only where somebody learns or volunteers', () => {
    for (const kind of ['internship', 'training', 'volunteer'] as const) {
      expect(wrong({ pay: null }, kind)).toEqual({})
    }
    for (const kind of ['part-time', 'full-time', 'contract'] as const) {
      expect(wrong({ pay: null }, kind)).toEqual({ amount: 'Enter the pay.' })
    }
  })
})
