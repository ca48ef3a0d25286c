import type { postingRoutes } from '#contract/postings.ts'
import {
  readingBusiness,
  recruiting,
  type Access,
  type Scene,
  verifiedRecruiting,
} from '../testing/access.ts'
import { writtenPosting } from '../testing/openings.ts'
import { applicant, businesses } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'

export const access: Access<typeof postingRoutes> = {
  'GET /api/postings': { may: readingBusiness },
  'GET /api/postings/:id': { may: readingBusiness, scene: posting },
  'POST /api/postings': { may: recruiting },
  'PUT /api/postings/:id': { may: recruiting, scene: posting, body: () => writtenPosting },
  'POST /api/postings/:id/publish': {
    may: verifiedRecruiting,
    confirmed: verifiedRecruiting,
    scene: posting,
  },
  'POST /api/postings/:id/schedule': {
    may: verifiedRecruiting,
    confirmed: verifiedRecruiting,
    scene: posting,
    body: () => ({ day: null }),
  },
  'POST /api/postings/:id/copy': { may: recruiting, scene: posting },
  'POST /api/postings/:id/close': { may: recruiting, scene: applicant },
  'DELETE /api/postings/:id': { may: recruiting, scene: posting },
  'POST /api/postings/:id/applicants/seen': { may: verifiedRecruiting, scene: applicant },
  'GET /api/lowest-pay': { may: readingBusiness },
}

/** A draft of a business. */
async function posting(app: TestApp): Promise<Scene> {
  const { owner, stranger } = await businesses(app)
  const { id } = await owner.call('POST /api/postings', writtenPosting)
  return { owner, stranger, names: { id } }
}
