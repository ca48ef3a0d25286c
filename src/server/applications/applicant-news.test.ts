import { expect, test, vi } from 'vitest'
import type { LiveEvent } from '#contract/live.ts'
import type { Resource } from '#contract/routes.ts'
import { invite, writtenInterview } from '../testing/interviews.ts'
import { postedOpening } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

const app = await startApp()
const { services } = app

async function apply(opportunityId: string) {
  const student = await app.person('student', { age: '19' })
  const chosen = { opportunityId, share: ['name' as const] }
  const { application } = await student.call('POST /api/applications', chosen)
  return { student, applicationId: application.id }
}

test('both sides get live events: the business about an application, the student about the response', async () => {
  const { owner, id } = await postedOpening(app)
  const eventsOf = (person: Visitor): LiveEvent[] => {
    const events: LiveEvent[] = []
    services.live.subscribe(person.userId, (event) => events.push(event))
    return events
  }
  const businessEvents = eventsOf(owner)
  const { student, applicationId } = await apply(id)
  const changed = (...names: Resource[]) =>
    expect.objectContaining({ changes: expect.arrayContaining(names) })
  await expect.poll(() => businessEvents).toContainEqual(changed('postings', 'business'))
  const studentEvents = eventsOf(student)
  await owner.call(invite, { id, applicationId, ...writtenInterview(services.now()) })
  await vi.waitFor(() => {
    expect(studentEvents).toContainEqual(changed('applications', 'opportunities'))
    expect(studentEvents.some(({ type }) => type === 'notification')).toBe(true)
  })
  businessEvents.length = 0
  await student.call('POST /api/applications/:id/move', { id: applicationId, state: 'withdrawn' })
  await expect.poll(() => businessEvents).toContainEqual(changed('postings', 'business'))
})

test('a business is notified of an application, without a name', async () => {
  const { owner, id } = await postedOpening(app)
  const { student } = await apply(id)
  await student.call('POST /api/applications', { opportunityId: id, share: ['name'] })
  const { notifications } = await owner.call('GET /api/notifications', {})
  expect(notifications).toMatchObject([
    { title: 'A new application: Baker', path: `/business/postings/${id}/applicants` },
  ])
  expect(JSON.stringify(notifications)).not.toContain(student.name)
})
