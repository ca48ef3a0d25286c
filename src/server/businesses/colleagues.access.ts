import type { colleagueRoutes } from '#contract/colleagues.ts'
import {
  business,
  readingBusiness,
  verifiedBusiness,
  verifiedReading,
  type Access,
} from '../testing/access.ts'
import { invitation, seat } from '../testing/colleagues.ts'

export const access: Access<typeof colleagueRoutes> = {
  'GET /api/business/colleagues': { may: readingBusiness },
  'POST /api/business/invitations': { may: verifiedBusiness, confirmed: verifiedBusiness },
  'POST /api/business/invitations/:id/send-again': {
    may: verifiedBusiness,
    confirmed: verifiedBusiness,
    scene: invitation,
  },
  'DELETE /api/business/invitations/:id': { may: business, scene: invitation },
  'PATCH /api/business/colleagues/:id': {
    may: business,
    scene: seat,
    body: () => ({ seat: 'recruiter' }),
  },
  'DELETE /api/business/colleagues/:id': { may: business, scene: seat },
  'POST /api/business/colleagues/:id/offer': {
    may: verifiedBusiness,
    confirmed: verifiedBusiness,
    scene: seat,
  },
  'DELETE /api/business/colleagues/:id/offer': { may: business, scene: seat },
  'POST /api/business/ownership': { may: verifiedReading, confirmed: verifiedReading },
  'POST /api/business/joins': { may: business, confirmed: business },
  'POST /api/business/joins/code': { may: business },
  'POST /api/business/leave': { may: readingBusiness },
}
