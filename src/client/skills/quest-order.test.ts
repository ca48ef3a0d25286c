import { expect, test } from 'vitest'
import { inStableOrder } from './quest-order.ts'

const quest = (id: string, reached = false) => ({
  id,
  title: id,
  description: '',
  why: '',
  cadence: 'daily' as const,
  xp: 10,
  skill: null,
  target: 1,
  goal: { event: 'check-in' as const, course: null, skill: null },
  endsAt: null,
  reached,
})
const active = (id: string) => ({ ...quest(id), progress: 0, startedAt: '' })
const ids = (quests: readonly { id: string }[]) => quests.map(({ id }) => id)

test('started quests come first, then those ready to collect', () => {
  const board = { active: [active('a')], offered: [quest('b'), quest('c', true)], done: [] }
  expect(ids(inStableOrder(board, []))).toEqual(['a', 'c', 'b'])
})

test('a quest that was just started keeps its position', () => {
  const previousIds = ['a', 'b', 'c']
  const board = {
    active: [active('a'), active('c')],
    offered: [quest('b'), quest('new')],
    done: [],
  }
  expect(ids(inStableOrder(board, previousIds))).toEqual(['a', 'b', 'c', 'new'])
})
