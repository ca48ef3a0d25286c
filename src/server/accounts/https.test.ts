import { beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ PUBLIC_URL: 'https://upful.example' })
})

test('on https the sign-up cookie is limited to this host and keeps the person signed in', async () => {
  const visitor = app.visitor()
  const { status, headers } = await visitor.ask('POST /api/sign-up', {
    name: 'Shanice Brown',
    email: 'shanice.https@example.com',
    password: 'correct horse',
  })
  expect(status).toBe(200)
  expectHostCookie(headers['set-cookie'])
  const { user } = await visitor.call('GET /api/session', {})
  expect(user).toMatchObject({ email: 'shanice.https@example.com' })
})

test('on https a log-in keeps the person signed in, and signing out removes that cookie', async () => {
  const student = await app.person()
  const browser = app.visitor()
  const { email, password } = student
  const { headers } = await browser.ask('POST /api/sign-in', { email, password })
  expectHostCookie(headers['set-cookie'])
  expect((await browser.call('GET /api/session', {})).user?.id).toBe(student.userId)

  const response = await browser.ask('POST /api/sign-out', {})
  expect(String(response.headers['set-cookie'])).toMatch(/^__Host-upful=; .*Secure/)
  expect(browser.cookie).toBe('')
})

test('on https the cookie that extends a session is the same one', async () => {
  const student = await app.person()
  const now = app.services.now()
  app.setTime(new Date(now.getTime() + 2 * 24 * 60 * 60_000))
  const { headers } = await student.ask('GET /api/session', {})
  expectHostCookie(headers['set-cookie'])
  app.setTime(now)
})

function expectHostCookie(header: unknown): void {
  const [cookie = '', ...otherCookies] = [header].flat().map(String)
  expect(otherCookies).toEqual([])
  const [pair = '', ...attributes] = cookie.split('; ')
  expect(pair).toMatch(/^__Host-upful=.+/)
  expect(attributes).toEqual(
    expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']),
  )
  expect(attributes.filter((attribute) => attribute.startsWith('Domain'))).toEqual([])
}
