import { expect, test } from 'vitest'
import { writtenDay } from './written-day.ts'

test.for([
  '31/12/2026',
  '31-12-2026',
  '31.12.2026',
  '31/12/26',
  '31 Dec 2026',
  '31-Dec-26',
  '31st December, 2026',
  'Thursday, 31 December 2026',
  'Dec. 31, 2026',
  'December 31 2026',
  '2026-12-31',
  '2026-12-31T00:00:00Z',
  '2026-12-31 00:00:00',
  '46387',
])('"%s" is the last day of 2026', (text) => {
  expect(writtenDay(text)).toBe('2026-12-31')
})

test('the day comes before the month', () => {
  expect(writtenDay('5/4/2027')).toBe('2027-04-05')
  expect(writtenDay('3 Sept 2027')).toBe('2027-09-03')
})

test.for(['soon', '', '12/31/2026', '31/12', '30 Feb 2027', '31 Decem 2026', '12345', '1/2-2027'])(
  '"%s" is not read as a day',
  (text) => {
    expect(writtenDay(text)).toBeNull()
  },
)
