import { afterEach, expect, test, vi } from 'vitest'
import { call } from './api.ts'

afterEach(() => void vi.unstubAllGlobals())

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const answered = async () => Response.json({})

/** Sends through a line that answers, or does not, in this order; gives the keys that were sent. */
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

test('pressing again after a lost answer sends the same key, until an answer came', async () => {
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

test('another input is another request', async () => {
  const [asha, dane] = await keysOf(
    [join('asha@example.net'), lost],
    [join('dane@example.net'), lost],
  )
  expect(dane).not.toBe(asha)
})

test('a refusal is an answer; a server in trouble and a page of the Wi-Fi are none', async () => {
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

test('closing what was published unheard makes publishing a new wish, of this posting only', async () => {
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
