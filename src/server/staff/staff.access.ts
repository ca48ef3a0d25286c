import type { staffRoutes } from '#contract/staff-routes.ts'
import { staff, type Access } from '../testing/access.ts'
import { openedRecord } from '../testing/opened-record.ts'

export const access: Access<typeof staffRoutes> = {
  'GET /api/staff': { may: staff },
  'GET /api/staff/verifications': { may: staff },
  'POST /api/staff/verifications/:id/verify': { may: staff },
  'POST /api/staff/verifications/:id/refuse': { may: staff },
  'POST /api/staff/verifications/:id/ask-more': { may: staff },
  'POST /api/staff/verifications/:id/take-back': { may: staff },
  'POST /api/staff/verifications/:id/prefer': { may: staff },
  'POST /api/staff/verifications/:id/end-preference': { may: staff },
  'GET /api/staff/posts': { may: staff },
  'POST /api/staff/posts/:id/publish': { may: staff },
  'POST /api/staff/posts/:id/keep': { may: staff },
  'POST /api/staff/posts/:id/hold': { may: staff },
  'POST /api/staff/posts/:id/remove': { may: staff },
  'POST /api/staff/posts/:id/dismiss-reports': { may: staff },
  'POST /api/staff/people/:id/lift-pause': { may: staff },
  'POST /api/staff/people/search': { may: staff },
  'POST /api/staff/people/:id/look': { may: staff },
  'GET /api/staff/people/:id': { may: staff, scene: openedRecord },
  'GET /api/staff/people/:id/ledger': { may: staff, scene: openedRecord },
  'POST /api/staff/people/:id/suspend': { may: staff },
  'POST /api/staff/people/:id/lift': { may: staff },
  'POST /api/staff/people/:id/end-sessions': { may: staff },
  'GET /api/staff/birth-months': { may: staff },
  'POST /api/staff/people/:id/birth-months/:requestId/approve': { may: staff },
  'POST /api/staff/people/:id/birth-months/:requestId/decline': { may: staff },
  'GET /api/staff/courses': { may: staff },
  'POST /api/staff/courses/:id/publish': { may: staff },
  'POST /api/staff/courses/:id/unpublish': { may: staff },
}
