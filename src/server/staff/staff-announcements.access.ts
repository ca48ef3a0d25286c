import type { staffAnnouncementRoutes } from '#contract/announcements.ts'
import { editors, type Access } from '../testing/access.ts'

export const access: Access<typeof staffAnnouncementRoutes> = {
  'GET /api/staff/announcements': { may: editors },
  'POST /api/staff/announcements': { may: editors },
  'POST /api/staff/announcements/:id/end': { may: editors },
}
