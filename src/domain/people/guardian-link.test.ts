import { expect, test } from 'vitest'
import { currentLinkState, waitsFor, type GuardianLink } from './guardian-link.ts'

const now = new Date('2026-11-22T12:00:00Z')
const link: GuardianLink = {
  state: 'active',
  askedBy: 'guardian',
  askedAt: new Date('2026-11-20T12:00:00Z'),
  adultYesAt: null,
}

test('a link of a minor, or of somebody of unknown age, is in force', () => {
  expect(currentLinkState(link, 'minor', now)).toBe('in-force')
  expect(currentLinkState(link, 'unknown', now)).toBe('in-force')
})

test('a link of an adult is paused until the student renews it', () => {
  expect(currentLinkState(link, 'adult', now)).toBe('paused')
  expect(waitsFor(link, 'paused')).toBe('student')
  expect(currentLinkState({ ...link, adultYesAt: now }, 'adult', now)).toBe('in-force')
})

test('a requested link waits fourteen days for the other side', () => {
  const request: GuardianLink = { ...link, state: 'asked' }
  expect(currentLinkState(request, 'minor', now)).toBe('asked')
  expect(waitsFor(request, 'asked')).toBe('student')
  expect(waitsFor({ ...request, askedBy: 'student' }, 'asked')).toBe('guardian')
  expect(currentLinkState(request, 'minor', new Date('2026-12-04T12:00:00Z'))).toBe('ended')
})

test('an ended link stays ended', () => {
  const ended: GuardianLink = { ...link, state: 'ended', adultYesAt: now }
  expect(currentLinkState(ended, 'minor', now)).toBe('ended')
  expect(waitsFor(ended, 'ended')).toBeNull()
})
