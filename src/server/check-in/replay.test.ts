import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key })

describe('a request with an Idempotency-Key', () => {
  test('sent again gets the first answer again, and has its effect once', async () => {
    const student = await app.person()
    const headers = keyed()
    const first = await student.ask('POST /api/check-in', {}, headers)
    const again = await student.ask('POST /api/check-in', {}, headers)
    expect(first.body).toMatchObject({ kind: 'checked-in' })
    expect(again.body).toEqual(first.body)
    expect(await student.call('POST /api/check-in', {})).toMatchObject({
      kind: 'already-checked-in',
    })
  })

  test('twenty at once with one key have one effect and one answer', async () => {
    const student = await app.person()
    const headers = keyed()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => student.ask('POST /api/check-in', {}, headers)),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body).toMatchObject({ kind: 'checked-in', xp: 10 })
  })

  test('whose answer never left the server is answered from what was stored with its effect', async () => {
    const student = await app.person()
    const headers = keyed()
    const first = await student.ask('POST /api/check-in', {}, headers)
    // As it is when the process is killed between the commit and the answer.
    await app.services.db
      .updateTable('idempotency_keys')
      .set({ answer: null })
      .where('user_id', '=', student.userId)
      .execute()
    const again = await student.ask('POST /api/check-in', {}, headers)
    expect(again).toMatchObject({ status: 200, body: first.body as object })
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

  test('with another body is refused', async () => {
    const student = await app.person()
    const headers = keyed()
    const { password } = student
    await student.ask('POST /api/account/delete', { password }, headers)
    const other = await student.ask('POST /api/account/delete/undo', {}, headers)
    expect(other).toMatchObject({ status: 422, body: { code: 'key-reused' } })
    expect((await student.call('GET /api/session', {})).user?.deleteAfter).not.toBeNull()
  })

  test('for an answer that is said once is refused the second time, and nothing of it is kept', async () => {
    const student = await app.person()
    const headers = keyed()
    const first = await student.ask('POST /api/link-codes', {}, headers)
    const { code } = first.body as { code: string }
    const again = await student.ask('POST /api/link-codes', {}, headers)
    expect(again).toMatchObject({ status: 409, body: { message: 'This was already done' } })
    const kept = await app.services.db.selectFrom('idempotency_keys').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(code)
  })

  test('that was refused can be sent again, and then has its effect', async () => {
    const student = await app.person()
    const headers = keyed()
    const wrong = await student.ask('POST /api/account/delete', { password: 'no' }, headers)
    expect(wrong.status).toBe(400)
    const { password } = student
    expect((await student.ask('POST /api/account/delete', { password }, headers)).status).toBe(200)
  })

  test('is the person’s own: somebody else may use the same key', async () => {
    const [one, other] = [await app.person(), await app.person()]
    const headers = keyed()
    await one.ask('POST /api/check-in', {}, headers)
    const answer = await other.ask('POST /api/check-in', {}, headers)
    expect(answer.body).toMatchObject({ kind: 'checked-in' })
  })

  test('that is too short or too long is refused', async () => {
    const student = await app.person()
    for (const key of ['short', 'x'.repeat(201)]) {
      expect((await student.ask('POST /api/check-in', {}, keyed(key))).status).toBe(400)
    }
  })
})
