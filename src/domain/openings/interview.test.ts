import { describe, expect, test } from 'vitest'
import {
  interviewStateAt,
  mayCancelInterview,
  mayPropose,
  maySayNone,
  maxRounds,
  nextRound,
  openTimes,
  type PlannedInterview,
} from './interview.ts'

const morning = new Date('2026-12-03T15:00:00Z')
const afternoon = new Date('2026-12-04T19:30:00Z')
const proposed: PlannedInterview = {
  state: 'proposed',
  times: [morning, afternoon],
  startsAt: null,
  round: 1,
}
const planned: PlannedInterview = { ...proposed, state: 'planned', startsAt: morning }
const instant = (text: string) => new Date(text)

describe('an interview', () => {
  test('times can be chosen until two hours before; after the last one the interview has passed', () => {
    expect(openTimes(proposed, instant('2026-12-03T13:00:00Z'))).toEqual([morning, afternoon])
    expect(openTimes(proposed, instant('2026-12-03T13:00:01Z'))).toEqual([afternoon])
    expect(interviewStateAt(proposed, instant('2026-12-04T17:30:00Z'))).toBe('proposed')
    expect(interviewStateAt(proposed, instant('2026-12-04T17:30:01Z'))).toBe('passed')
  })

  test('ends an hour after it begins, and can be cancelled until it begins', () => {
    expect(interviewStateAt(planned, instant('2026-12-03T15:59:59Z'))).toBe('planned')
    expect(interviewStateAt(planned, instant('2026-12-03T16:00:00Z'))).toBe('over')
    expect(mayCancelInterview(planned, instant('2026-12-03T14:59:59Z'))).toBe(true)
    expect(mayCancelInterview(planned, morning)).toBe(false)
    expect(mayCancelInterview(proposed, instant('2026-12-01T15:00:00Z'))).toBe(false)
  })

  test('has a limited number of proposals, and the count restarts after it took place', () => {
    const now = instant('2026-12-01T15:00:00Z')
    const last = { ...proposed, round: maxRounds }
    expect(nextRound(null, now)).toBe(1)
    expect(mayPropose({ ...proposed, round: maxRounds - 1 }, now)).toBe(true)
    expect(mayPropose(last, now)).toBe(false)
    expect(maySayNone(proposed, now)).toBe(true)
    expect(maySayNone(last, now)).toBe(false)
    expect(maySayNone(proposed, instant('2026-12-05T00:00:00Z'))).toBe(false)
    const lastRound = { ...planned, round: maxRounds }
    expect(mayPropose(lastRound, now)).toBe(false)
    expect(nextRound(lastRound, instant('2026-12-03T16:00:00Z'))).toBe(1)
  })
})
