import { describe, expect, test } from 'vitest'
import { proxyTo } from './testing/database-proxy.ts'
import { freshSettings, runToEnd, startServer } from './testing/server-process.ts'

const main = 'src/server/main.ts'

describe('the server process', () => {
  test('writes its address and where letters go and no line of log, is live and ready, and stops when asked', async () => {
    const settings = await freshSettings()
    const server = await startServer({ ...settings, LOG_LEVEL: 'info' })
    const letters = `There is no mail server: letters are files in ${settings['DATA_DIR']}/outbox`
    expect(server.output()).toBe(`\n  Upful is at ${server.url}\n  ${letters}\n\n`)
    expect(server.url).toMatch(/^http:\/\/localhost:\d+$/)
    const live = await fetch(`${server.url}/health/live`)
    expect(await live.json()).toEqual({ status: 'live' })
    const ready = await fetch(`${server.url}/health/ready`)
    expect(await ready.json()).toEqual({ status: 'ready' })
    await expect.poll(server.output).toContain('"request completed"')
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test('with a mail server the start does not mention files', async () => {
    const server = await startServer({
      ...(await freshSettings()),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Upful <hello@example.com>',
    })
    expect(server.output()).toBe(`\n  Upful is at ${server.url}\n\n`)
    await server.end('SIGTERM')
  })

  test('stops although a page’s stream is open, and answers earlier requests', async () => {
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
    const open = stream.text()
    const asked = Array.from({ length: 8 }, (_, number) => signUp(number + 1))
    await Promise.race(asked)
    const ended = server.end('SIGTERM')
    const answers = await Promise.allSettled(asked)
    expect(await ended).toBe(0)
    expect(await open).toContain(': open')
    const statuses = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? [answer.value.status] : [],
    )
    // No request is cut off: each is answered, or was refused before it began.
    expect(statuses).toHaveLength(8)
    for (const status of statuses) expect([200, 503]).toContain(status)
  })

  test('a second one on the same folder or port says what to do, and does no harm', async () => {
    const settings = await freshSettings()
    const server = await startServer(settings)
    const port = new URL(server.url).port
    const second = await runToEnd(main, [], { ...settings, PORT: port })
    expect(second.code).toBe(1)
    const reason =
      settings['DATABASE_URL'] === undefined
        ? `Upful is already running at ${server.url}, on the data folder ${settings['DATA_DIR']}. Stop it first, or set DATA_DIR to another folder.`
        : `Stop the other process, or set PORT to another number.`
    expect(second.output).toContain(reason)
    expect(second.output).not.toContain('    at ')
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
  })

  test('logs requests and responses, and nothing private', async () => {
    const server = await startServer({ ...(await freshSettings()), LOG_LEVEL: 'info' })
    const secrets = ['shanice.secret@example.com', 'a-password-of-mine', 'Shanice Secret']
    const [email, password, name] = secrets
    const post = (path: string, body: unknown) =>
      fetch(`${server.url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const joined = await post('sign-up', { name, email, password })
    const token = joined.headers.getSetCookie()[0]?.split(/[=;]/)[1] ?? ''
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
  test('is waited for', async () => {
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
      'DATABASE_URL: PostgreSQL does not let us in: connect ECONNREFUSED 127.0.0.1:1',
    ],
  ])('%o stops the start with one line', async ([settings, reason]) => {
    const { DATA_DIR = '' } = await freshSettings()
    const { code, output } = await runToEnd(main, [], { DATA_DIR, ...settings })
    expect([code, output.trim()]).toEqual([1, reason])
  })
})
