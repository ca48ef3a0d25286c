import { describe, expect, test } from 'vitest'
import { proxyTo } from './testing/database-proxy.ts'
import { freshSettings, runToEnd, startServer } from './testing/server-process.ts'

const main = 'src/server/main.ts'

describe('the server process', () => {
  test('the server prints only its address and where letters go, is live and ready, and stops on SIGTERM', async () => {
    const settings = await freshSettings()
    const server = await startServer({ ...settings, LOG_LEVEL: 'info' })
    const letters = `There is no mail server, so letters are saved in ${settings['DATA_DIR']}/outbox`
    expect(server.output()).toBe(`\n  Upful is at ${server.url}\n  ${letters}\n\n`)
    expect(server.url).toMatch(/^http:\/\/localhost:\d+$/)
    const live = await fetch(`${server.url}/health/live`)
    expect(await live.json()).toEqual({ status: 'live' })
    const ready = await fetch(`${server.url}/health/ready`)
    expect(await ready.json()).toEqual({ status: 'ready' })
    await expect.poll(server.output).toContain('"request completed"')
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test('the server does not print where letters go when it has a mail server', async () => {
    const server = await startServer({
      ...(await freshSettings()),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Upful <hello@example.com>',
    })
    expect(server.output()).toBe(`\n  Upful is at ${server.url}\n\n`)
    await server.end('SIGTERM')
  })

  test('the server stops although a stream is open, and still answers the requests it has accepted', async () => {
    const server = await startServer(await freshSettings())
    const signUp = (number: number) =>
      fetch(`${server.url}/api/sign-up`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'Kemar Grant',
          email: `kemar.${number}@example.com`,
          password: 'mango season',
        }),
      })
    const first = await signUp(0)
    const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const stream = await fetch(`${server.url}/api/live`, { headers: { cookie } })
    const streamText = stream.text()
    const requests = Array.from({ length: 8 }, (_, number) => signUp(number + 1))
    await Promise.race(requests)
    const exit = server.end('SIGTERM')
    const answers = await Promise.allSettled(requests)
    expect(await exit).toBe(0)
    expect(await streamText).toContain(': open')
    const statuses = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.status] : [],
    )
    // No request is cut off: each is answered, or refused before it starts.
    expect(statuses).toHaveLength(8)
    for (const status of statuses) expect([200, 503]).toContain(status)
  })

  test('a second server on the same folder or port says what to do, and leaves the first one running', async () => {
    const settings = await freshSettings()
    const server = await startServer(settings)
    const port = new URL(server.url).port
    const second = await runToEnd(main, [], { ...settings, PORT: port })
    expect(second.code).toBe(1)
    const reason =
      settings['DATABASE_URL'] === undefined
        ? `Upful is already running at ${server.url}, on the data folder ${settings['DATA_DIR']}. Stop it first, or set DATA_DIR to another folder.`
        : `Stop the other process, or set PORT or METRICS_PORT to another number.`
    expect(second.output).toContain(reason)
    expect(second.output).not.toContain('    at ')
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
  })

  test('the server logs requests and responses without anything private', async () => {
    const server = await startServer({ ...(await freshSettings()), LOG_LEVEL: 'info' })
    const secrets = ['shanice.secret@example.com', 'a-password-of-mine', 'Shanice Secret']
    const [email, password, name] = secrets
    const post = (path: string, body: unknown) =>
      fetch(`${server.url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const response = await post('sign-up', { name, email, password })
    const token = response.headers.getSetCookie()[0]?.split(/[=;]/)[1] ?? ''
    await post('sign-in', { email, password })
    await post('sign-in', { email, password: `${password}!` })
    await post('sign-up', { name, email, password })
    await post('password/forgot', { email })
    await post('password/reset', { token: 'token-of-mine', password })
    await fetch(`${server.url}/reset-password?token=token-of-mine`)
    await expect.poll(server.output).toContain('outbox')
    await server.end('SIGTERM')
    const log = server.output()
    expect(log).toContain('/api/sign-in')
    expect(log).toMatch(/"reqId":"[\da-f-]{36}"/)
    for (const secret of [...secrets, token.slice(0, 20), 'token-of-mine']) {
      expect(log).not.toContain(secret)
    }
  })
})

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('a PostgreSQL that is not up yet', () => {
  test('the server waits at startup until PostgreSQL answers', async () => {
    const settings = await freshSettings()
    const proxy = await proxyTo(settings['DATABASE_URL'] ?? '', { open: false })
    const starting = startServer({ ...settings, DATABASE_URL: proxy.url })
    await proxy.refusedOnce
    proxy.open()
    const server = await starting
    expect(server.output()).toContain('PostgreSQL does not answer yet: waiting for it')
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
    await server.end('SIGTERM')
  })
})

describe('an invalid configuration', () => {
  test.for<[Record<string, string>, string]>([
    [{ UPFUL_PORT: '80' }, 'Unknown setting UPFUL_PORT: no setting starts with UPFUL_'],
    [
      {
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
        SECRET: 'an honest secret: 0123456789 abcdef',
        DATABASE_WAIT_SECONDS: '0',
      },
      'DATABASE_URL: cannot connect to PostgreSQL: connect ECONNREFUSED 127.0.0.1:1',
    ],
  ])(
    'the server does not start with %o, and prints one line that says why',
    async ([settings, reason]) => {
      const { DATA_DIR = '' } = await freshSettings()
      const { code, output } = await runToEnd(main, [], { DATA_DIR, ...settings })
      expect([code, output.trim()]).toEqual([1, reason])
    },
  )
})
