import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, call } from './api.ts'
import { apiQuery } from './use-api.ts'
import { newQueryClient } from './query-client.ts'

/** What a proxy sends when the server does not respond. */
interface ProxyAnswer {
  status: number
  retryAfter?: string
}

const page = '<html><body><h1>502 Bad Gateway</h1></body></html>'
let server: Server
let answers: ProxyAnswer[] = []
let requestTimes: number[] = []

beforeAll(async () => {
  server = createServer((_request, response) => {
    requestTimes.push(Date.now())
    const answer = answers.shift()
    if (answer === undefined) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"user":null}')
      return
    }
    response.writeHead(answer.status, {
      'content-type': 'text/html',
      ...(answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter }),
    })
    response.end(page)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const { fetch } = globalThis
  // A browser resolves a path against its page; here the page is the loopback server.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, init),
  )
})

afterAll(async () => {
  vi.unstubAllGlobals()
  await new Promise((done) => server.close(done))
})

beforeEach(() => {
  answers = []
  requestTimes = []
})

const busy = 'Upful is very busy. Please try again in a moment.'

test.each([
  [{ status: 502 }, 'overloaded', busy],
  [{ status: 503, retryAfter: '30' }, 'overloaded', busy],
  [{ status: 504, retryAfter: 'soon' }, 'overloaded', busy],
  [{ status: 429, retryAfter: '90' }, 'overloaded', busy],
  [{ status: 500 }, 'internal', 'Something went wrong on our side. Try again.'],
])('the proxy response %j becomes an error with a plain message', async (answer, code, message) => {
  answers = [answer]
  const error = await call('GET /api/session', {}).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code, message, status: answer.status })
})

test('a loading page retries after the Retry-After time, and not before', async () => {
  answers = [{ status: 503, retryAfter: '1' }]
  const client = newQueryClient()
  expect(await client.fetchQuery({ ...apiQuery('GET /api/session', {}), retry: 1 })).toEqual({
    user: null,
  })
  const [first = 0, second = 0] = requestTimes
  expect(second - first).toBeGreaterThanOrEqual(1_000)
})

test('a loading page does not retry when Retry-After is long', async () => {
  answers = [{ status: 503, retryAfter: '120' }]
  const client = newQueryClient()
  const { retry } = client.getDefaultOptions().queries ?? {}
  const query = client.fetchQuery({
    ...apiQuery('GET /api/session', {}),
    ...(retry === undefined ? {} : { retry }),
  })
  await expect(query).rejects.toMatchObject({ status: 503 })
  expect(requestTimes).toHaveLength(1)
})
