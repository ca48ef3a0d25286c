import { expect, test } from 'vitest'
import { layOutHours } from './hours-page.ts'
import { dayFrom } from '#domain/day.ts'
import { durationWords, hoursFrom, monthInWords, wrongWithPeriod } from './mentor-hours.ts'

const today = dayFrom('2026-11-28')

test('sessions are added up by month, in order', () => {
  expect(
    hoursFrom([
      { day: dayFrom('2026-11-03'), minutes: 45 },
      { day: dayFrom('2026-10-31'), minutes: 30 },
      { day: dayFrom('2026-11-20'), minutes: 30 },
    ]),
  ).toEqual({
    sessions: 3,
    minutes: 105,
    months: [
      { month: '2026-10', sessions: 1, minutes: 30 },
      { month: '2026-11', sessions: 2, minutes: 75 },
    ],
  })
})

test.each([
  [0, '0 minutes'],
  [1, '1 minute'],
  [60, '1 hour'],
  [105, '1 hour 45 minutes'],
  [1200, '20 hours'],
])('%i minutes are %j', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words)
})

test.each([
  ['2026-01-01', '2026-11-28', undefined],
  ['2026-11-28', '2026-11-28', undefined],
  ['2026-11-02', '2026-11-01', { from: 'The first day has to be before the last.' }],
  ['2026-11-01', '2026-11-29', { to: 'Choose today or an earlier day.' }],
  ['2026-13-01', '2026-11-01', { from: 'Enter a real date.' }],
  ['2026-11-01', '', { to: 'Enter a real date.' }],
])('the period %s to %s: %j', (from, to, wrong) => {
  expect(wrongWithPeriod({ from, to }, today)).toEqual(wrong)
})

test('the certificate of many years goes on to further pages, and nothing leaves the paper', () => {
  const months = Array.from({ length: 120 }, (_, index) => ({
    month: `${2017 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
    sessions: 2,
    minutes: 60,
  }))
  const pages = layOutHours({
    name: 'Nadine Gordon '.repeat(12),
    from: dayFrom('2017-01-01'),
    to: today,
    madeOn: today,
    hours: { sessions: 240, minutes: 7200, months },
  })
  const texts = pages.flat().flatMap((block) => block.texts)
  expect(pages.length).toBeGreaterThan(1)
  for (const month of months)
    expect(texts.some(({ text }) => text.includes(monthInWords(month.month)))).toBe(true)
  for (const { y } of texts) expect(y).toBeLessThan(792 - 40)
})
