import type { staffGuideRoutes } from '#contract/staff-guide.ts'
import { staff, type Access } from '../testing/access.ts'

export const access: Access<typeof staffGuideRoutes> = {
  'GET /api/staff/guide': { may: staff },
  'GET /api/staff/facts': { may: staff },
}
