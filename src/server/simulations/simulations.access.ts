import type { simulationRoutes } from '#contract/simulations.ts'
import { student, type Access } from '../testing/access.ts'

export const access: Access<typeof simulationRoutes> = {
  'GET /api/simulations': { may: student },
  'GET /api/passed-simulations': { may: student },
  'GET /api/simulations/:id': { may: student },
  'POST /api/simulations/:id/start': { may: student },
  'POST /api/simulations/:id/answers': { may: student },
}
