import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { isDraining } from './stopping.ts'

/** Load balancers count a check without a response for this long as failed. */
const maxAnswerMs = 2_000

/** `live`: the process is running. `ready`: it accepts requests and reaches its database. */
export function healthRoutes(app: FastifyInstance, { database, storage }: Services): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    const status = isDraining(app) ? 'stopping' : await statusOf(database)
    if (status !== 'ready') reply.status(503).header('retry-after', '5')
    const diskSpace = storage.room()
    const lastBackup = storage.lastBackup()
    return {
      status,
      ...(diskSpace === 'enough' ? {} : { disk: diskSpace }),
      ...(lastBackup === null ? {} : { lastBackup }),
    }
  })
}

async function statusOf(database: Services['database']): Promise<'ready' | 'no database'> {
  const timeout = Promise.withResolvers<'no database'>()
  const timer = setTimeout(() => timeout.resolve('no database'), maxAnswerMs)
  const answer = database.ping().then(
    () => 'ready' as const,
    () => 'no database' as const,
  )
  return Promise.race([answer, timeout.promise]).finally(() => clearTimeout(timer))
}
