import { expect, test } from 'vitest'
import { emptyReply, withEarlier, withReply, withTurn } from './conversation.ts'

const turn = (id: string) => ({
  id,
  asked: `Question ${id}`,
  at: '2026-11-22T12:00:00.000Z',
  reply: emptyReply(id, 'guide'),
})

test('the first turn creates a conversation whose title does not quote it', () => {
  const conversation = withTurn(undefined, { id: 'c', turn: turn('1') })
  expect(conversation).toMatchObject({ id: 'c', title: 'New chat', earlier: null })
  expect(conversation.turns).toHaveLength(1)
})

test('a turn that is added twice appears once', () => {
  const once = withTurn(undefined, { id: 'c', turn: turn('1') })
  const twice = withTurn(once, { id: 'c', turn: turn('1') })
  expect(twice.turns).toHaveLength(1)
})

test('a reply replaces only its own earlier version', () => {
  const conversation = withTurn(withTurn(undefined, { id: 'c', turn: turn('1') }), {
    id: 'c',
    turn: turn('2'),
  })
  const changed = withReply(conversation, {
    ...emptyReply('2', 'guide'),
    state: 'done',
    text: 'Yes',
  })
  expect(changed.turns.map(({ reply }) => reply.text)).toEqual(['', 'Yes'])
})

test('an earlier page is put before the newer turns, without repeating any', () => {
  const newer = withTurn(undefined, { id: 'c', turn: turn('2') })
  const page = { ...newer, turns: [turn('1'), turn('2')], earlier: 'marker' }
  const merged = withEarlier(newer, page)
  expect(merged.turns.map(({ id }) => id)).toEqual(['1', '2'])
  expect(merged.earlier).toBe('marker')
})
