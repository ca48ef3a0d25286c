import { beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { countFailures, consume, type Limit } from './limits.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const five: Limit = { name: 'five', max: 5, seconds: 60 }

test('of many concurrent attempts only as many as the limit allows are made', async () => {
  let attempts = 0
  const tries = [{ limit: five, who: 'guesser' }]
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, () =>
      countFailures(app.services, tries, () => {
        attempts += 1
        return Promise.resolve(null)
      }),
    ),
  )
  expect(attempts).toBe(5)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(35)
})

test('neither a success nor an error is counted', async () => {
  const tries = [{ limit: five, who: 'owner' }]
  for (let times = 0; times < 20; times += 1) {
    expect(await countFailures(app.services, tries, () => Promise.resolve('in'))).toBe('in')
    const broken = countFailures(app.services, tries, () => Promise.reject(new Error('away')))
    await expect(broken).rejects.toThrow('away')
  }
})

test('a person over the limit does not use up the limit of the network', async () => {
  const network = { limit: { ...five, name: 'network', max: 10 }, who: 'school' }
  const tryAs = (who: string) =>
    countFailures(app.services, [{ limit: five, who }, network], () => Promise.resolve(null))
  await Promise.allSettled(Array.from({ length: 30 }, () => tryAs('one student')))
  expect(await tryAs('another student')).toBeNull()
})

test('a repeated request does not count against a limit', async () => {
  const student = await app.person()
  const key = { 'idempotency-key': 'the-same-key-each-time' }
  const first = await student.ask('POST /api/link-codes', {}, key)
  expect(first.status).toBe(200)
  for (let times = 0; times < 20; times += 1) {
    // A code is only returned once; the repeated request is refused for that reason, not for the limit.
    expect((await student.ask('POST /api/link-codes', {}, key)).status).toBe(409)
  }
  expect((await student.ask('POST /api/link-codes', {})).status).toBe(200)
})

test('consuming more than the limit is refused with the time to wait', async () => {
  const single = { name: 'one', max: 1, seconds: 60 }
  await consume(app.services, single, 'somebody')
  await expect(consume(app.services, single, 'somebody')).rejects.toMatchObject({ retryAfter: 60 })
})
