import { describe, expect, test } from 'vitest'
import {
  freesItsSlot,
  mayCancel,
  maySay,
  outcomes,
  sessionResult,
  type Outcome,
} from './mentor-session.ts'
import { hoursAfter } from './mentoring.ts'

const startsAt = new Date('2026-05-04T21:00:00Z')
const after = (hours: number) => hoursAfter(startsAt, hours)

describe('the result of a session', () => {
  const result = (student: Outcome | null, mentor: Outcome | null, hours = 1) =>
    sessionResult({ student, mentor }, after(0.5), after(hours))

  test('is what both say, as each side sees it', () => {
    expect(result('held', 'held')).toBe('held')
    expect(result('technical', 'technical')).toBe('technical')
    expect(result('i-missed', 'they-missed')).toBe('student-missed')
    expect(result('they-missed', 'i-missed')).toBe('mentor-missed')
  })

  test('is technical whenever the two differ: nobody is blamed and no XP is paid', () => {
    const agreeing = [
      'held/held',
      'technical/technical',
      'i-missed/they-missed',
      'they-missed/i-missed',
    ]
    for (const student of outcomes) {
      for (const mentor of outcomes) {
        if (agreeing.includes(`${student}/${mentor}`)) continue
        expect([student, mentor, result(student, mentor)]).toEqual([student, mentor, 'technical'])
      }
    }
  })

  test('waits a week for the other side, then only the mentor’s "held" counts', () => {
    const week = 7 * 24
    expect(result('held', null, week)).toBe('planned')
    expect(result(null, 'held', week)).toBe('planned')
    expect(result(null, 'held', week + 1)).toBe('held')
    expect(result('held', null, week + 1)).toBe('not-recorded')
    expect(result(null, 'they-missed', week + 1)).toBe('not-recorded')
    expect(result(null, null, week + 1)).toBe('not-recorded')
  })
})

test('each side can say once how it went, after its end', () => {
  const planned = { state: 'planned', endsAt: after(0.5), said: null } as const
  expect(maySay(planned, after(0.4))).toBe(false)
  expect(maySay(planned, after(0.5))).toBe(true)
  expect(maySay({ ...planned, said: 'held' }, after(1))).toBe(false)
  expect(maySay({ ...planned, state: 'cancelled' }, after(1))).toBe(false)
})

test('a session can be cancelled until it begins', () => {
  expect(mayCancel({ state: 'planned', startsAt }, after(-0.1))).toBe(true)
  expect(mayCancel({ state: 'planned', startsAt }, startsAt)).toBe(false)
})

test('a slot reopens when the student cancels early enough, never when the mentor cannot come', () => {
  const byStudent = { by: 'student', reason: 'sick' } as const
  expect(freesItsSlot(byStudent, startsAt, after(-12))).toBe(true)
  expect(freesItsSlot(byStudent, startsAt, after(-11))).toBe(false)
  expect(freesItsSlot({ by: 'mentor', reason: 'sick' }, startsAt, after(-48))).toBe(false)
  expect(freesItsSlot({ by: null, reason: 'mentor-away' }, startsAt, after(-48))).toBe(false)
  expect(freesItsSlot({ by: null, reason: 'student-away' }, startsAt, after(-48))).toBe(true)
})
