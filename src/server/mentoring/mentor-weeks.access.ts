import type { mentorWeekRoutes } from '#contract/mentor-weeks.ts'
import { noWeek } from '#domain/mentoring/mentor-week.ts'
import { verifiedMentor, type Access } from '../testing/access.ts'

export const access: Access<typeof mentorWeekRoutes> = {
  'PUT /api/mentor/week': { may: verifiedMentor, body: () => ({ ...noWeek }) },
}
