import type { FastifyInstance } from 'fastify'
import type { LiveEvent } from '#contract/live.ts'
import { requireAccess } from './bind.ts'
import { streamEvents } from './event-stream.ts'
import { refuseTooFast } from './pace.ts'
import { callerOf } from './session.ts'
import type { Services } from '../services.ts'

/** How often an open stream checks whether its session is still valid. */
const stillSignedInEvery = 30_000

/** The person's own stream. It ends with the session, wherever the session was ended. */
export function liveRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/live', async (request, reply) => {
    const caller = await callerOf(services, request, reply)
    refuseTooFast(app, request, caller)
    requireAccess('signed-in', caller)
    return streamEvents(reply, caller.userId, (send, end) => {
      function endWithSession(): void {
        callerOf(services, request, null).then((still) => {
          if (still === null) end()
        }, end)
      }
      function heard(event: LiveEvent): void {
        send({ data: event })
        // The session that ended may be on another device.
        if (event.type === 'account' && event.event === 'signed-out') endWithSession()
      }
      // After a loss the page opens another stream and refetches everything.
      const unsubscribe = services.live.subscribe(caller.userId, heard, end)
      const check = setInterval(endWithSession, stillSignedInEvery)
      return () => {
        clearInterval(check)
        unsubscribe()
      }
    })
  })
}
