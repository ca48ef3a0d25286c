import type { applicationRoutes } from '#contract/applications.ts'
import { student, type Access, type Scene } from '../testing/access.ts'
import { ownInterview } from '../testing/interviews.ts'
import { students, adultOpening } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'

export const access: Access<typeof applicationRoutes> = {
  'GET /api/applications': { may: student },
  'GET /api/applications/:id': { may: student, scene: application },
  'GET /api/sharing': { may: student },
  'POST /api/applications': {
    may: student,
    scene: adultOpening,
    body: ({ id: opportunityId }) => ({ opportunityId, share: [] }),
    refusal: 'Apply for this one on its own site.',
  },
  'POST /api/applications/outside': {
    may: student,
    scene: adultOpening,
    body: ({ id: opportunityId }) => ({ opportunityId }),
  },
  'POST /api/applications/manual': { may: student },
  'POST /api/applications/:id/move': {
    may: student,
    scene: application,
    body: () => ({ state: 'interview' }),
  },
  'POST /api/applications/:id/interview/answer': {
    may: student,
    scene: ownInterview,
    body: () => ({ startsAt: null }),
  },
  'POST /api/applications/:id/interview/cancel': {
    may: student,
    scene: ownInterview,
    body: () => ({ reason: 'sick' }),
  },
  'GET /api/applications/:id/interview/calendar': { may: student, scene: ownInterview },
  'PATCH /api/applications/:id': {
    may: student,
    scene: application,
    body: () => ({ notes: 'Call them' }),
  },
}

async function application(app: TestApp): Promise<Scene> {
  const people = await students(app)
  const { application: manual } = await people.owner.call('POST /api/applications/manual', {
    title: 'Baker',
    company: 'Hope Bakery',
    state: 'applied',
  })
  return { ...people, names: { id: manual.id } }
}
