import { describe, expect, test } from 'vitest'
import { linkGuardian } from '../testing/link-guardian.ts'
import { postedOpening } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'

type Application = { opportunityId: string; share: ['name'] }

const app = await startApp()

describe('the first application of a minor', () => {
  test('waits for a guardian, who is asked once, and goes out after their yes', async () => {
    const student = await app.person('student', { age: '16' })
    const { id: opportunityId } = await postedOpening(app)
    const application: Application = { opportunityId, share: ['name'] }
    const send = () => student.refused('POST /api/applications', application)
    expect((await send()).message).toContain('Link a guardian')

    const guardian = await app.person('guardian')
    await linkGuardian(student, guardian)
    expect(await send()).toMatchObject({
      status: 409,
      message: expect.stringContaining('We asked'),
    })
    await send()
    expect((await student.call('GET /api/applications', {})).applications).toEqual([])

    const { approvals } = await guardian.call('GET /api/guardian', {})
    expect(approvals).toMatchObject([
      { title: expect.stringContaining('Apply for Baker at Bakery') },
    ])
    await guardian.call('POST /api/guardian/students/:id/approvals/:approvalId', {
      id: student.userId,
      approvalId: approvals[0]?.id ?? '',
      decision: 'approved',
    })
    await student.call('POST /api/applications', application)
    const { applications } = await student.call('GET /api/applications', {})
    expect(applications).toMatchObject([{ title: 'Baker', state: 'applied' }])
  })

  test('asks nobody about an opening that is not there', async () => {
    const student = await app.person('student', { age: '16' })
    const missing = { opportunityId: crypto.randomUUID(), share: [] }
    expect(await student.refused('POST /api/applications', missing)).toMatchObject({ status: 404 })
  })
})
