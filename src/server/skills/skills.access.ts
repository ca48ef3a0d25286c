import type { skillRoutes } from '#contract/skills.ts'
import { student, type Access } from '../testing/access.ts'

export const access: Access<typeof skillRoutes> = {
  'GET /api/skills': { may: student },
}
