import type { staffFeedRoutes } from '#contract/staff-feeds.ts'
import { staff, type Access } from '../testing/access.ts'

export const access: Access<typeof staffFeedRoutes> = {
  'GET /api/staff/feeds': { may: staff },
  'POST /api/staff/feeds/:source/read': { may: staff },
}
