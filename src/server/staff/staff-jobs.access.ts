import type { staffJobRoutes } from '#contract/staff-jobs.ts'
import { staff, type Access } from '../testing/access.ts'

export const access: Access<typeof staffJobRoutes> = {
  'GET /api/staff/jobs': { may: staff },
  'POST /api/staff/jobs/:id/try-again': { may: staff },
  'GET /api/staff/letters': { may: staff },
  'POST /api/staff/letters/:id/dismiss': { may: staff },
  'POST /api/staff/letters/:id/try-again': { may: staff },
}
