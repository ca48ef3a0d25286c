import type { businessRoutes } from '#contract/businesses.ts'
import {
  readingBusiness,
  student,
  type Access,
  type Scene,
  verifiedBusiness,
} from '../testing/access.ts'
import { businesses } from '../testing/scenes.ts'
import type { TestApp } from '../testing/start-app.ts'

export const access: Access<typeof businessRoutes> = {
  'GET /api/business': { may: readingBusiness },
  'GET /api/business/teams': { may: verifiedBusiness },
  'POST /api/business/teams': { may: verifiedBusiness },
  'PATCH /api/business/teams/:id': {
    may: verifiedBusiness,
    scene: team,
    body: () => ({ name: 'Night shift' }),
  },
  'POST /api/business/teams/:id/code': { may: verifiedBusiness, scene: team },
  'DELETE /api/business/teams/:id/code': { may: verifiedBusiness, scene: team },
  'DELETE /api/business/teams/:id': { may: verifiedBusiness, scene: team },
  'GET /api/employer': { may: student },
  'POST /api/employer/code': { may: student },
  'POST /api/employer': { may: student },
  'DELETE /api/employer': { may: student },
}

async function team(app: TestApp): Promise<Scene> {
  const { owner, stranger } = await businesses(app)
  const { id } = await owner.call('POST /api/business/teams', { name: 'Day shift' })
  return { owner, stranger, names: { id } }
}
