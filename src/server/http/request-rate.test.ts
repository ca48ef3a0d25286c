import { expect, test } from 'vitest'
import { startApp } from '../testing/start-app.ts'
import { rateCounter } from './request-rate.ts'

test('requests are counted per person, and the count resets every minute', () => {
  let now = 30_000
  const count = rateCounter(2, () => now)
  expect([count('student'), count('student'), count('student'), count('classmate')]).toEqual([
    null,
    null,
    30,
    null,
  ])
  now = 60_000
  expect(count('student')).toBeNull()
})

test('only the person who sends too many requests has to wait', async () => {
  const app = await startApp({ REQUESTS_A_MINUTE: '20' })
  const [student, classmate] = [await app.person(), await app.person()]
  // Forty fit into two minutes, in case a minute ends in between.
  const answers = []
  for (let times = 0; times < 45; times += 1)
    answers.push(await student.ask('GET /api/session', {}))
  const refusal = answers.find(({ status }) => status === 429)
  expect(refusal).toMatchObject({ body: { code: 'too-many' } })
  expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await classmate.ask('GET /api/dashboard', {})).status).toBe(200)
})
