import { describe, expect, test } from 'vitest'
import {
  isReasonAt,
  isUnsafe,
  isUrgent,
  personReportReasonKinds,
  reasonsAt,
  reportPlaces,
} from './person-report.ts'

describe('the reasons to report a person', () => {
  test('fit the place: problems at work apply only to a business', () => {
    for (const place of ['mentor', 'business'] as const) {
      expect([place, isReasonAt(place, 'meet-outside')]).toEqual([place, true])
      expect([place, isReasonAt(place, 'money')]).toEqual([place, true])
    }
    for (const reason of ['not-paid', 'unsafe-work'] as const) {
      expect([reason, isReasonAt('business', reason)]).toEqual([reason, true])
      expect([reason, isReasonAt('mentor', reason)]).toEqual([reason, false])
    }
    expect(isReasonAt('mentor', 'at-risk')).toBe(false)
    expect(isReasonAt('student', 'at-risk')).toBe(true)
  })

  test('"I am not safe now" is accepted everywhere and is in no list', () => {
    for (const place of reportPlaces) {
      expect([place, isReasonAt(place, 'not-safe-now')]).toEqual([place, true])
      expect(reasonsAt(place)).not.toContain('not-safe-now')
    }
  })

  test('always end with "something else" and have no duplicates', () => {
    for (const place of reportPlaces) {
      const reasons = reasonsAt(place)
      expect(reasons.at(-1)).toBe('other')
      expect(new Set(reasons).size).toBe(reasons.length)
    }
  })

  test('that are unsafe are also urgent; a child at risk is urgent but pauses nobody', () => {
    for (const reason of personReportReasonKinds) {
      if (isUnsafe(reason)) expect([reason, isUrgent(reason)]).toEqual([reason, true])
    }
    expect([isUrgent('at-risk'), isUnsafe('at-risk')]).toEqual([true, false])
    expect([isUrgent('absent'), isUnsafe('money'), isUnsafe('not-paid')]).toEqual([
      false,
      false,
      false,
    ])
  })
})
