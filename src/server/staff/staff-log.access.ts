import type { staffLogRoutes } from '#contract/staff-log.ts'
import { lead, staff, type Access } from '../testing/access.ts'

export const access: Access<typeof staffLogRoutes> = {
  'GET /api/staff/log': { may: staff },
  'GET /api/staff/log/members': { may: staff },
  'POST /api/staff/log/export': { may: lead },
}
