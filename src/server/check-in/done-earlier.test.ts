import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { asHeader, forHeader } from '#contract/account-headers.ts'
import { dayMs } from '#domain/duration.ts'
import { forgetOldRequests } from '../http/forget-requests.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

describe('what was done without a connection and is sent later', () => {
  test('is refused when somebody else is signed in by then, and changes nothing', async () => {
    const [student, other] = [await app.person(), await app.person()]
    const headers = { 'idempotency-key': randomUUID(), [asHeader]: student.userId }
    const refused = await other.ask('POST /api/check-in', {}, headers)
    expect(refused).toMatchObject({ status: 409, body: { code: 'other-account' } })
    expect(await other.call('POST /api/check-in', {})).toMatchObject({ kind: 'checked-in' })
    expect(await student.ask('POST /api/check-in', {}, headers)).toMatchObject({
      status: 200,
      body: { kind: 'checked-in' },
    })
  })

  test('is answered with what the first request did, also when that was two weeks ago', async () => {
    const student = await app.person()
    const headers = { 'idempotency-key': randomUUID() }
    const first = await student.ask('POST /api/check-in', {}, headers)
    const now = app.services.now()
    app.setTime(new Date(now.getTime() + 14 * dayMs))
    await app.services.transaction(forgetOldRequests)
    const again = await student.ask('POST /api/check-in', {}, headers)
    app.setTime(now)
    expect(again.body).toEqual(first.body)
  })
})

test('a response says whose it is, and one to somebody who is signed out says nothing', async () => {
  const student = await app.person()
  const own = await student.ask('GET /api/dashboard', {})
  expect(own.headers[forHeader]).toBe(student.userId)
  const nobody = await app.visitor().ask('GET /api/session', {})
  expect(nobody.headers[forHeader]).toBeUndefined()
})
