import type { staffReportRoutes } from '#contract/staff-reports.ts'
import { moderation, type Access } from '../testing/access.ts'

export const access: Access<typeof staffReportRoutes> = {
  'GET /api/staff/reports': { may: moderation },
  'POST /api/staff/reports/:id/close': { may: moderation },
}
