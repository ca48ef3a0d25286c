import type { postingRoutes } from '#contract/postings.ts'
import { business, verifiedBusiness, type Access, type Scene } from '../testing/access.ts'
import { writtenPosting } from '../testing/openings.ts'
import { applicant, businesses } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'

export const access: Access<typeof postingRoutes> = {
  'GET /api/postings': { may: business },
  'GET /api/postings/:id': { may: business, scene: posting },
  'POST /api/postings': { may: business },
  'PUT /api/postings/:id': { may: business, scene: posting, body: () => writtenPosting },
  'POST /api/postings/:id/publish': {
    may: verifiedBusiness,
    confirmed: verifiedBusiness,
    scene: posting,
  },
  'POST /api/postings/:id/schedule': {
    may: verifiedBusiness,
    confirmed: verifiedBusiness,
    scene: posting,
    body: () => ({ day: null }),
  },
  'POST /api/postings/:id/copy': { may: business, scene: posting },
  'POST /api/postings/:id/close': { may: business, scene: applicant },
  'DELETE /api/postings/:id': { may: business, scene: posting },
  'POST /api/postings/:id/applicants/seen': { may: verifiedBusiness, scene: applicant },
  'GET /api/lowest-pay': { may: business },
}

/** A draft of a business. */
async function posting(app: TestApp): Promise<Scene> {
  const { owner, stranger } = await businesses(app)
  const { id } = await owner.call('POST /api/postings', writtenPosting)
  return { owner, stranger, names: { id } }
}
