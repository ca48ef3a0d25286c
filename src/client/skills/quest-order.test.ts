import { expect, test } from 'vitest'
import { inStableOrder } from './quest-order.ts'

const quest = (id: string) => ({
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
  evidence: null,
})
const active = (id: string) => ({ ...quest(id), progress: 0, startedAt: '' })
const ids = (quests: readonly { id: string }[]) => quests.map(({ id }) => id)

test('started quests come first', () => {
  const board = { today: [], active: [active('c')], offered: [quest('a'), quest('b')], done: [] }
  expect(ids(inStableOrder(board, []))).toEqual(['c', 'a', 'b'])
})

test('a quest that was just started keeps its position', () => {
  const previousIds = ['a', 'b', 'c']
  const board = {
    today: [],
    active: [active('a'), active('c')],
    offered: [quest('b'), quest('new')],
    done: [],
  }
  expect(ids(inStableOrder(board, previousIds))).toEqual(['a', 'b', 'c', 'new'])
})
