import type { staffCaseRoutes } from '#contract/staff-cases.ts'
import {
  anyone,
  moderation,
  support,
  supportAndModeration,
  type Access,
} from '../testing/access.ts'

export const access: Access<typeof staffCaseRoutes> = {
  'GET /api/staff/cases': { may: supportAndModeration },
  'GET /api/staff/cases/closed': { may: supportAndModeration },
  'GET /api/staff/cases/:id': { may: supportAndModeration },
  'POST /api/staff/cases/:id/take': { may: supportAndModeration },
  'POST /api/staff/cases/:id/give': { may: supportAndModeration },
  'POST /api/staff/cases/:id/let-go': { may: supportAndModeration },
  'POST /api/staff/cases/:id/notes': { may: supportAndModeration },
  'POST /api/staff/reports/:id/ask-more': { may: moderation },
  'POST /api/staff/messages/:id/ask-more': { may: support },
  'GET /api/tell-us-more': { may: anyone },
  'POST /api/tell-us-more': { may: anyone },
}
