import type { staffImportRoutes } from '#contract/staff-imports.ts'
import { moderation, type Access } from '../testing/access.ts'

export const access: Access<typeof staffImportRoutes> = {
  'POST /api/staff/imports/preview': { may: moderation },
  'POST /api/staff/imports': { may: moderation },
  'GET /api/staff/imports': { may: moderation },
  'GET /api/staff/imports/:id': { may: moderation },
  'GET /api/staff/imports/:id/openings': { may: moderation },
  'POST /api/staff/imports/:id/publish': { may: moderation },
  'POST /api/staff/imports/:id/hold': { may: moderation },
  'POST /api/staff/imports/:id/undo': { may: moderation },
}
