import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  breakingWithError,
  chunk,
  demanding,
  failing,
  endless,
  hangingUp,
  oddlySaying,
  raw,
  refusing,
  saying,
  stalling,
  startAiServer,
  type AiServer,
  type Play,
} from '../testing/ai-server.ts'
import { chatCompletions, type ChatSettings } from './chat-completions.ts'
import { ProviderFailure, type ChatPiece, type ChatProvider } from './chat-provider.ts'

const key = 'sk-canary-0123456789'
let ai: AiServer
let provider: ChatProvider

beforeAll(async () => {
  ai = await startAiServer()
})

beforeEach(() => {
  ai.requests.length = 0
  ai.plays.length = 0
  provider = providerWith({})
})

test('an answer arrives word by word, and its last piece says why it ended', async () => {
  const pieces = await all(saying('One small step.'))
  expect(pieces.length).toBeGreaterThan(3)
  expect(textOf(pieces)).toBe('One small step.')
  expect(pieces.at(-1)).toEqual({ type: 'end', reason: 'stop' })
})

test('the request follows the specification, with the key only in its header', async () => {
  await all(saying('Fine.'))
  const [request] = ai.requests
  expect(request?.path).toBe('/v1/chat/completions')
  expect(request?.headers.authorization).toBe(`Bearer ${key}`)
  expect(request?.body).toEqual({
    model: 'gpt-4o-mini',
    messages: [{ role: 'user', content: 'Hi' }],
    stream: true,
    max_tokens: 500,
    temperature: 0.7,
  })
})

test('comments, CRLF, unknown fields and split characters do not damage the text', async () => {
  expect(textOf(await all(oddlySaying('Résumé 🇯🇲 «ça va»')))).toBe('Résumé 🇯🇲 «ça va»')
})

test('a provider that does not stream is understood', async () => {
  const message = { role: 'assistant', content: 'All at once.', refusal: null }
  const body = JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] })
  expect(textOf(await all(raw([body], 'application/json')))).toBe('All at once.')
})

test('a truncated answer is marked as truncated, and a refusal as a refusal', async () => {
  expect((await all(saying('And then', 'length'))).at(-1)).toEqual({
    type: 'end',
    reason: 'length',
  })
  const refusal = await all(refusing("I can't help with that."))
  expect(textOf(refusal)).toBe("I can't help with that.")
  expect(refusal.at(-1)).toEqual({ type: 'end', reason: 'refused' })
})

test('a model that refuses max_tokens and temperature gets its own dialect from then on', async () => {
  ai.always = demanding(['max_tokens', 'temperature'], saying('Understood.'))
  expect(textOf(await collect(provider))).toBe('Understood.')
  expect(ai.requests).toHaveLength(3)
  expect(textOf(await collect(provider))).toBe('Understood.')
  expect(ai.requests).toHaveLength(4)
  expect(ai.requests.at(-1)?.body).toMatchObject({ max_completion_tokens: 500 })
  ai.always = saying('Hello.')
})

test('a model that knows neither dialect is not retried forever', async () => {
  ai.always = demanding(['max_tokens', 'max_completion_tokens'], saying('Never.'))
  expect(await failureOf()).toMatchObject({ kind: 'bad-request', status: 400 })
  expect(ai.requests).toHaveLength(2)
  ai.always = saying('Hello.')
})

