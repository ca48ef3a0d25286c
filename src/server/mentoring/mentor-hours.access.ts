import type { mentorHourRoutes } from '#contract/mentor-hours.ts'
import { verifiedMentor, type Access } from '../testing/access.ts'

export const access: Access<typeof mentorHourRoutes> = {
  'GET /api/mentor/hours': { may: verifiedMentor },
  'GET /api/mentor/hours/pdf': { may: verifiedMentor },
}
