import type { staffFeedRoutes } from '#contract/staff-feeds.ts'
import { moderation, type Access } from '../testing/access.ts'

export const access: Access<typeof staffFeedRoutes> = {
  'GET /api/staff/feeds': { may: moderation },
  'POST /api/staff/feeds/:source/read': { may: moderation },
}
