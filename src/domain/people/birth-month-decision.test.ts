import { expect, test } from 'vitest'
import type { UserId } from '#domain/people/user-id.ts'
import { numberedUserId } from '#domain/people/numbered-user-id.ts'
import { whoDecides } from './birth-month-decision.ts'

const now = new Date('2026-11-23T15:00:00Z')
const fresh = { now, askedStaffBefore: false, saidTooYoung: false }
const fatherId = numberedUserId(1)
const motherId = numberedUserId(2)
const linked = (guardianId: UserId, startedAt: string) => ({
  guardianId,
  startedAt: new Date(startedAt),
})
const father = linked(fatherId, '2026-01-10T12:00:00Z')
const mother = linked(motherId, '2026-11-16T15:00:00Z')
const friend = linked(numberedUserId(3), '2026-11-16T15:00:01Z')

test('every guardian linked for seven days decides, but nobody linked later', () => {
  expect(whoDecides([father, mother, friend], fresh)).toEqual({
    waitsFor: 'guardians',
    guardianIds: [fatherId, motherId],
  })
})

test('staff decide if there is no guardian, or only new ones', () => {
  expect(whoDecides([], fresh)).toEqual({ waitsFor: 'staff', reason: 'no-guardian' })
  expect(whoDecides([friend], fresh)).toEqual({ waitsFor: 'staff', reason: 'new-link' })
})

test('staff decide if the student said they are too young, or if staff decided before', () => {
  expect(whoDecides([father], { ...fresh, askedStaffBefore: true })).toMatchObject({
    reason: 'asked-before',
  })
  expect(whoDecides([father], { ...fresh, saidTooYoung: true })).toMatchObject({
    reason: 'said-too-young',
  })
})
