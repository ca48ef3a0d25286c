import type { readinessRoutes } from '#contract/readiness.ts'
import { student, type Access } from '../testing/access.ts'

export const access: Access<typeof readinessRoutes> = {
  'GET /api/readiness': { may: student },
  'POST /api/readiness/:id/done': { may: student },
}
