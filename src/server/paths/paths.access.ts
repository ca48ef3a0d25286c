import type { pathRoutes } from '#contract/paths.ts'
import { student, type Access } from '../testing/access.ts'

export const access: Access<typeof pathRoutes> = {
  'GET /api/paths': { may: student },
  'GET /api/paths/mine': { may: student },
  'GET /api/paths/:id': { may: student },
  'POST /api/paths/:id/choose': { may: student },
  'POST /api/paths/:id/steps/:stepId/done': { may: student },
}
