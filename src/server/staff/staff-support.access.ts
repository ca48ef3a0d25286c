import type { staffSupportRoutes } from '#contract/staff-support.ts'
import { support, supportAndModeration, type Access } from '../testing/access.ts'
import { openedRecord } from '../testing/opened-record.ts'

export const access: Access<typeof staffSupportRoutes> = {
  'GET /api/staff/people/:id/work': { may: supportAndModeration, scene: openedRecord },
  'POST /api/staff/people/:id/send-reset': { may: support },
  'POST /api/staff/people/:id/send-confirmation': { may: support },
  'POST /api/staff/people/:id/confirm-address': { may: support },
  'POST /api/staff/people/:id/links/:linkedId/end': { may: support },
}
