import type { invitationRoutes } from '#contract/invitations.ts'
import { anyone, guardian, type Access } from '../testing/access.ts'

export const access: Access<typeof invitationRoutes> = {
  'POST /api/guardian/invitations': { may: guardian, confirmed: guardian },
  'GET /api/no-invitations': { may: anyone },
  'POST /api/no-invitations': { may: anyone },
}
