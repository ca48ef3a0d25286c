import { beforeAll, expect, test } from 'vitest'
import { changesHeader, whereXpShows } from '#contract/changes.ts'
import { routes } from '#contract/routes.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const checkIn = 'POST /api/check-in'

test('every write names the resources it changes, and each of them can be read', () => {
  const keys = Object.keys(routes)
  const readable = new Set(keys.map((key) => /^GET \/api\/([^/]+)/.exec(key)?.[1]))
  const wrong = Object.entries(routes).filter(([key, { changes }]) =>
    key.startsWith('GET ')
      ? changes !== undefined
      : changes === undefined || changes.some((name) => !readable.has(name)),
  )
  expect(wrong).toEqual([])
})

test('the response to a write names what it changed, also when the request is repeated', async () => {
  const student = await app.person()
  const key = { 'idempotency-key': 'one-check-in' }
  const [first, second] = [await student.ask(checkIn, {}, key), await student.ask(checkIn, {}, key)]
  expect(second.body).toEqual(first.body)
  for (const { headers } of [first, second]) {
    expect(headers[changesHeader]).toBe(whereXpShows.join(','))
  }
})

test('the responses to a refused write and to a read name no changes', async () => {
  const student = await app.person()
  const refusal = await student.ask('POST /api/quests/:id/start', { id: 'no-such-quest' })
  expect(refusal.status).toBe(404)
  const read = await student.ask('GET /api/dashboard', {})
  expect(read.status).toBe(200)
  for (const { headers } of [refusal, read]) expect(headers).not.toHaveProperty(changesHeader)
})
