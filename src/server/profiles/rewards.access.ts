import type { rewardRoutes } from '#contract/rewards.ts'
import { student, type Access } from '../testing/access.ts'

export const access: Access<typeof rewardRoutes> = {
  'GET /api/rewards': { may: student },
  'PUT /api/rewards/look': { may: student },
}
