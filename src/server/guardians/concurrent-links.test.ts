import { beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})

test('when guardians are linked concurrently, a student still has at most eight links', async () => {
  const student = await app.person('student', { age: '16' })
  // Few enough at a time to stay below the rate limit on guesses.
  for (const count of [4, 3, 4]) {
    const codes: string[] = []
    while (codes.length < count) {
      const guardian = await app.person('guardian')
      codes.push((await guardian.call('POST /api/link-codes', {})).code)
    }
    await Promise.all(codes.map((code) => student.send('POST', '/api/link-codes/enter', { code })))
  }
  expect((await student.call('GET /api/guardians', {})).guardians).toHaveLength(8)
})
