import type { FastifyInstance } from 'fastify'
import { currentWork } from '../db/current-work.ts'
import { spanOf } from '../traces/request-spans.ts'

/** Everything a handler runs knows its route. Not earlier: reading the body leaves the asynchronous context. */
export function nameWork(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const name = `${request.method} ${request.routeOptions.url ?? 'a page'}`
    currentWork.run({ name, span: spanOf(request) }, done)
  })
}
