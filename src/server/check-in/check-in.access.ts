import type { checkInRoutes } from '#contract/check-in.ts'
import { student, type Access } from '../testing/access.ts'

export const access: Access<typeof checkInRoutes> = {
  'POST /api/check-in': { may: student },
  'POST /api/day': { may: student },
}
