import type { studentTopicRoutes } from '#contract/student-topics.ts'
import { guardian, type Access } from '../testing/access.ts'
import { linkedStudent } from '../testing/scenes.ts'

export const access: Access<typeof studentTopicRoutes> = {
  'GET /api/guardian/students/:id/topics': { may: guardian, scene: linkedStudent },
  'PUT /api/guardian/students/:id/topics': {
    may: guardian,
    scene: linkedStudent,
    body: () => ({ topic: 'away', on: false }),
  },
}
