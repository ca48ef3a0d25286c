import type { staffContentRoutes } from '#contract/staff-content.ts'
import { editors, type Access } from '../testing/access.ts'

export const access: Access<typeof staffContentRoutes> = {
  'GET /api/staff/content': { may: editors },
  'GET /api/staff/content-edits': { may: editors },
  'GET /api/staff/content-files': { may: editors },
  'GET /api/staff/content/:id': { may: editors },
  'POST /api/staff/content/:id/preview': { may: editors },
  'POST /api/staff/content/:id/change': { may: editors },
  'POST /api/staff/content/:id/restore': { may: editors },
}
