import { afterEach, expect, test, vi } from 'vitest'
import { call } from './api.ts'

afterEach(() => void vi.unstubAllGlobals())

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const answered = async () => Response.json({})

/** Sends each call over a connection that responds as given; returns the keys that were sent. */
async function keysOf(
  ...calls: [send: () => Promise<unknown>, line: () => Promise<Response>][]
): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = []
  for (const [send, line] of calls) {
    vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
      keys.push(headers['idempotency-key'])
      return line()
    })
    await send().catch(() => null)
  }
  return keys
}

const join = (email: string) => () => call('POST /api/waitlist', { email })
const publish = (id: string) => () => call('POST /api/postings/:id/publish', { id })
const close = (id: string) => () => call('POST /api/postings/:id/close', { id })

test('pressing again after a lost response sends the same key, until a response arrives', async () => {
  const [first, second, third, fourth] = await keysOf(
    [join('asha@example.com'), lost],
    [join('asha@example.com'), lost],
    [join('asha@example.com'), answered],
    [join('asha@example.com'), answered],
  )
  expect(first).toMatch(/^[\w-]{8,}$/)
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

test('a different input is a different request', async () => {
  const [asha, dane] = await keysOf(
    [join('asha@example.net'), lost],
    [join('dane@example.net'), lost],
  )
  expect(dane).not.toBe(asha)
})

test('a refusal settles a request; a server error and a Wi-Fi login page do not', async () => {
  const keys = await keysOf(
    [join('kay@example.com'), async () => Response.json({ code: 'overloaded' }, { status: 503 })],
    [join('kay@example.com'), async () => new Response('<h1>Log in to this Wi-Fi</h1>')],
    [join('kay@example.com'), async () => Response.json({ code: 'invalid' }, { status: 400 })],
    [join('kay@example.com'), answered],
  )
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).toBe(keys[0])
  expect(keys[3]).not.toBe(keys[0])
})

test('closing a posting whose publishing got no response makes publishing it a new request', async () => {
  const keys = await keysOf(
    [publish('1'), lost],
    [publish('2'), lost],
    [close('1'), answered],
    [publish('1'), answered],
    [publish('2'), answered],
  )
  expect(keys[3]).not.toBe(keys[0])
  expect(keys[4]).toBe(keys[1])
})

test('reading needs no key', async () => {
  const [key] = await keysOf([() => call('GET /api/session', {}), answered])
  expect(key).toBeUndefined()
})
