import type { staffQuestionRoutes } from '#contract/staff-questions.ts'
import { staff, type Access } from '../testing/access.ts'

export const access: Access<typeof staffQuestionRoutes> = {
  'GET /api/staff/questions/:id': { may: staff },
}
