import { expect, test } from 'vitest'
import { reminderDue } from './meeting-reminders.ts'

const startsAt = new Date('2026-12-03T15:00:00Z')
const dueAt = (now: string, plannedAt = '2026-11-30T15:00:00Z') =>
  reminderDue({ startsAt, plannedAt: new Date(plannedAt) }, new Date(now))

test('a meeting has a reminder a day before and an hour before', () => {
  expect(dueAt('2026-12-02T14:59:59Z')).toBeNull()
  expect(dueAt('2026-12-02T15:00:00Z')).toBe('day')
  expect(dueAt('2026-12-03T13:59:59Z')).toBe('day')
  expect(dueAt('2026-12-03T14:00:00Z')).toBe('hour')
  expect(dueAt('2026-12-03T15:00:00Z')).toBeNull()
})

test('a reminder is skipped if the meeting was planned after its time', () => {
  expect(dueAt('2026-12-03T10:00:00Z', '2026-12-02T16:00:00Z')).toBeNull()
  expect(dueAt('2026-12-03T14:30:00Z', '2026-12-02T16:00:00Z')).toBe('hour')
  expect(dueAt('2026-12-03T14:30:00Z', '2026-12-03T14:10:00Z')).toBeNull()
})
