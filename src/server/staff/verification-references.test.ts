import { expect, test } from 'vitest'
import { startApp } from '../testing/start-app.ts'
import { seenCard } from '../testing/verification.ts'

const app = await startApp()
const staff = await app.staff()
const reason = 'Looked at their website and called them'

test('verifying a mentor needs both references, or the reason why staff could not speak to them', async () => {
  const mentor = await app.person('mentor')
  const stateOf = async () => (await mentor.call('GET /api/profile', {})).verification
  const card = { ...(await seenCard(app, mentor)), reason }
  const route = 'POST /api/staff/verifications/:id/verify'
  const message =
    'Tick both references, or write why you could not speak to both (at least 10 characters).'
  for (const checks of [['phone' as const], ['phone' as const, 'reference-2' as const]]) {
    expect(await staff.refused(route, { ...card, checks })).toMatchObject({
      status: 400,
      fields: { noReferences: message },
    })
  }
  const short = { ...card, checks: ['phone' as const], noReferences: 'away' }
  expect((await staff.refused(route, short)).status).toBe(400)
  expect(await stateOf()).toBe('pending')
  const noReferences = 'Both are abroad until May, and their former school vouches for them.'
  await staff.call(route, { ...short, noReferences })
  expect(await stateOf()).toBe('verified')
  const { actions } = await staff.call('GET /api/staff/log', { about: mentor.userId })
  expect(actions[0]?.reason).toBe(
    `Spoke on the phone. Did not speak to both references: ${noReferences} ${reason}`,
  )
})
