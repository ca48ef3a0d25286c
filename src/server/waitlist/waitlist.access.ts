import type { waitlistRoutes } from '#contract/waitlist.ts'
import { anyone, type Access } from '../testing/access.ts'

export const access: Access<typeof waitlistRoutes> = {
  'POST /api/waitlist': { may: anyone },
}
