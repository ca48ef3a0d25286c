import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { dashboardRead } from './dashboard-read.ts'
import { dashboardOf, studentDashboard } from './queries.ts'

export function dashboardRoutes(app: FastifyInstance, services: Services): void {
  bind(
    app,
    services,
    'GET /api/dashboard',
    (_input, { caller, own }) =>
      caller.role === 'student'
        ? studentDashboard(services, own)
        : dashboardOf(services, caller.userId),
    dashboardRead,
  )
}
