import { afterEach, expect, test, vi } from 'vitest'
import { call } from './api.ts'

afterEach(() => void vi.unstubAllGlobals())

const loseResponse = () => Promise.reject(new TypeError('Failed to fetch'))
const respond = async () => Response.json({})

/** Sends each call with its own fake of `fetch`, and returns the keys that were sent. */
async function keysOf(
  ...calls: [send: () => Promise<unknown>, fakeFetch: () => Promise<Response>][]
): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = []
  for (const [send, fakeFetch] of calls) {
    vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
      keys.push(headers['idempotency-key'])
      return fakeFetch()
    })
    await send().catch(() => null)
  }
  return keys
}

const join = (email: string) => () => call('POST /api/waitlist', { email })
const publish = (id: string) => () => call('POST /api/postings/:id/publish', { id })
const close = (id: string) => () => call('POST /api/postings/:id/close', { id })

test('sending again after a lost response uses the same key until a response arrives', async () => {
  const [first, second, third, fourth] = await keysOf(
    [join('asha@example.com'), loseResponse],
    [join('asha@example.com'), loseResponse],
    [join('asha@example.com'), respond],
    [join('asha@example.com'), respond],
  )
  expect(first).toMatch(/^[\w-]{8,}$/)
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

test('a request with a different input has a different key', async () => {
  const [asha, dane] = await keysOf(
    [join('asha@example.net'), loseResponse],
    [join('dane@example.net'), loseResponse],
  )
  expect(dane).not.toBe(asha)
})

test('a refusal settles a request; a server error and a Wi-Fi login page do not', async () => {
  const keys = await keysOf(
    [join('kay@example.com'), async () => Response.json({ code: 'overloaded' }, { status: 503 })],
    [join('kay@example.com'), async () => new Response('<h1>Log in to this Wi-Fi</h1>')],
    [join('kay@example.com'), async () => Response.json({ code: 'invalid' }, { status: 400 })],
    [join('kay@example.com'), respond],
  )
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).toBe(keys[0])
  expect(keys[3]).not.toBe(keys[0])
})

test('publishing a posting again after closing it is a new request, even if the first publishing got no response', async () => {
  const keys = await keysOf(
    [publish('1'), loseResponse],
    [publish('2'), loseResponse],
    [close('1'), respond],
    [publish('1'), respond],
    [publish('2'), respond],
  )
  expect(keys[3]).not.toBe(keys[0])
  expect(keys[4]).toBe(keys[1])
})

test('a GET is sent without a key', async () => {
  const [key] = await keysOf([() => call('GET /api/session', {}), respond])
  expect(key).toBeUndefined()
})
