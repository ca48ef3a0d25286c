import type { staffGuideRoutes } from '#contract/staff-guide.ts'
import { editors, type Access } from '../testing/access.ts'

export const access: Access<typeof staffGuideRoutes> = {
  'GET /api/staff/guide': { may: editors },
  'GET /api/staff/facts': { may: editors },
}
