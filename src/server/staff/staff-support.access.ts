import type { staffSupportRoutes } from '#contract/staff-support.ts'
import { staff, type Access } from '../testing/access.ts'
import { openedRecord } from '../testing/opened-record.ts'

export const access: Access<typeof staffSupportRoutes> = {
  'GET /api/staff/people/:id/work': { may: staff, scene: openedRecord },
  'POST /api/staff/people/:id/send-reset': { may: staff },
  'POST /api/staff/people/:id/send-confirmation': { may: staff },
  'POST /api/staff/people/:id/confirm-address': { may: staff },
  'POST /api/staff/people/:id/links/:linkedId/end': { may: staff },
}
