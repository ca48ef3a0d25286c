import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { countedMonths } from './queries.ts'

export function monthFigureRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'GET /api/staff/figures', async () => ({
    months: await countedMonths(services.db, services.now()),
  }))
}
