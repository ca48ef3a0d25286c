import type { safeguardingRoutes } from '#contract/safeguarding.ts'
import type { Access, Caller } from '../testing/access.ts'

const mentor: readonly Caller[] = ['mentor', 'verified-mentor']

export const access: Access<typeof safeguardingRoutes> = {
  'GET /api/mentor/safeguarding': { may: mentor },
  'POST /api/mentor/safeguarding': { may: mentor },
}
