import type { FastifyInstance } from 'fastify'

const lookEvery = 100

/**
 * A connection whose last request was answered after the stop began stays open for more, and the stop
 * would wait for it. So idle ones are closed until none is left.
 */
export function closeIdleWhileStopping(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const look = setInterval(() => app.server.closeIdleConnections(), lookEvery)
    app.server.once('close', () => clearInterval(look))
    look.unref()
  })
}
