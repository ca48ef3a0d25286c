import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answers } from '#domain/learning/question.ts'
import { ApiError } from '../app/api.ts'
import { AnswerKeeper, keeperOf } from './answer-keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that responds when the test tells it to. */
function keeperAndServer() {
  const requests: { answers: Answers; arrive: () => void; fail: (error: Error) => void }[] = []
  const keeper = new AnswerKeeper(
    (answers) =>
      new Promise<void>((resolve, reject) =>
        requests.push({ answers, arrive: resolve, fail: reject }),
      ),
  )
  return { keeper, requests, sent: () => requests.map(({ answers }) => answers) }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const offline = new ApiError({ code: 'offline', message: 'No connection.' }, 0)
const handedIn = new ApiError({ code: 'not-possible', message: 'No longer open' }, 409)

test('fast typing is sent once, with the latest text', async () => {
  const { keeper, sent } = keeperAndServer()
  for (const words of ['J', 'J$', 'J$400']) keeper.answer('q1', words)
  expect(sent()).toEqual([])
  await vi.advanceTimersByTimeAsync(600)
  expect(sent()).toEqual([{ q1: 'J$400' }])
})

test('the state is saved only once the server has it', async () => {
  const { keeper, requests } = keeperAndServer()
  keeper.answer('q1', '2')
  expect(keeper.store.get().state).toBe('waiting')
  void keeper.send()
  expect(keeper.store.get().state).toBe('saving')
  requests[0]?.arrive()
  await settle()
  expect(keeper.store.get()).toEqual({ answers: { q1: '2' }, state: 'saved' })
})

test('requests are sent one after another, so that an old answer never overwrites a newer one', async () => {
  const { keeper, requests, sent } = keeperAndServer()
  keeper.answer('q1', '0')
  void keeper.send()
  keeper.answer('q1', '1')
  keeper.answer('q2', 'true')
  await vi.advanceTimersByTimeAsync(600)
  expect(sent()).toHaveLength(1)
  requests[0]?.arrive()
  await settle()
  expect(sent()[1]).toEqual({ q1: '1', q2: 'true' })
})

test('failed answers are sent again, unless there are newer ones', async () => {
  const { keeper, requests, sent } = keeperAndServer()
  keeper.answer('q1', '0')
  keeper.answer('q2', 'true')
  void keeper.send()
  keeper.answer('q1', '3')
  requests[0]?.fail(offline)
  await settle()
  expect(keeper.store.get().state).toBe('failed')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent()[1]).toEqual({ q1: '3', q2: 'true' })
})

test('nothing more is sent for an attempt that was handed in elsewhere', async () => {
  const { keeper, requests, sent } = keeperAndServer()
  keeper.answer('q1', '0')
  void keeper.send()
  requests[0]?.fail(handedIn)
  await settle()
  expect(keeper.store.get().state).toBe('closed')
  keeper.answer('q2', '1')
  expect(keeper.store.get().state).toBe('closed')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent()).toHaveLength(1)
})

test('leaving the page sends unsent answers', () => {
  const { keeper, sent } = keeperAndServer()
  keeper.answer('q1', '0')
  keeper.stop()
  expect(sent()).toEqual([{ q1: '0' }])
})

test('an attempt that is reopened with unsent answers gets the keeper that still has them', async () => {
  const { keeper, requests } = keeperAndServer()
  const make = () => keeper
  const makeAnother = () => expect.fail('a second keeper')
  expect(keeperOf('sitting', make)).toBe(keeper)
  keeper.answer('q1', '0')
  keeper.stop()
  requests[0]?.fail(offline)
  await settle()
  expect(keeperOf('sitting', makeAnother).store.get()).toEqual({
    answers: { q1: '0' },
    state: 'failed',
  })

  void keeper.send()
  requests[1]?.arrive()
  await settle()
  const fresh = keeperAndServer().keeper
  expect(keeperOf('sitting', () => fresh)).toBe(fresh)
})
