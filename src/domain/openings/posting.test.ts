import { describe, expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import { openingStatuses } from './opening.ts'
import { actionsOn, postingStateOf } from './posting.ts'

const today = dayFrom('2026-11-22')

describe('the state of a posting', () => {
  test('a published one closes after its last day', () => {
    const state = (day: string) =>
      postingStateOf({ status: 'published', closesOn: dayFrom(day) }, today)
    expect(state('2026-11-22')).toBe('published')
    expect(state('2026-11-21')).toBe('closed')
  })

  test('the deadline does not change one that was never public', () => {
    const states = openingStatuses.map((status) =>
      postingStateOf({ status, closesOn: dayFrom('2026-01-01') }, today),
    )
    expect(states).toEqual(['draft', 'held', 'closed', 'closed', 'closed', 'removed'])
  })
})

describe('with a posting, its business may', () => {
  test('change or close it while our rules hold it', () => {
    expect(actionsOn('held', 'rules')).toEqual(['change', 'close'])
  })

  test('do nothing that bypasses the people or staff who hold it', () => {
    expect(actionsOn('held', 'reports')).toEqual(['change'])
    expect(actionsOn('held', 'staff')).toEqual(['change', 'publish'])
  })

  test('do nothing once it is removed', () => {
    expect(actionsOn('removed', null)).toEqual([])
  })
})