describe('a chat completion', () => {
  const faults: [string, Play, object][] = [
    ['an error in the middle', breakingWithError('Half a'), { kind: 'busy', status: 502 }],
    ['a lost connection', hangingUp('Half a'), { kind: 'network' }],
    ['a stream without an end', raw([chunk({ content: 'Half a' })]), { kind: 'broken-off' }],
    ['an empty answer', saying(''), { kind: 'empty' }],
    ['an answer of white space', saying('  \n '), { kind: 'empty' }],
    ['an answer of null', raw([chunk({ content: null }), chunk({}, 'stop')]), { kind: 'empty' }],
    ['a content filter', saying('Well', 'content_filter'), { kind: 'filtered' }],
    ['invalid JSON', raw(['data: {"choices"\n\n']), { kind: 'unreadable' }],
    ['a page of HTML', raw(['<html>'], 'text/html'), { kind: 'unreadable' }],
    ['a wrong key', failing(401, { code: 'invalid_api_key' }), { kind: 'not-allowed' }],
    ['a missing model', failing(404, { code: 'model_not_found' }), { kind: 'not-allowed' }],
    ['an exhausted quota', failing(429, { code: 'insufficient_quota' }), { kind: 'quota' }],
    [
      'too many requests',
      failing(429, { type: 'requests', code: 'rate_limit_exceeded' }, { 'retry-after': '2' }),
      { kind: 'rate-limited', retryAfterMs: 2000 },
    ],
    ['an overloaded server', failing(503, { type: 'overloaded' }), { kind: 'busy', status: 503 }],
    ['a plain 500', (response) => void response.writeHead(500).end('oops'), { kind: 'busy' }],
    [
      'a redirect',
      (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
      { kind: 'network' },
    ],
  ]
  test.each(faults)(
    'fails on %s, so that no partial text looks complete',
    async (_name, play, expected) => {
      ai.plays.push(play)
      expect(await failureOf()).toMatchObject(expected)
      expect(ai.requests).toHaveLength(1)
    },
  )

  test('times out waiting for the first word, and for a later one', async () => {
    provider = providerWith({ firstWordMs: 40, nextWordMs: 40 })
    for (const text of ['', 'Half a']) {
      const { play, disconnected } = stalling(text)
      ai.plays.push(play)
      expect(await failureOf()).toMatchObject({ kind: 'timeout' })
      await disconnected
    }
  })

  test('times out when only keep-alive lines arrive, and when the words never end', async () => {
    const settings = { firstWordMs: 200, nextWordMs: 200, wholeMs: 400 }
    provider = providerWith(settings)
    for (const part of [': still here\n\n', undefined]) {
      const { play, disconnected } = endless(part)
      ai.plays.push(play)
      expect(await failureOf()).toMatchObject({ kind: 'timeout' })
      await disconnected
    }
  })

  test('aborts its request when the caller does', async () => {
    const { play, disconnected } = stalling('Half a')
    ai.plays.push(play)
    const caller = new AbortController()
    const answer = collect(provider, caller.signal, () => caller.abort())
    await expect(answer).rejects.toMatchObject({ kind: 'aborted' })
    await disconnected
  })

  test('fails when no server listens at the address', async () => {
    provider = providerWith({ baseUrl: 'http://127.0.0.1:9/v1' })
    expect(await failureOf()).toMatchObject({ kind: 'network' })
  })
})

test('no failure contains text from the provider, which may quote the key', async () => {
  ai.plays.push(failing(401, { message: `Incorrect API key provided: ${key}`, code: key }))
  const failure = await failureOf()
  const text = JSON.stringify(failure, Object.getOwnPropertyNames(failure))
  expect(text).toContain('not-allowed')
  expect(text).not.toContain(key)
})

function providerWith(changes: Partial<ChatSettings>): ChatProvider {
  return chatCompletions({
    baseUrl: ai.baseUrl,
    apiKey: key,
    model: 'gpt-4o-mini',
    temperature: 0.7,
    maxTokens: 500,
    firstWordMs: 5_000,
    nextWordMs: 5_000,
    wholeMs: 20_000,
    ...changes,
  })
}

function all(play: Play): Promise<ChatPiece[]> {
  ai.plays.push(play)
  return collect(provider)
}

async function collect(
  chat: ChatProvider,
  signal = new AbortController().signal,
  onPiece = (): void => {},
): Promise<ChatPiece[]> {
  const pieces: ChatPiece[] = []
  for await (const piece of chat.answer({ messages: [{ role: 'user', content: 'Hi' }], signal })) {
    pieces.push(piece)
    onPiece()
  }
  return pieces
}

async function failureOf(): Promise<ProviderFailure> {
  const outcome = await collect(provider).catch((error: unknown) => error)
  if (outcome instanceof ProviderFailure) return outcome
  throw new Error(`It did not fail: ${JSON.stringify(outcome)}`)
}

function textOf(pieces: readonly ChatPiece[]): string {
  return pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('')
}
