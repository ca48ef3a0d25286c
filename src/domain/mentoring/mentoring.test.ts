import { describe, expect, test } from 'vitest'
import { answerBy, dueWith, hoursAfter, isBookable, usualAnswerHours } from './mentoring.ts'

const now = new Date('2026-05-04T12:00:00Z')

describe('a time', () => {
  test('can be booked from twelve hours ahead', () => {
    expect(isBookable(hoursAfter(now, 12), now)).toBe(true)
    expect(isBookable(hoursAfter(now, 11.9), now)).toBe(false)
  })
})

describe('what is due for a request', () => {
  const due = (hours: number, more: { startsIn?: number; mentorThere?: boolean } = {}) =>
    dueWith(
      {
        askedAt: hoursAfter(now, -hours),
        startsAt: hoursAfter(now, more.startsIn ?? 200),
        mentorThere: more.mentorThere ?? true,
      },
      now,
    )

  test('is a reminder after one day, a note to the student after two, passing it on after three', () => {
    expect([0, 23, 24, 47, 48, 71, 72].map((hours) => due(hours))).toEqual([
      'nothing',
      'nothing',
      'nudge',
      'nudge',
      'late',
      'late',
      'offer',
    ])
  })

  test('is passing it on immediately when the mentor is unavailable or the time is near', () => {
    expect(due(0, { mentorThere: false })).toBe('offer')
    expect(due(1, { startsIn: 11 })).toBe('offer')
  })
})

describe('the time by which a mentor must answer', () => {
  test('is three days after the request, and at the latest twelve hours before the session', () => {
    expect(answerBy(now, hoursAfter(now, 200))).toEqual(hoursAfter(now, 72))
    expect(answerBy(now, hoursAfter(now, 22))).toEqual(hoursAfter(now, 10))
  })

  test('is the moment at which the request is passed on', () => {
    for (const startsIn of [22, 200]) {
      const startsAt = hoursAfter(now, startsIn)
      const by = answerBy(now, startsAt)
      const due = (at: Date) => dueWith({ askedAt: now, startsAt, mentorThere: true }, at)
      expect([due(hoursAfter(by, -0.1)) === 'offer', due(by)]).toEqual([false, 'offer'])
    }
  })
})

describe('the usual time to answer', () => {
  const answers = (...hours: number[]) =>
    hours.map((hour) => ({ asked: now, answered: hoursAfter(now, hour) }))

  test('is unknown with fewer than three answers', () => {
    expect(usualAnswerHours(answers(1, 2))).toBeNull()
  })

  test('is the median in whole hours, at least one', () => {
    expect(usualAnswerHours(answers(1, 30, 4.2))).toBe(5)
    expect(usualAnswerHours(answers(0, 0.1, 0.2))).toBe(1)
  })
})
