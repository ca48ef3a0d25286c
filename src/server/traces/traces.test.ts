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
/** The tests run on a busy machine and must not be refused because of it. */
const notBusy = '60000'

describe('the traces of a running server', () => {
  test('contain a request with its statements, jobs and letters, and nothing private', async () => {
    const { collector, server } = await tracedServer()
    const student = await signUpAt(server.url)
    const id = 'c0ffee00-0000-4000-8000-000000000000'
    const message = { email: student.email, topic: 'other', text: 'private words of Kemar' }
    const answer = await student.post(server.url, '/api/contact', message)
    expect({ status: answer.status, text: await answer.text() }).toMatchObject({ status: 200 })
    await student.post(server.url, `/api/advisor/replies/${id}/stop?token=secret-token`)
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
    const childrenOf = (name: string) => {
      const parent = collector.spans.find((span) => span.name === name)
      return collector.spans.filter(
        ({ parentSpanId, traceId: trace }) =>
          parentSpanId === parent?.spanId && trace === parent?.traceId,
      )
    }
    const statementsOf = (name: string) => childrenOf(name).map((child) => child.name)
    expect(statementsOf('POST /api/sign-up')).toContain('insert auth_users')
    expect(statementsOf('POST /api/advisor/replies/:id/stop')).toContain('select auth_sessions')
    expect(statementsOf('POST /api/contact')).toContain('insert contact_messages')
    const bodies = collector.bodies.join()
    for (const secret of [id, 'secret-token', student.email, 'Kemar', 'somebody', '127.0.0.1'])
      expect(bodies).not.toContain(secret)
  })

  test('contain an event stream before it ends', async () => {
    const { collector, server } = await tracedServer()
    const student = await signUpAt(server.url)
    const stream = await student.listen(server.url)
    const streams = () => collector.spans.filter(({ name }) => name === 'GET /api/live').length
    await expect.poll(streams, { timeout: 30_000 }).toBe(1)
    expect(await server.end('SIGTERM')).toBe(0)
    await stream.ended
    expect(streams()).toBe(1)
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

async function tracedServer() {
  const collector = await startTraceCollector()
  const server = await startServer({
    ...(await freshSettings()),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    BUSY_AFTER_MS: notBusy,
  })
  return { collector, server }
}
