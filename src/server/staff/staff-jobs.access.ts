import type { staffJobRoutes } from '#contract/staff-jobs.ts'
import { support, type Access } from '../testing/access.ts'

export const access: Access<typeof staffJobRoutes> = {
  'GET /api/staff/jobs': { may: support },
  'POST /api/staff/jobs/:id/try-again': { may: support },
  'GET /api/staff/letters': { may: support },
  'POST /api/staff/letters/:id/dismiss': { may: support },
  'POST /api/staff/letters/:id/try-again': { may: support },
}
