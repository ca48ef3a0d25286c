import { expect, test } from 'vitest'
import { lowestPay, payInWords, payPeriods, weeklyPay } from './pay.ts'

test.each(payPeriods)(
  'the lowest pay a %s is the first that reaches the minimum wage',
  (period) => {
    for (const minimum of [16_000, 17_000, 17_333]) {
      const amount = lowestPay(period, minimum)
      const weekly = (dollars: number) => weeklyPay({ amount: dollars, period, currency: 'JMD' })
      expect(weekly(amount)).toBeGreaterThanOrEqual(minimum)
      expect(weekly(amount - 1)).toBeLessThan(minimum)
    }
  },
)

test('the weekly minimum wage is forty times the hourly one', () => {
  expect(lowestPay('hour', 17_000)).toBe(425)
  expect(payInWords({ amount: 425, period: 'hour' })).toBe('J$425 an hour')
  expect(payInWords({ amount: 18_000, period: 'week' })).toBe('J$18,000 a week')
})
