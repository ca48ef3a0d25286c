import { expect, test } from 'vitest'
import { linkStanding, waitsFor, type GuardianLink } from './guardian-link.ts'

const now = new Date('2026-11-22T12:00:00Z')
const link: GuardianLink = {
  state: 'active',
  askedBy: 'guardian',
  askedAt: new Date('2026-11-20T12:00:00Z'),
  adultYesAt: null,
}

test('a link of a minor, or of somebody of unknown age, is in force', () => {
  expect(linkStanding(link, 'minor', now)).toBe('in-force')
  expect(linkStanding(link, 'unknown', now)).toBe('in-force')
})

test('a link of an adult is paused until the student renews it', () => {
  expect(linkStanding(link, 'adult', now)).toBe('paused')
  expect(waitsFor(link, 'paused')).toBe('student')
  expect(linkStanding({ ...link, adultYesAt: now }, 'adult', now)).toBe('in-force')
})

test('a requested link waits fourteen days for the other side', () => {
  const asked: GuardianLink = { ...link, state: 'asked' }
  expect(linkStanding(asked, 'minor', now)).toBe('asked')
  expect(waitsFor(asked, 'asked')).toBe('student')
  expect(waitsFor({ ...asked, askedBy: 'student' }, 'asked')).toBe('guardian')
  expect(linkStanding(asked, 'minor', new Date('2026-12-04T12:00:00Z'))).toBe('ended')
})

test('an ended link stays ended', () => {
  const ended: GuardianLink = { ...link, state: 'ended', adultYesAt: now }
  expect(linkStanding(ended, 'minor', now)).toBe('ended')
  expect(waitsFor(ended, 'ended')).toBeNull()
})
