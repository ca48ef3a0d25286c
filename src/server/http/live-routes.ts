import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { LiveEvent } from '#contract/live.ts'
import { requireAccess } from './bind.ts'
import { streamEvents } from './event-stream.ts'
import { refuseTooMany } from './request-rate.ts'
import { callerOf } from './session.ts'
import type { Services } from '../services.ts'

/** How often an open stream checks whether its session is still valid. */
const sessionCheckMs = 30_000

/** For how long the page has been loading, in milliseconds. */
const query = z.object({ loading: z.coerce.number().min(0).catch(0) })

/** The person's own stream. It ends with the session, wherever the session was ended. */
export function liveRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/live', async (request, reply) => {
    const caller = await callerOf(services, request, reply)
    refuseTooMany(app, request, caller)
    requireAccess('signed-in', caller)
    const { loading } = query.parse(request.query)
    return streamEvents(reply, caller.userId, (send, end) => {
      function endWithSession(): void {
        callerOf(services, request, null).then((current) => {
          if (current === null) end()
        }, end)
      }
      function onEvent(event: LiveEvent): void {
        send({ data: event })
        // The session that ended may be on another device.
        if (event.type === 'account' && event.event === 'signed-out') endWithSession()
      }
      // If events were lost, the stream ends; the page opens another one and refetches everything.
      const unsubscribe = services.live.subscribe(caller.userId, onEvent, end)
      for (const event of services.live.changedWithin(caller.userId, loading)) send({ data: event })
      const check = setInterval(endWithSession, sessionCheckMs)
      return () => {
        clearInterval(check)
        unsubscribe()
      }
    })
  })
}
