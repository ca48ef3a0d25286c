import type { assessmentRoutes } from '#contract/assessments.ts'
import { signedIn, student, type Access } from '../testing/access.ts'

export const access: Access<typeof assessmentRoutes> = {
  'GET /api/assessments': { may: student },
  'GET /api/assessments/:id': { may: signedIn },
  'POST /api/assessments/:id/start': { may: student },
  'PUT /api/assessments/:id/answers': { may: student },
  'POST /api/assessments/:id/submit': { may: student },
}
