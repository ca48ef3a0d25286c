import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../services.ts'

/** `live`: the process runs. `ready`: it can also reach its database. */
export function healthRoutes(app: FastifyInstance, services: Services): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    try {
      await sql`select 1`.execute(services.db)
      return { status: 'ready' }
    } catch {
      return reply.status(503).header('retry-after', '5').send({ status: 'no database' })
    }
  })
}
