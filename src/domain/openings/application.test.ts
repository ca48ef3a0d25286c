import { expect, test } from 'vitest'
import { applicationStates, canMove, nextStates } from './application.ts'

test('a business can move an application, but never a withdrawn one', () => {
  expect(nextStates('applied', 'business')).toEqual(['interview', 'offer', 'declined'])
  expect(nextStates('withdrawn', 'business')).toEqual([])
  expect(canMove('applied', 'accepted', 'business')).toBe(false)
})

test('a student can only accept an offer and cannot promote an application', () => {
  expect(canMove('offer', 'accepted', 'student')).toBe(true)
  for (const state of ['applied', 'interview', 'declined', 'no-reply'] as const) {
    expect(canMove(state, 'accepted', 'student')).toBe(false)
    expect(canMove(state, 'offer', 'student')).toBe(false)
    expect(canMove(state, 'interview', 'student')).toBe(false)
  }
})

test('a student can withdraw an application that is still open', () => {
  for (const state of ['waiting', 'applied', 'interview', 'offer'] as const) {
    // An application waiting for a guardian was never sent, so there is nothing to withdraw.
    const to = state === 'waiting' ? 'not-sent' : 'withdrawn'
    expect(canMove(state, to, 'student')).toBe(true)
  }
})

test('a business cannot move an application that was not sent', () => {
  expect(nextStates('waiting', 'business')).toEqual([])
  expect(nextStates('not-sent', 'business')).toEqual([])
})

test('a diary entry can always be corrected, but not back to saved', () => {
  for (const state of applicationStates) {
    expect(nextStates(state, 'diary')).not.toContain('saved')
    expect(nextStates(state, 'diary')).not.toContain(state)
    expect(nextStates(state, 'diary').length).toBeGreaterThanOrEqual(6)
  }
})
