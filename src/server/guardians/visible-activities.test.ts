import { beforeAll, expect, test } from 'vitest'
import { linkedPair, viewOf } from '../testing/link-guardian.ts'
import { postedOpening } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

test('a guardian sees what a student did, but not the openings they viewed', async () => {
  const { student, guardian } = await linkedPair(app)
  const { id } = await postedOpening(app)
  await student.call('POST /api/opportunities/:id/view', { id })
  await student.call('POST /api/check-in', {})
  const home = await guardian.call('GET /api/guardian', {})
  const page = await viewOf(guardian, student)
  for (const { activities } of [home, page]) {
    expect(activities.length).toBeGreaterThan(0)
    expect(activities.map(({ description }) => description).join()).not.toContain('Looked at')
  }
})
