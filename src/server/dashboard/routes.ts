import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { dashboardOf } from './queries.ts'

export function dashboardRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'GET /api/dashboard', (_input, { caller }) =>
    dashboardOf(services, caller.userId),
  )
}
