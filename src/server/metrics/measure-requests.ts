import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Counts every response under the pattern of its route. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isStream = reply.getHeader('content-type') === 'text/event-stream'
    metrics.answered({
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      seconds: isStream ? undefined : reply.elapsedTime / 1_000,
    })
    done()
  })
}

/** Every file of the build has a route, and their names change with each build. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'other'
  return /\.\w+$/.test(url) ? 'file' : url
}
