import type { FastifyInstance } from 'fastify'
import { refuseAtTheDoor } from '../http/bind.ts'
import { streamEvents } from '../http/event-stream.ts'
import { callerOf } from '../http/session.ts'
import type { Services } from '../services.ts'

/** How often an open stream asks whether its session still stands. */
const stillSignedInEvery = 30_000

/** The person's own stream. It ends with the session, wherever that was ended. */
export function liveRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/live', async (request, reply) => {
    const caller = await callerOf(services, request, reply)
    refuseAtTheDoor('signed-in', caller)
    return streamEvents(reply, (send, end) => {
      const unsubscribe = services.live.subscribe(caller.userId, (event) => send({ data: event }))
      const check = setInterval(() => {
        callerOf(services, request, null).then((still) => {
          if (still === null) end()
        }, end)
      }, stillSignedInEvery)
      return () => {
        clearInterval(check)
        unsubscribe()
      }
    })
  })
}
