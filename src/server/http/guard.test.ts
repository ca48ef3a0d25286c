import { beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'http://upful.example.com' })
})

function nested(depth: number): unknown {
  let value: unknown = 'inside'
  for (let level = 0; level < depth; level += 1) value = { more: value }
  return value
}

describe('a write request', () => {
  test.for([
    { origin: 'https://evil.example.com' },
    { origin: 'null' },
    { origin: 'http://upful.example.com.evil.example.com' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('from another site is refused: %o', async (headers) => {
    const student = await app.person()
    const answer = await student.ask('POST /api/check-in', {}, headers)
    expect(answer).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    const dashboard = await student.call('GET /api/dashboard', {})
    expect(dashboard).toMatchObject({ student: { checkedInToday: false } })
  })

  test.for([
    { origin: 'http://upful.example.com' },
    { origin: 'http://localhost:80', host: 'localhost:80' },
    { 'sec-fetch-site': 'same-origin' },
  ])('from our own pages is accepted: %o', async (headers) => {
    const student = await app.person()
    expect((await student.ask('POST /api/check-in', {}, headers)).status).toBe(200)
  })

  test('through a proxy that terminates https is accepted from the https origin', async () => {
    const student = await app.person()
    const headers = {
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'school.example.com',
      origin: 'https://school.example.com',
    }
    expect((await student.ask('POST /api/check-in', {}, headers)).status).toBe(200)
  })

  test.for(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'that is "%s" instead of JSON is refused',
    async (type) => {
      const student = await app.person()
      const answer = await student.send('POST', '/api/check-in', {}, { 'content-type': type })
      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported-type' } })
    },
  )

  test('with an encoded path is checked too', async () => {
    const student = await app.person()
    const plain = { 'content-type': 'text/plain' }
    const answer = await student.send('POST', '/api/%63heck-in', {}, plain)
    expect(answer.status).toBe(415)
  })

  test('may be nested 32 levels deep, but not 33', async () => {
    const visitor = app.visitor()
    const tooDeep = await visitor.send('POST', '/api/waitlist', nested(33))
    expect(tooDeep.body).toMatchObject({ message: 'The request is nested too deeply' })
    const deep = await visitor.send('POST', '/api/waitlist', nested(32))
    expect(deep.body).toMatchObject({ message: 'Please check the marked fields.' })
  })

  test('of 300 kB is too large, and 250 kB of brackets or numbers are refused without harm', async () => {
    const visitor = app.visitor()
    const large = await visitor.send('POST', '/api/waitlist', { email: 'x'.repeat(300_000) })
    expect(large).toMatchObject({ status: 413, body: { code: 'too-large' } })
    const numbers = await visitor.send('POST', '/api/waitlist', { a: Array(125_000).fill(1) })
    expect(numbers.status).toBe(400)
    const brackets = await app.app.inject({
      method: 'POST',
      url: '/api/waitlist',
      headers: { 'content-type': 'application/json' },
      payload: `${'['.repeat(125_000)}${']'.repeat(125_000)}`,
    })
    expect(brackets.statusCode).toBe(400)
  })

  test.for(['{', '[]', '"text"', 'null', '{"__proto__":{"role":"staff"}}', '{"email":1}'])(
    'that is not an object of the right shape is refused: %s',
    async (payload) => {
      const { statusCode, body } = await app.app.inject({
        method: 'POST',
        url: '/api/waitlist',
        headers: { 'content-type': 'application/json' },
        payload,
      })
      expect(statusCode).toBe(400)
      expect(JSON.parse(body)).toMatchObject({ code: 'invalid' })
    },
  )
})

describe('every response', () => {
  test('has the strict headers and a request id, and is not cached', async () => {
    const { headers } = await app.visitor().send('GET', '/api/session')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    const policy = String(headers['content-security-policy'])
    for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
    expect(policy).not.toContain('unsafe')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('has the request id when it is a refusal, and no internals', async () => {
    const refusal = await app.visitor().send('GET', '/api/dashboard')
    expect(refusal.body).toEqual({
      code: 'not-signed-in',
      message: 'User not authenticated',
      requestId: refusal.headers['x-request-id'],
    })
    const unknown = await app.visitor().send('GET', '/api/nowhere')
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })
})

describe('an IPv6 customer', () => {
  test('counts as one network, whichever of its addresses it uses', async () => {
    const attempt = (address: string) =>
      app
        .visitor()
        .ask(
          'POST /api/sign-in',
          { email: `${address.replaceAll(':', '.')}@example.com`, password: 'x' },
          { 'x-forwarded-for': address },
        )
    for (let host = 1; host <= 100; host += 1) await attempt(`2001:db8:1:2::${host.toString(16)}`)
    expect((await attempt('2001:db8:1:2:ffff:1:2:3')).status).toBe(429)
    expect((await attempt('2001:db8:1:3::1')).status).toBe(401)
  })
})

test.for([
  ['GET', '/api/opportunities?q=%00'],
  ['GET', '/api/courses/%00'],
  ['POST', '/api/advisor/messages', { text: 'What is a CV?\u0000' }],
  ['PATCH', '/api/profile', { fields: { 'school\u0000': 'Kingston High' } }],
  ['PATCH', '/api/profile', { fields: { school: 'Kingston \ud800High' } }],
] as const)(
  'a text that a database cannot store is refused: %s %s',
  async ([method, path, body]) => {
    const student = await app.person()
    expect(await student.send(method, path, body)).toMatchObject({
      status: 400,
      body: { code: 'invalid', message: 'The request could not be read' },
    })
  },
)

test('a malformed URL gets the usual error body, which does not repeat the URL', async () => {
  const answer = await app.visitor().send('GET', '/api/%E0%A4%A/<script>')
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'invalid', message: 'The request could not be read' },
    headers: {
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })
  expect(JSON.stringify(answer.body)).not.toContain('script')
})
