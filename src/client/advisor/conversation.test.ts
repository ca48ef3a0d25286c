import { expect, test } from 'vitest'
import { emptyReply, withEarlier, withReply, withTurn } from './conversation.ts'

const turn = (id: string) => ({
  id,
  asked: `Question ${id}`,
  at: '2026-11-22T12:00:00.000Z',
  reply: emptyReply(id, 'guide'),
})

test('the first turn creates a conversation whose title does not quote it', () => {
  const made = withTurn(undefined, { id: 'c', turn: turn('1') })
  expect(made).toMatchObject({ id: 'c', title: 'New chat', earlier: null })
  expect(made.turns).toHaveLength(1)
})

test('a repeated turn is added once', () => {
  const once = withTurn(undefined, { id: 'c', turn: turn('1') })
  const twice = withTurn(once, { id: 'c', turn: turn('1') })
  expect(twice.turns).toHaveLength(1)
})

test('a reply replaces only its own earlier version', () => {
  const two = withTurn(withTurn(undefined, { id: 'c', turn: turn('1') }), {
    id: 'c',
    turn: turn('2'),
  })
  const changed = withReply(two, { ...emptyReply('2', 'guide'), state: 'done', text: 'Yes' })
  expect(changed.turns.map(({ reply }) => reply.text)).toEqual(['', 'Yes'])
})

test('earlier turns are put in front, each once', () => {
  const known = withTurn(undefined, { id: 'c', turn: turn('2') })
  const page = { ...known, turns: [turn('1'), turn('2')], earlier: 'marker' }
  const whole = withEarlier(known, page)
  expect(whole.turns.map(({ id }) => id)).toEqual(['1', '2'])
  expect(whole.earlier).toBe('marker')
})
