import type { staffQuestionRoutes } from '#contract/staff-questions.ts'
import { editors, type Access } from '../testing/access.ts'

export const access: Access<typeof staffQuestionRoutes> = {
  'GET /api/staff/questions/:id': { may: editors },
}
