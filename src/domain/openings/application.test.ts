import { expect, test } from 'vitest'
import { applicationStates, canMove, nextStates } from './application.ts'

test('a business moves an application on, and never one that was withdrawn', () => {
  expect(nextStates('applied', 'business')).toEqual(['interview', 'offer', 'declined'])
  expect(nextStates('withdrawn', 'business')).toEqual([])
  expect(canMove('applied', 'accepted', 'business')).toBe(false)
})

test('a student accepts only what was offered and cannot promote an application', () => {
  expect(canMove('offer', 'accepted', 'student')).toBe(true)
  for (const state of ['applied', 'interview', 'declined', 'no-reply'] as const) {
    expect(canMove(state, 'accepted', 'student')).toBe(false)
    expect(canMove(state, 'offer', 'student')).toBe(false)
    expect(canMove(state, 'interview', 'student')).toBe(false)
  }
})

test('a student can withdraw while anybody waits', () => {
  for (const state of ['waiting', 'applied', 'interview', 'offer'] as const) {
    // What waits for a guardian was never sent, so there is nothing to withdraw from anybody.
    const to = state === 'waiting' ? 'not-sent' : 'withdrawn'
    expect(canMove(state, to, 'student')).toBe(true)
  }
})

test('a business can do nothing with what was not sent', () => {
  expect(nextStates('waiting', 'business')).toEqual([])
  expect(nextStates('not-sent', 'business')).toEqual([])
})

test('a diary entry can always be put right, but not back to saved', () => {
  for (const state of applicationStates) {
    expect(nextStates(state, 'diary')).not.toContain('saved')
    expect(nextStates(state, 'diary')).not.toContain(state)
    expect(nextStates(state, 'diary').length).toBeGreaterThanOrEqual(6)
  }
})
