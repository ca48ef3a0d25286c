import { describe, expect, test } from 'vitest'
import { workedSum } from './worked-sum.ts'

const minimum = { hour: 425, overtimeHour: 637.5, weekHours: 40 }

describe('a calculation is solved', () => {
  test.each([
    ['What is 15% of 2400?', '**360**'],
    ['15 per cent of J$2,400', '**360**'],
    ['how do I work out 20 percent of 5000', '**1,000**'],
    ['what is 30% off 4500', '**3,150**'],
    ['30 is what percent of 80', '**37.5%**'],
    ['what percent of 80 is 30', '**37.5%**'],
    ["what's 12.5 x 40", '**500**'],
    ['12 + 30', '**42**'],
    ['100 divided by 8', '**12.5**'],
    ['0.1 + 0.2', '**0.3**'],
    ['7 / 0', 'divided by 0'],
    ['how much is 40 hours at minimum wage', '**J$17,000**'],
    ['if mi work 45 hours at minimum wage', '**J$20,187.50**'],
    ['32 hours at $500', '**J$16,000**'],
  ])('"%s"', (question, result) => {
    expect(workedSum(question, minimum)).toContain(result)
  })
})

test('a calculation shows its steps', () => {
  expect(workedSum('15% of 2400', null)).toBe(
    '15% of 2,400 is **360**.\n\n**How it is worked out**\n\n1. 1% is 2,400 ÷ 100 = 24.\n2. 15% is 15 × 24 = 360.',
  )
})

test.each([
  'Is there a 9 - 5 job?',
  'I am 17, what can I do?',
  'What is the minimum wage?',
  'do I need 2 references',
  'how is NIS 3% taken',
  'call 211',
])('"%s" is not a calculation', (question) => {
  expect(workedSum(question, minimum)).toBeNull()
})

test('without the facts, the minimum wage is not calculated', () => {
  expect(workedSum('how much is 40 hours at minimum wage', null)).toBeNull()
})
