import type { staffTeamRoutes } from '#contract/staff-team.ts'
import { anyone, lead, type Access } from '../testing/access.ts'

export const access: Access<typeof staffTeamRoutes> = {
  'GET /api/staff/team': { may: lead },
  'POST /api/staff/team/invitations': { may: lead },
  'POST /api/staff/team/invitations/:id/withdraw': { may: lead },
  'POST /api/staff/team/:id/role': { may: lead },
  'POST /api/staff/team/:id/remove': { may: lead },
  'POST /api/staff-invitations/join': { may: anyone },
}
