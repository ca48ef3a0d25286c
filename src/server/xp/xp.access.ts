import type { xpRoutes } from '#contract/xp.ts'
import { signedIn, student, type Access } from '../testing/access.ts'

export const access: Access<typeof xpRoutes> = {
  'GET /api/activities': { may: student },
  'GET /api/achievements': { may: signedIn },
}
