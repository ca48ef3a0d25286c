import type { FastifyInstance } from 'fastify'
import { currentWork } from '../db/current-work.ts'

/** Everything a handler runs knows its route. Not earlier: reading the body leaves the asynchronous context. */
export function nameWork(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    currentWork.run(`${request.method} ${request.routeOptions.url ?? 'a page'}`, done)
  })
}
