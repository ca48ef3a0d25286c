import { expect, test } from 'vitest'
import { startApp } from '../testing/start-app.ts'
import { pace } from './pace.ts'

test('requests are counted per person, and the count resets every minute', () => {
  let now = 30_000
  const asks = pace(2, () => now)
  expect([asks('one'), asks('one'), asks('one'), asks('other')]).toEqual([null, null, 30, null])
  now = 60_000
  expect(asks('one')).toBeNull()
})

test('only the person who sends too many requests has to wait', async () => {
  const app = await startApp({ REQUESTS_A_MINUTE: '20' })
  const [student, other] = [await app.person(), await app.person()]
  // Forty fit into two minutes, in case a minute ends in between.
  const answers = []
  for (let times = 0; times < 45; times += 1)
    answers.push(await student.ask('GET /api/session', {}))
  const refused = answers.find(({ status }) => status === 429)
  expect(refused).toMatchObject({ body: { code: 'too-many' } })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await other.ask('GET /api/dashboard', {})).status).toBe(200)
})
