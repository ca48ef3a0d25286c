import type { staffFigureRoutes } from '#contract/staff-figures.ts'
import { staff, type Access } from '../testing/access.ts'

export const access: Access<typeof staffFigureRoutes> = {
  'GET /api/staff/figures': { may: staff },
}
