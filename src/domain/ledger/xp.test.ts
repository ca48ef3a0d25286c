import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assessmentGain, assessmentXp, ledgerKindOf, xpFor } from './xp.ts'

test('awards pay the amounts that students were promised', () => {
  expect(xpFor('checkIn')).toBe(10)
  expect(xpFor('contentItem')).toBe(10)
  expect(xpFor('quizPass')).toBe(15)
  expect(xpFor('courseCompletion')).toBe(150)
  expect(ledgerKindOf('checkIn')).toBe('daily_checkin')
  expect(ledgerKindOf('courseCompletion')).toBe('course_completion')
})

test('repeatable awards stop paying at their daily cap', () => {
  expect(xpFor('checkIn', 1)).toBe(0)
  expect([0, 1, 2, 3, 4].map((sent) => xpFor('applicationSent', sent))).toEqual([25, 25, 25, 0, 0])
  expect(xpFor('contentItem', 40)).toBe(10)
})

test('repeatable awards pay at most 120 a day besides the check-in', () => {
  const repeatable = ['reviewSession', 'opportunitySaved', 'applicationSent'] as const
  const inADay = repeatable.map((award) => {
    let paid = 0
    for (let times = 0; times < 100; times += 1) paid += xpFor(award, times)
    return paid
  })
  expect(inADay.reduce((sum, paid) => sum + paid, 0)).toBeLessThanOrEqual(120)
})

test('a score is worth 25, 50 from 70 % and 75 from 90 %', () => {
  expect([0, 69, 70, 89, 90, 100].map(assessmentXp)).toEqual([25, 25, 50, 50, 75, 75])
})

test('a retake pays only the gain over the best score', () => {
  expect(assessmentGain(null, 40)).toBe(25)
  expect(assessmentGain(40, 95)).toBe(50)
  expect(assessmentGain(95, 40)).toBe(0)
  expect(assessmentGain(70, 89)).toBe(0)
})

test('any number of attempts pays in total what the best score is worth', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1 })
  fc.assert(
    fc.property(scores, (attempts) => {
      let best: number | null = null
      let paid = 0
      for (const score of attempts) {
        paid += assessmentGain(best, score)
        best = Math.max(best ?? 0, score)
      }
      expect(paid).toBe(assessmentXp(Math.max(...attempts)))
    }),
  )
})
