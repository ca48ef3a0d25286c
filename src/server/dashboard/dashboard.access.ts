import type { dashboardRoutes } from '#contract/dashboard.ts'
import { signedIn, type Access } from '../testing/access.ts'

export const access: Access<typeof dashboardRoutes> = {
  'GET /api/dashboard': { may: signedIn },
  'POST /api/profile/repair': { may: signedIn },
}
