import type { staffReportRoutes } from '#contract/staff-reports.ts'
import { staff, type Access } from '../testing/access.ts'

export const access: Access<typeof staffReportRoutes> = {
  'GET /api/staff/reports': { may: staff },
  'POST /api/staff/reports/:id/close': { may: staff },
}
