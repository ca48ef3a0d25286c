import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { openLog } from '../log.ts'
import { failing, startAiServer } from '../testing/ai-server.ts'
import { openProvider } from './open-provider.ts'

const key = 'sk-canary-5555555555'

test('there is no provider when none is configured', () => {
  expect(openProvider(readEnv({}), openLog('silent'), () => new Date())).toBeNull()
})

test('a failure is logged with its kind, without the key or the question', async () => {
  const ai = await startAiServer()
  ai.plays.push(
    failing(401, { message: `Incorrect API key provided: ${key}`, code: 'invalid_api_key' }),
  )
  const lines: string[] = []
  const log = openLog(
    'debug',
    new Writable({
      write(line: Buffer, _encoding, done) {
        lines.push(line.toString())
        done()
      },
    }),
  )
  const env = readEnv({ AI_BASE_URL: ai.baseUrl, AI_API_KEY: key })
  const provider = openProvider(env, log, () => new Date())
  const messages = [{ role: 'user' as const, content: 'a private question' }]
  const { signal } = new AbortController()
  await expect(async () => {
    for await (const piece of provider?.answer({ messages, signal }) ?? []) lines.push(piece.type)
  }).rejects.toThrow('not-allowed')
  expect(lines.join('')).toContain('"kind":"not-allowed"')
  expect(lines.join('')).not.toMatch(/canary|private question/)
})
