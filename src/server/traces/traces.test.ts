import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { failing, startAiServer } from '../testing/ai-server.ts'
import { signUpAt } from '../testing/browser.ts'
import { freshSettings, startServer } from '../testing/server-process.ts'
import { startApp } from '../testing/start-app.ts'
import { startTraceCollector } from '../testing/trace-collector.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parentId = '00f067aa0ba902b7'
const failed = 2

describe('the traces of a running server', () => {
  test('contain a request with its statements, jobs and letters, and nothing private', async () => {
    const collector = await startTraceCollector()
    const server = await startServer({
      ...(await freshSettings()),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    })
    const student = await signUpAt(server.url)
    const id = 'c0ffee00-0000-4000-8000-000000000000'
    await fetch(`${server.url}/api/opportunities/${id}?token=secret-token`)
    await fetch(`${server.url}/api/session`, {
      headers: {
        traceparent: `00-${traceId}-${parentId}-01`,
        tracestate: 'vendor=somebody',
      },
    })
    const names = () => collector.spans.map(({ name }) => name)
    await expect
      .poll(() => names().some((name) => name.startsWith('letter ')), { timeout: 30_000 })
      .toBe(true)
    // What is left is sent before it ends.
    expect(await server.end('SIGTERM')).toBe(0)

    expect(names()).toContain('POST /api/sign-up')
    expect(names().some((name) => name.startsWith('job '))).toBe(true)
    const request = collector.spans.find(({ name }) => name === 'GET /api/session')
    expect(request).toMatchObject({ traceId, parentSpanId: parentId })
    const signUp = collector.spans.find(({ name }) => name === 'POST /api/sign-up')
    const children = collector.spans.filter(({ parentSpanId }) => parentSpanId === signUp?.spanId)
    expect(children.map(({ name }) => name)).toContain('insert auth_users')
    expect(new Set(children.map((child) => child.traceId))).toEqual(new Set([signUp?.traceId]))
    const bodies = collector.bodies.join()
    for (const secret of [id, 'secret-token', student.email, 'Kemar', 'somebody', '127.0.0.1'])
      expect(bodies).not.toContain(secret)
  })

  test('harm nothing when nobody receives them, which is logged once', async () => {
    const server = await startServer({
      ...(await freshSettings()),
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    })
    await signUpAt(server.url)
    const warnings = () => server.output().split('traces cannot be sent').length - 1
    await expect.poll(warnings, { timeout: 30_000 }).toBe(1)
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200)
    expect(await server.end('SIGTERM')).toBe(0)
    expect(warnings()).toBe(1)
  })
})

describe('a span', () => {
  test('of a request or of an answer of the AI provider is marked when it failed', async () => {
    const [collector, ai] = [await startTraceCollector(), await startAiServer()]
    const app = await startApp({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      AI_BASE_URL: ai.baseUrl,
    })
    const student = await app.person()
    await sql`alter table auth_sessions rename to hidden_sessions`.execute(app.services.db)
    expect((await student.ask('GET /api/dashboard', {})).status).toBe(500)
    ai.plays.push(failing(401, { message: 'no', code: 'invalid_api_key' }))
    const messages = [{ role: 'user' as const, content: 'a private question' }]
    const answer = app.services.ai?.answer({ messages, signal: new AbortController().signal })
    await expect(answer?.[Symbol.asyncIterator]().next()).rejects.toThrow('not-allowed')
    await app.services.traces?.close()

    const statusOf = (wanted: string) =>
      collector.spans.find(({ name }) => name === wanted)?.status.code
    expect(statusOf('GET /api/dashboard')).toBe(failed)
    expect(statusOf('AI answer')).toBe(failed)
    expect(collector.bodies.join()).not.toContain('a private question')
    expect(ai.requests[0]?.headers['traceparent']).toBeUndefined()
  })
})
