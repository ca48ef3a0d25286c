import { expect, test } from 'vitest'
import { startApp } from '../testing/start-app.ts'

test('a birth month that waits for an answer does not make anyone an adult', async () => {
  const app = await startApp()
  app.setTime('2026-11-23T10:00:00-05:00')
  const student = await app.person('student', { birthMonth: '2010-05' })
  const bio = 'ring 876-555-9999 or ig @renae_b, 12 Main Street'
  const sendBio = () => student.refused('PATCH /api/profile', { fields: { bio } })
  expect((await sendBio()).status).toBe(400)
  await student.call('PATCH /api/profile', { fields: { birthMonth: '2008-01' } })
  expect((await sendBio()).status).toBe(400)
  const both = { bio, birthMonth: '2008-01' }
  expect((await student.refused('PATCH /api/profile', { fields: both })).status).toBe(400)
})
