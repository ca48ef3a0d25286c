import type { sentCvRoutes } from '#contract/sent-cvs.ts'
import {
  student,
  type Access,
  type Scene,
  verifiedReading,
  verifiedRecruiting,
} from '../testing/access.ts'
import { businesses } from '../testing/scenes.ts'
import { postedOpening } from '../testing/openings.ts'
import type { TestApp } from '../testing/start-app.ts'

export const access: Access<typeof sentCvRoutes> = {
  'GET /api/applications/:id/cv': { may: student, scene: sender },
  'GET /api/postings/:id/applicants/:applicationId/cv': {
    may: verifiedReading,
    scene: receiver,
  },
  'GET /api/postings/:id/applicants/:applicationId/cv/pdf': {
    may: verifiedRecruiting,
    scene: receiver,
  },
}

async function sentCv(app: TestApp) {
  const { owner: business, id } = await postedOpening(app)
  const applicant = await app.person('student', { age: '19' })
  const { id: cvId } = await applicant.call('POST /api/cvs', { name: 'Bakery' })
  const { application } = await applicant.call('POST /api/applications', {
    opportunityId: id,
    share: ['name'],
    cvId,
  })
  return { business, applicant, id, applicationId: application.id }
}

async function sender(app: TestApp): Promise<Scene> {
  const { applicant, applicationId } = await sentCv(app)
  return { owner: applicant, stranger: await app.person(), names: { id: applicationId } }
}

async function receiver(app: TestApp): Promise<Scene> {
  const { business, id, applicationId } = await sentCv(app)
  const { stranger } = await businesses(app)
  return { owner: business, stranger, names: { id, applicationId } }
}
