import type { profileRoutes } from '#contract/profiles.ts'
import { signedIn, student, mentorsAndBusinesses, type Access } from '../testing/access.ts'

export const access: Access<typeof profileRoutes> = {
  'GET /api/profile': { may: signedIn },
  'PATCH /api/profile': { may: signedIn },
  'POST /api/profile/question': { may: student },
  'POST /api/profile/send-again': { may: mentorsAndBusinesses },
  'POST /api/profile/birth-month/cancel': { may: student },
}
