import { beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})

test('a student who enters the codes of twelve guardians at once has eight links at most', async () => {
  const student = await app.person('student', { age: '16' })
  const codes: string[] = []
  for (let count = 0; count < 12; count += 1) {
    const guardian = await app.person('guardian')
    codes.push((await guardian.call('POST /api/link-codes', {})).code)
  }
  await Promise.all(codes.map((code) => student.send('POST', '/api/link-codes/enter', { code })))
  expect((await student.call('GET /api/guardians', {})).guardians).toHaveLength(8)
})
