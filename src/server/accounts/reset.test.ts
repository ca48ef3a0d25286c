import { beforeAll, describe, expect, test } from 'vitest'
import { later, tokenIn } from '../testing/later.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

async function resetTokenFor(person: Visitor): Promise<string> {
  await app.visitor().call('POST /api/password/forgot', { email: person.email })
  return tokenIn(app, person.email, 'reset-password')
}

describe('resetting a forgotten password', () => {
  test('works once with the link in the letter, and ends every session', async () => {
    const student = await app.person()
    const token = await resetTokenFor(student)
    const reset = { token, password: 'a better one' }
    await app.visitor().call('POST /api/password/reset', reset)
    expect(await student.call('GET /api/session', {})).toEqual({ user: null })
    const login = { email: student.email, password: 'a better one' }
    await app.visitor().call('POST /api/sign-in', login)
    await app.visitor().refused('POST /api/sign-in', { ...login, password: student.password })
    expect(await app.visitor().refused('POST /api/password/reset', reset)).toMatchObject({
      status: 409,
      message: 'This link no longer works. Ask for a new one.',
    })
  })

  test('takes effect once when five concurrent requests use one link', async () => {
    const token = await resetTokenFor(await app.person())
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((number) =>
        app.visitor().ask('POST /api/password/reset', { token, password: `guava ${number} tree` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('works for one hour with the link', async () => {
    const token = await resetTokenFor(await app.person())
    const reset = () =>
      app.visitor().ask('POST /api/password/reset', { token, password: 'at last' })
    expect((await later(app, 61 * 60_000, reset)).status).toBe(409)
    expect((await later(app, 59 * 60_000, reset)).status).toBe(200)
  })

  test('refuses a short new password, and the link can be used again', async () => {
    const token = await resetTokenFor(await app.person())
    const short = await app.visitor().refused('POST /api/password/reset', { token, password: '12' })
    expect(short.message).toBe('Password must be at least 6 characters')
    await app.visitor().call('POST /api/password/reset', { token, password: 'long enough' })
  })

  test('works only with the newest link', async () => {
    const student = await app.person()
    const [first, second] = [await resetTokenFor(student), await resetTokenFor(student)]
    const reset = (token: string) =>
      app.visitor().ask('POST /api/password/reset', { token, password: 'a better one' })
    expect((await reset(first)).status).toBe(409)
    expect((await reset(second)).status).toBe(200)
  })

  const endings: [name: string, end: (student: Visitor) => Promise<unknown>][] = [
    [
      'the password changed',
      (student) =>
        student.call('POST /api/account/password', {
          current: student.password,
          next: 'sugar cane',
        }),
    ],
    [
      'the address changed',
      async (student) => {
        const email = `moved.${student.email}`
        await student.call('POST /api/account/email', { email, password: student.password })
        const token = await tokenIn(app, email, 'confirm-email')
        await app.visitor().call('POST /api/email/confirm', { token })
      },
    ],
    [
      'the person signed out everywhere',
      (student) => student.call('POST /api/account/sign-out-everywhere', {}),
    ],
  ]

  test.for(endings)('is no longer possible with a link from before %s', async ([, end]) => {
    const student = await app.person()
    const token = await resetTokenFor(student)
    await end(student)
    const late = { token, password: 'a better one' }
    expect((await app.visitor().refused('POST /api/password/reset', late)).status).toBe(409)
  })

  test('cancels a change of address that someone else had asked for', async () => {
    const student = await app.person()
    const attackerEmail = `evil.${student.email}`
    await student.call('POST /api/account/email', {
      email: attackerEmail,
      password: student.password,
    })
    const pending = await tokenIn(app, attackerEmail, 'confirm-email')
    const token = await resetTokenFor(student)
    await app.visitor().call('POST /api/password/reset', { token, password: 'a better one' })
    expect(
      (await app.visitor().refused('POST /api/email/confirm', { token: pending })).status,
    ).toBe(409)
    const login = { email: student.email, password: 'a better one' }
    expect((await app.visitor().call('POST /api/sign-in', login)).user.email).toBe(student.email)
  })

  test('lets the owner log in, however many wrong guesses were made before', async () => {
    const student = await app.person()
    const browser = app.visitor()
    const { email } = student
    for (let times = 0; times < 11; times += 1) {
      await browser.ask('POST /api/sign-in', { email, password: 'wrong' })
    }
    const token = await resetTokenFor(student)
    await browser.call('POST /api/password/reset', { token, password: 'a better one' })
    const login = { email, password: 'a better one' }
    expect((await browser.ask('POST /api/sign-in', login)).status).toBe(200)
  })

  test('does the same work for a known and an unknown address before responding', async () => {
    const student = await app.person()
    await app.runJobs()
    const linksBefore = await app.services.db.selectFrom('account_links').selectAll().execute()
    const addresses = [student.email, 'nobody.at.all@example.com']
    for (const email of addresses) await app.visitor().call('POST /api/password/forgot', { email })
    const linksAfter = await app.services.db.selectFrom('account_links').selectAll().execute()
    expect(linksAfter).toEqual(linksBefore)
    await app.runJobs()
  })

  test('gives an unknown address the same response, without writing a letter', async () => {
    const before = app.letters().length
    const answer = await app
      .visitor()
      .call('POST /api/password/forgot', { email: 'no@example.com' })
    expect(answer).toEqual({ done: true })
    await app.runJobs()
    expect(app.letters()).toHaveLength(before)
  })

  test('is refused at the fourth request for one address in half an hour', async () => {
    const { email } = await app.person()
    const ask = () => app.visitor().ask('POST /api/password/forgot', { email })
    for (let times = 0; times < 3; times += 1) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
  })
})
