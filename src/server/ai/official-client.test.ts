import OpenAI, { RateLimitError } from 'openai'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  breakingWithError,
  oddlySaying,
  failing,
  saying,
  startAiServer,
  type AiServer,
} from '../testing/ai-server.ts'

// Our tests are only as good as our fake provider, so the official client must understand it too.
let ai: AiServer
let client: OpenAI

beforeAll(async () => {
  ai = await startAiServer()
  client = new OpenAI({ baseURL: ai.baseUrl, apiKey: 'sk-test', maxRetries: 0 })
})

beforeEach(() => {
  ai.requests.length = 0
  ai.plays.length = 0
})

describe('the official client', () => {
  test('reads a streamed answer to its end', async () => {
    ai.plays.push(saying('One small step.'))
    const { text, finish } = await streamAnswer()
    expect(text).toBe('One small step.')
    expect(finish).toBe('stop')
    expect(ai.requests[0]?.path).toBe('/v1/chat/completions')
  })

  test('reports that an answer was cut off at the limit', async () => {
    ai.plays.push(saying('Half of', 'length'))
    expect((await streamAnswer()).finish).toBe('length')
  })

  test('handles comments, line ends and split characters', async () => {
    ai.plays.push(oddlySaying('Résumé 🇯🇲 «ça va»'))
    expect((await streamAnswer()).text).toBe('Résumé 🇯🇲 «ça va»')
  })

  test('throws its own error for 429', async () => {
    ai.plays.push(failing(429, { code: 'rate_limit_exceeded', message: 'Slow down' }))
    await expect(streamAnswer()).rejects.toBeInstanceOf(RateLimitError)
  })

  test('throws when an error comes in the middle of the stream', async () => {
    ai.plays.push(breakingWithError('Half an'))
    await expect(streamAnswer()).rejects.toThrow(/./)
  })
})

async function streamAnswer(): Promise<{ text: string; finish: string | null }> {
  const stream = await client.chat.completions.create({
    model: 'gpt-4o-mini',
    messages: [{ role: 'user', content: 'Hi' }],
    stream: true,
  })
  let text = ''
  let finish: string | null = null
  for await (const { choices } of stream) {
    text += choices[0]?.delta.content ?? ''
    finish = choices[0]?.finish_reason ?? finish
  }
  return { text, finish }
}
