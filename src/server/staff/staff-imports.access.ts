import type { staffImportRoutes } from '#contract/staff-imports.ts'
import { staff, type Access } from '../testing/access.ts'

export const access: Access<typeof staffImportRoutes> = {
  'POST /api/staff/imports/preview': { may: staff },
  'POST /api/staff/imports': { may: staff },
  'GET /api/staff/imports': { may: staff },
  'GET /api/staff/imports/:id': { may: staff },
  'GET /api/staff/imports/:id/openings': { may: staff },
  'POST /api/staff/imports/:id/publish': { may: staff },
  'POST /api/staff/imports/:id/hold': { may: staff },
  'POST /api/staff/imports/:id/undo': { may: staff },
}
