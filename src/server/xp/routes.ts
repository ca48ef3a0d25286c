import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { achievementsFrom, ownAchievements } from './achievement-queries.ts'
import { activitiesOf } from './queries.ts'

export function xpRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  bind(app, services, 'GET /api/activities', ({ before, skill, type }, { caller }) =>
    activitiesOf(db, caller.userId, { before, skill, type }),
  )
  bind(
    app,
    services,
    'GET /api/achievements',
    (_input, { own }) => achievementsFrom(services, own),
    ownAchievements,
  )
}
