import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { keepSpan, spanOf } from '../traces/request-spans.ts'

/** Reports every response under the pattern of its route, to metrics and traces. */
export function observeRequests(
  app: FastifyInstance,
  { metrics, traces }: Pick<Services, 'metrics' | 'traces'>,
): void {
  if (metrics === null && traces === null) return
  if (traces !== null) {
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, id, headers } = request
      const route = routeOf(request)
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        // Also in the log, where it leads to the lines of this request.
        'upful.request.id': id,
      }
      const { traceparent } = headers
      keepSpan(
        request,
        traces.requestStarted({ name: `${method} ${route}`, attributes, traceparent }),
      )
      done()
    })
    // An event stream stays open as long as its page; its span ends when the headers are sent.
    app.addHook('onSend', (request, reply, _payload, done) => {
      const span = spanOf(request)
      if (span !== null && isEventStream(reply)) traces.requestEnded(span, reply.statusCode)
      done()
    })
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply
    metrics?.answered({
      method: request.method,
      route: routeOf(request),
      status,
      seconds: isEventStream(reply) ? undefined : reply.elapsedTime / 1_000,
    })
    const span = spanOf(request)
    if (span !== null && !isEventStream(reply)) traces?.requestEnded(span, status)
    done()
  })
}

function isEventStream(reply: FastifyReply): boolean {
  return reply.getHeader('content-type') === 'text/event-stream'
}

/** Every file of the build has a route, and their names change with each build. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'other'
  return /\.\w+$/.test(url) ? 'file' : url
}
