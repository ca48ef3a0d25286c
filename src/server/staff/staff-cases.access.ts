import type { staffCaseRoutes } from '#contract/staff-cases.ts'
import { anyone, staff, type Access } from '../testing/access.ts'

export const access: Access<typeof staffCaseRoutes> = {
  'GET /api/staff/cases': { may: staff },
  'GET /api/staff/cases/closed': { may: staff },
  'GET /api/staff/cases/:id': { may: staff },
  'POST /api/staff/cases/:id/take': { may: staff },
  'POST /api/staff/cases/:id/give': { may: staff },
  'POST /api/staff/cases/:id/let-go': { may: staff },
  'POST /api/staff/cases/:id/notes': { may: staff },
  'POST /api/staff/reports/:id/ask-more': { may: staff },
  'POST /api/staff/messages/:id/ask-more': { may: staff },
  'GET /api/tell-us-more': { may: anyone },
  'POST /api/tell-us-more': { may: anyone },
}
