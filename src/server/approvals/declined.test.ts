import { beforeAll, expect, test } from 'vitest'
import { anotherGuardian, linkedPair } from '../testing/link-guardian.ts'
import { postedOpening } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

test('a guardian may decline with a reason from the list, and the next request shows when they did', async () => {
  const { student, guardian } = await linkedPair(app)
  const secondGuardian = await anotherGuardian(app, student, 3)
  const { id } = await postedOpening(app)
  const apply = () => student.call('POST /api/applications', { opportunityId: id, share: ['name'] })
  await apply()
  const [first] = (await guardian.call('GET /api/guardian', {})).approvals
  expect(first?.saidNo).toBeNull()
  await guardian.call('POST /api/guardian/students/:id/approvals/:approvalId', {
    id: student.userId,
    approvalId: first?.id ?? '',
    decision: 'declined',
    because: 'talk-first',
  })
  const { notifications } = await student.call('GET /api/notifications', {})
  const notification = notifications.find(({ title }) => title.includes('did not approve'))
  expect(notification?.body).toMatch(
    /^They would like you to talk to them about it first\.\nTalk it over/,
  )
  expect(JSON.stringify(await student.call('POST /api/my-data/export', {}))).toContain('talk-first')

  await apply()
  const at = app.services.now().toISOString()
  const [mine] = (await guardian.call('GET /api/guardian', {})).approvals
  expect(mine?.saidNo).toEqual({ at: expect.stringContaining(at.slice(0, 10)), yours: true })
  const [theirs] = (await secondGuardian.call('GET /api/guardian', {})).approvals
  expect(theirs?.saidNo?.yours).toBe(false)
})

test('a reason that is not in the list is refused', async () => {
  const { student, guardian } = await linkedPair(app)
  const answer = { decision: 'declined', because: 'I do not like him' }
  const path = `/api/guardian/students/${student.userId}/approvals/${crypto.randomUUID()}`
  expect((await guardian.send('POST', path, answer)).status).toBe(400)
})
