import { expect, test } from 'vitest'
import { ProviderFailure, type ChatPiece, type ChatProvider } from './chat-provider.ts'
import { withRetries } from './retrying-provider.ts'

const fine: ChatPiece[] = [
  { type: 'text', text: 'Yes.' },
  { type: 'end', reason: 'stop' },
]
const busy = new ProviderFailure('busy')

test('a busy provider is tried at most three times, with a longer wait each time', async () => {
  const { ask, calls, pauses } = scripted([busy, busy, busy, fine])
  await expect(ask()).rejects.toMatchObject({ kind: 'busy' })
  expect(calls()).toBe(3)
  expect(pauses[1]).toBeGreaterThan(pauses[0] ?? 0)
})

test('a retry that succeeds returns its answer', async () => {
  const { ask, calls } = scripted([new ProviderFailure('rate-limited'), fine])
  expect(await ask()).toEqual(fine)
  expect(calls()).toBe(2)
})

test('the Retry-After header is respected, unless the wait is too long', async () => {
  const soon = scripted([new ProviderFailure('rate-limited', { retryAfterMs: 4000 }), fine])
  expect(await soon.ask()).toEqual(fine)
  expect(soon.pauses[0]).toBe(4000)
  const late = scripted([new ProviderFailure('rate-limited', { retryAfterMs: 60_000 }), fine])
  await expect(late.ask()).rejects.toMatchObject({ kind: 'rate-limited' })
  expect(late.calls()).toBe(1)
})

test.each([
  'quota',
  'not-allowed',
  'bad-request',
  'filtered',
  'empty',
  'timeout',
  'aborted',
] as const)('a failure of the kind "%s" is not retried', async (kind) => {
  const { ask, calls } = scripted([new ProviderFailure(kind), fine])
  await expect(ask()).rejects.toMatchObject({ kind })
  expect(calls()).toBe(1)
})

test('a call is not retried once a word has been shown', async () => {
  const { ask, calls } = scripted([[{ type: 'text', text: 'Half' }, busy], fine])
  await expect(ask()).rejects.toMatchObject({ kind: 'busy' })
  expect(calls()).toBe(1)
})

test('after five failures in a row the circuit opens, and later a single call tries again', async () => {
  const empty = new ProviderFailure('empty')
  const { ask, calls, wait } = scripted([empty, empty, empty, empty, empty, empty, fine, fine])
  for (let count = 0; count < 5; count += 1)
    await expect(ask()).rejects.toMatchObject({ kind: 'empty' })
  await expect(ask()).rejects.toMatchObject({ kind: 'resting' })
  expect(calls()).toBe(5)
  wait(31_000)
  await expect(ask()).rejects.toMatchObject({ kind: 'empty' })
  await expect(ask()).rejects.toMatchObject({ kind: 'resting' })
  wait(31_000)
  const [first, second] = await Promise.allSettled([ask(), ask()])
  expect([first.status, second.status]).toEqual(['fulfilled', 'rejected'])
  expect(await ask()).toEqual(fine)
})

test('an exhausted quota makes it back off immediately, and for minutes', async () => {
  const { ask, wait, calls } = scripted([new ProviderFailure('quota'), fine])
  await expect(ask()).rejects.toMatchObject({ kind: 'quota' })
  wait(60_000)
  await expect(ask()).rejects.toMatchObject({ kind: 'resting' })
  wait(5 * 60_000)
  expect(await ask()).toEqual(fine)
  expect(calls()).toBe(2)
})

test('aborted calls do not open the circuit', async () => {
  const aborted = new ProviderFailure('aborted')
  const { ask } = scripted([aborted, aborted, aborted, aborted, aborted, aborted, fine])
  for (let count = 0; count < 6; count += 1)
    await expect(ask()).rejects.toMatchObject({ kind: 'aborted' })
  expect(await ask()).toEqual(fine)
})

type Turn = ProviderFailure | readonly (ChatPiece | ProviderFailure)[]

function scripted(turns: readonly Turn[]) {
  let calls = 0
  let time = 1_000_000
  const pauses: number[] = []
  const provider: ChatProvider = {
    async *answer() {
      const turn = turns[calls] ?? fine
      calls += 1
      for (const piece of turn instanceof ProviderFailure ? [turn] : turn) {
        if (piece instanceof ProviderFailure) throw piece
        yield await Promise.resolve(piece)
      }
    },
  }
  const retrying = withRetries(provider, {
    now: () => new Date(time),
    pause: async (ms) => {
      pauses.push(ms)
    },
  })
  async function ask(): Promise<ChatPiece[]> {
    const pieces: ChatPiece[] = []
    const { signal } = new AbortController()
    for await (const piece of retrying.answer({ messages: [], signal })) pieces.push(piece)
    return pieces
  }
  return { ask, calls: () => calls, pauses, wait: (ms: number) => void (time += ms) }
}
