import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key })

describe('a request with an Idempotency-Key', () => {
  test('sent again gets the first response again, and takes effect once', async () => {
    const student = await app.person()
    const headers = keyed()
    const first = await student.ask('POST /api/check-in', {}, headers)
    const repeat = await student.ask('POST /api/check-in', {}, headers)
    expect(first.body).toMatchObject({ kind: 'checked-in' })
    expect(repeat.body).toEqual(first.body)
    expect(await student.call('POST /api/check-in', {})).toMatchObject({
      kind: 'already-checked-in',
    })
  })

  test('sent twenty times concurrently takes effect once, with one response', async () => {
    const student = await app.person()
    const headers = keyed()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => student.ask('POST /api/check-in', {}, headers)),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({ kind: 'checked-in', xp: 10 })
  })

  test('whose response was never sent gets the one stored with its effect', async () => {
    const student = await app.person()
    const headers = keyed()
    const first = await student.ask('POST /api/check-in', {}, headers)
    // As if the process had been killed between the commit and the response.
    await app.services.db
      .updateTable('idempotency_keys')
      .set({ answer: null })
      .where('user_id', '=', student.userId)
      .execute()
    const repeat = await student.ask('POST /api/check-in', {}, headers)
    expect(repeat).toMatchObject({ status: 200, body: first.body as object })
    expect(await student.ask('POST /api/check-in', {}, headers)).toMatchObject({
      body: first.body as object,
    })
    const rows = await app.services.db
      .selectFrom('xp_activities')
      .select('id')
      .where('user_id', '=', student.userId)
      .where('type', '=', 'daily_checkin')
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('is refused with a different body', async () => {
    const student = await app.person()
    const headers = keyed()
    const { password } = student
    await student.ask('POST /api/account/delete', { password }, headers)
    const reuse = await student.ask('POST /api/account/delete/undo', {}, headers)
    expect(reuse).toMatchObject({ status: 422, body: { code: 'key-reused' } })
    expect((await student.call('GET /api/session', {})).user?.deleteAfter).not.toBeNull()
  })

  test('that is answered with a one-time code is refused the second time, and the response is not stored', async () => {
    const student = await app.person()
    const headers = keyed()
    const first = await student.ask('POST /api/link-codes', {}, headers)
    const { code } = first.body as { code: string }
    const repeat = await student.ask('POST /api/link-codes', {}, headers)
    expect(repeat).toMatchObject({ status: 409, body: { message: 'This has already been done' } })
    const rows = await app.services.db.selectFrom('idempotency_keys').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(code)
  })

  test('that was refused can be sent again, and then takes effect', async () => {
    const student = await app.person()
    const headers = keyed()
    const wrong = await student.ask('POST /api/account/delete', { password: 'no' }, headers)
    expect(wrong.status).toBe(400)
    const { password } = student
    expect((await student.ask('POST /api/account/delete', { password }, headers)).status).toBe(200)
  })

  test('is per person: someone else may use the same key', async () => {
    const [student, otherStudent] = [await app.person(), await app.person()]
    const headers = keyed()
    await student.ask('POST /api/check-in', {}, headers)
    const answer = await otherStudent.ask('POST /api/check-in', {}, headers)
    expect(answer.body).toMatchObject({ kind: 'checked-in' })
  })

  test('is refused if the key is too short or too long', async () => {
    const student = await app.person()
    for (const key of ['short', 'x'.repeat(201)]) {
      expect((await student.ask('POST /api/check-in', {}, keyed(key))).status).toBe(400)
    }
  })
})
