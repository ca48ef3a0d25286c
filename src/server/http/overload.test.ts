import { describe, expect, test } from 'vitest'
import { startApp } from '../testing/start-app.ts'
import { beginDraining } from './stopping.ts'

describe('requests over the limit of concurrent requests', () => {
  test('are refused immediately, except for health checks, and the server recovers', async () => {
    const app = await startApp({ REQUESTS_AT_ONCE: '2' })
    const student = await app.person()
    const release = Promise.withResolvers<void>()
    const transaction = app.services.database.unguarded.transaction().execute(() => release.promise)
    // The embedded database has one connection, so every request waits for the transaction.
    const first = student.ask('GET /api/dashboard', {})
    const second = student.ask('GET /api/dashboard', {})
    const third = await student.ask('GET /api/dashboard', {})
    expect(third).toMatchObject({ status: 503, body: { code: 'overloaded' } })
    expect(third.headers['retry-after']).toBe('5')
    const page = await app.app.inject({ url: '/login', headers: { accept: 'text/html' } })
    expect(page.statusCode).toBe(503)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('Upful is very busy. Please try again in a moment.')
    expect(page.body).toContain('<a href="">Try again</a>')
    expect(await student.send('GET', '/health/live')).toMatchObject({ status: 200 })
    release.resolve()
    await transaction
    expect([(await first).status, (await second).status]).toEqual([200, 200])
    expect((await student.ask('GET /api/dashboard', {})).status).toBe(200)
  })

  test('do not include open streams', async () => {
    const app = await startApp({ REQUESTS_AT_ONCE: '1' })
    const student = await app.person()
    const url = await app.listen()
    const open = { headers: { cookie: student.cookie } }
    const streams = [await fetch(`${url}/api/live`, open), await fetch(`${url}/api/live`, open)]
    expect(streams.map(({ status }) => status)).toEqual([200, 200])
    expect((await student.ask('GET /api/dashboard', {})).status).toBe(200)
    for (const stream of streams) await stream.body?.cancel()
  })
})

test('a server that is stopping reports that it is not ready, but still answers', async () => {
  const app = await startApp()
  const student = await app.person()
  expect((await student.send('GET', '/health/ready')).body).toEqual({ status: 'ready' })
  beginDraining(app.app)
  const ready = await student.send('GET', '/health/ready')
  expect([ready.status, ready.body]).toEqual([503, { status: 'stopping' }])
  expect((await student.ask('GET /api/dashboard', {})).status).toBe(200)
})
