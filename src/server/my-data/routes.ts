import type { FastifyInstance } from 'fastify'
import { daySeconds } from '#domain/duration.ts'
import { bind } from '../http/bind.ts'
import { consume } from '../http/limits.ts'
import type { Services } from '../services.ts'
import { everythingAbout } from './queries.ts'

const limit = { name: 'export', max: 5, seconds: daySeconds }

export function myDataRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'POST /api/my-data/export', async (_input, { caller }) => {
    await consume(services, limit, caller.userId)
    return {
      exportedAt: services.now().toISOString(),
      tables: await everythingAbout(services.db, caller.userId),
    }
  })
}
