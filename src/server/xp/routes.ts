import type { FastifyInstance } from 'fastify'
import { dayOf } from '#domain/day.ts'
import { courseProgressList } from '../catalogue/queries.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { achievementsOf, activitiesOf, rewardsOf } from './queries.ts'

export function xpRoutes(app: FastifyInstance, services: Services): void {
  const { db, content } = services
  bind(app, services, 'GET /api/activities', ({ before, skill, type }, { caller }) =>
    activitiesOf(db, caller.userId, { before, skill, type }),
  )
  bind(app, services, 'GET /api/achievements', async (_input, { caller }) => ({
    ...(await achievementsOf(db, content, caller.userId, dayOf(services.now()))),
    courses: await courseProgressList(db, caller.userId),
  }))
  bind(app, services, 'GET /api/rewards', (_input, { caller }) =>
    rewardsOf(db, caller.userId, dayOf(services.now())),
  )
}
