import type { calendarRoutes } from '#contract/calendar.ts'
import { reporters, type Access } from '../testing/access.ts'

export const access: Access<typeof calendarRoutes> = {
  'GET /api/calendar-feed': { may: reporters },
  'PUT /api/calendar-feed': { may: reporters },
  'DELETE /api/calendar-feed': { may: reporters },
}
