import type { announcementRoutes } from '#contract/announcements.ts'
import { signedIn, type Access } from '../testing/access.ts'

export const access: Access<typeof announcementRoutes> = {
  'POST /api/announcements/:id/dismiss': { may: signedIn },
}
