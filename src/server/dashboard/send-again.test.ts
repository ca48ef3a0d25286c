import { expect, test } from 'vitest'
import { startApp } from '../testing/start-app.ts'
import { seenCard } from '../testing/verification.ts'

test('the dashboard asks a mentor to send the profile again until they do', async () => {
  const app = await startApp()
  const staff = await app.staff()
  const mentor = await app.person('mentor')
  const card = await seenCard(app, mentor)
  const toSendAgain = async () => {
    const dashboard = await mentor.call('GET /api/dashboard', {})
    return dashboard.kind === 'ready' && dashboard.user.toSendAgain
  }
  expect(await toSendAgain()).toBe(false)
  await staff.call('POST /api/staff/verifications/:id/ask-more', {
    ...card,
    reason: 'Nobody answered the phone',
    reasons: ['references'],
  })
  expect(await toSendAgain()).toBe(true)
  await mentor.call('POST /api/profile/send-again', { whatsChanged: 'The number of my principal' })
  expect(await toSendAgain()).toBe(false)
})
