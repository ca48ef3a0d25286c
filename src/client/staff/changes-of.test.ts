import { expect, test } from 'vitest'
import { changesOf } from './changes-of.ts'

test('what changed is told from old to new, and what stayed is not told', () => {
  expect(
    changesOf({ state: 'pending', verified: false }, { state: 'verified', verified: false }),
  ).toEqual(['state from pending to verified'])
})

test('a value on one side alone is told as it is', () => {
  expect(changesOf({ endedSessions: 3 }, { heldBy: null })).toEqual([
    'ended sessions was 3',
    'held by none',
  ])
  expect(changesOf({}, {})).toEqual([])
})

test('a moment reads as one of Jamaica', () => {
  expect(changesOf({ restUntil: '2026-11-22T15:20:00.000Z' }, { restUntil: null })).toEqual([
    'rest until from Sun 22 Nov, 10:20 AM to none',
  ])
})

test('an id is not among what changed', () => {
  const person = '0198c0de-0000-7000-8000-000000000001'
  expect(changesOf({ state: 'looking' }, { state: 'closed', person })).toEqual([
    'state from looking to closed',
  ])
})
