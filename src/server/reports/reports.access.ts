import type { reportRoutes } from '#contract/reports.ts'
import { guardian, reporters, type Access } from '../testing/access.ts'
import { sessionOfStudent } from '../testing/mentor-scenes.ts'
import { linkedStudent } from '../testing/scenes.ts'

export const access: Access<typeof reportRoutes> = {
  'POST /api/reports/:id': {
    may: reporters,
    scene: sessionOfStudent,
    body: () => ({ place: 'session', reason: 'absent' }),
  },
  'GET /api/reports': { may: reporters },
  'POST /api/guardian/students/:id/unknown-guardian': {
    may: guardian,
    scene: linkedStudent,
    refusal: 'There is no newer guardian that our staff still need to check.',
  },
}
