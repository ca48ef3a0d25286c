import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { owaspMinimum } from './password.ts'
import { later } from '../testing/later.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

describe('signing in', () => {
  test('starts a session that identifies the person', async () => {
    const student = await app.person()
    const browser = app.visitor()
    const address = ` ${student.email.toUpperCase()}`
    await browser.call('POST /api/sign-in', { email: address, password: student.password })
    const { user } = await browser.call('GET /api/session', {})
    expect(user).toMatchObject({ id: student.userId, name: student.name, email: student.email })
  })

  test('goes on in a session whose token does not name its owner, as earlier ones did not', async () => {
    const student = await app.person()
    const { db, secret } = app.services
    await db
      .updateTable('auth_sessions')
      .set({ token: 'earlier' })
      .where('user_id', '=', student.userId)
      .execute()
    const signature = createHmac('sha256', secret).update('earlier').digest('base64')
    student.cookie = `upful=${encodeURIComponent(`earlier.${signature}`)}`
    expect((await student.call('GET /api/session', {})).user).toMatchObject({ id: student.userId })
  })

  test('needs both the email and the password', async () => {
    for (const input of [
      { email: '', password: 'something' },
      { email: 'a@example.com', password: '' },
    ]) {
      expect(await app.visitor().refused('POST /api/sign-in', input)).toMatchObject({
        status: 400,
        message: 'Please enter both email and password.',
      })
    }
  })

  test('a wrong password and an unknown address get the same response, after the same work', async () => {
    const app = await startApp({}, { passwordCost: owaspMinimum })
    const student = await app.person()
    const { password } = await app.services.db
      .selectFrom('auth_accounts')
      .select('password')
      .executeTakeFirstOrThrow()
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const work = { wrong: 0, unknown: 0 }
    const bodies = new Set<string>()
    for (let round = 0; round < 10; round += 1) {
      // Alternating, and measured in CPU time, so that a busy machine makes no difference.
      for (const [kind, email] of [
        ['wrong', student.email],
        ['unknown', `nobody.${round}@example.com`],
      ] as const) {
        const before = process.cpuUsage()
        const { requestId: _, ...refusal } = await app
          .visitor()
          .refused('POST /api/sign-in', { email, password: 'not the password' })
        work[kind] += process.cpuUsage(before).user
        bodies.add(JSON.stringify(refusal))
      }
    }
    expect([...bodies].map((body) => JSON.parse(body) as unknown)).toEqual([
      {
        code: 'not-signed-in',
        message: 'Authentication failed. Please try again.',
        status: 401,
      },
    ])
    expect(work.unknown / work.wrong).toBeGreaterThan(0.5)
    expect(work.unknown / work.wrong).toBeLessThan(2)
  })

  test('a session cookie planted before log-in does not become the signed-in one', async () => {
    const student = await app.person()
    const plantedCookie = student.cookie
    await student.signIn()
    expect(student.cookie).not.toBe(plantedCookie)
  })

  test('a forged or foreign cookie identifies no one', async () => {
    const student = await app.person()
    const visitor = app.visitor()
    const [name, value = ''] = student.cookie.split('=')
    const token = decodeURIComponent(value).split('.')[0] ?? ''
    for (const forged of [token, `${token}.`, `${token}.AAAA`, `x${decodeURIComponent(value)}`]) {
      visitor.cookie = `${name}=${encodeURIComponent(forged)}`
      expect(await visitor.call('GET /api/session', {})).toEqual({ user: null })
    }
  })

  test('after ten wrong passwords from one network even the right one has to wait', async () => {
    const student = await app.person()
    const browser = app.visitor()
    const guess = (password: string) =>
      browser.ask('POST /api/sign-in', { email: student.email, password })
    for (let times = 0; times < 10; times += 1) expect((await guess('wrong')).status).toBe(401)
    const refusal = await guess(student.password)
    expect(refusal).toMatchObject({ status: 429, body: { code: 'too-many' } })
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(600)
    expect(Number(refusal.headers['retry-after'])).toBeLessThanOrEqual(900)
    expect((await later(app, 16 * 60_000, () => guess(student.password))).status).toBe(200)
  })

  test('tries only ten of a hundred concurrent guesses, so the right one among them is refused', async () => {
    const student = await app.person()
    const browser = app.visitor()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        browser.ask('POST /api/sign-in', {
          email: student.email,
          password: number === 90 ? student.password : 'wrong',
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(90)
  })

  test('the owner cannot be locked out: wrong guesses from many networks only slow them down', async () => {
    const student = await app.person()
    const { email, password } = student
    for (let times = 0; times < 31; times += 1) {
      await app.visitor().ask('POST /api/sign-in', { email, password: 'wrong' })
    }
    const owner = app.visitor()
    const attempt = (typed: string) => owner.ask('POST /api/sign-in', { email, password: typed })
    expect((await attempt('a typo')).status).toBe(401)
    expect((await attempt(password)).status).toBe(200)

    const guesser = app.visitor()
    const guess = () => guesser.ask('POST /api/sign-in', { email, password: 'wrong' })
    expect([(await guess()).status, (await guess()).status, (await guess()).status]).toEqual([
      401, 401, 429,
    ])
  })

  test('a class of 35 behind one IP address can log in, after one typo each', async () => {
    const classroom = await Promise.all(Array.from({ length: 35 }, () => app.person()))
    const network = { 'x-forwarded-for': '192.0.2.35' }
    const typos = await Promise.all(
      classroom.map(({ email }) =>
        app.visitor().ask('POST /api/sign-in', { email, password: 'a typo' }, network),
      ),
    )
    expect(new Set(typos.map(({ status }) => status))).toEqual(new Set([401]))
    const logins = await Promise.all(
      classroom.map(({ email, password }) =>
        app.visitor().ask('POST /api/sign-in', { email, password }, network),
      ),
    )
    expect(new Set(logins.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('trying many addresses from one network is stopped; other networks are not affected', async () => {
    const network = { 'x-forwarded-for': '192.0.2.60' }
    const attempt = (number: number) =>
      app
        .visitor()
        .ask('POST /api/sign-in', { email: `guess.${number}@example.com`, password: 'x' }, network)
    await Promise.all(Array.from({ length: 100 }, (_, number) => attempt(number)))
    expect((await attempt(101)).status).toBe(429)
    const student = await app.person()
    await student.signIn()
  })

  test('a suspended person gets a clear message, and their sessions no longer work', async () => {
    const student = await app.person()
    await app.services.db
      .updateTable('auth_users')
      .set({ suspended_at: new Date() })
      .where('id', '=', student.userId)
      .execute()
    expect(await student.refused('GET /api/dashboard', {})).toMatchObject({ status: 401 })
    const { email, password } = student
    expect(await app.visitor().refused('POST /api/sign-in', { email, password })).toMatchObject({
      status: 403,
      message: 'This account is suspended. Write to us if you think this is a mistake.',
    })
  })
})

describe('signing out', () => {
  test('ends the session on the server and clears the cache of the browser, not the worker', async () => {
    const student = await app.person()
    const cookie = student.cookie
    const { headers } = await student.ask('POST /api/sign-out', {})
    expect(headers['clear-site-data']).toBe('"cache"')
    expect(student.cookie).toBe('')
    student.cookie = cookie
    expect(await student.call('GET /api/session', {})).toEqual({ user: null })
    expect(await student.refused('GET /api/dashboard', {})).toMatchObject({
      status: 401,
      message: 'User not authenticated',
    })
  })

  test('works for a visitor who is not signed in', async () => {
    expect(await app.visitor().call('POST /api/sign-out', {})).toEqual({ done: true })
  })
})

test('a session lasts thirty days from its last use', async () => {
  const now = app.services.now()
  const day = 24 * 60 * 60_000
  const student = await app.person()
  app.setTime(new Date(now.getTime() + 29 * day))
  const { headers } = await student.ask('GET /api/session', {})
  expect(String(headers['set-cookie'])).toMatch(/^upful=.*HttpOnly; SameSite=Lax/)
  app.setTime(new Date(now.getTime() + 58 * day))
  expect((await student.call('GET /api/session', {})).user).not.toBeNull()
  app.setTime(new Date(now.getTime() + 89 * day))
  expect((await student.call('GET /api/session', {})).user).toBeNull()
  app.setTime(now)
})
