import type { FastifyInstance } from 'fastify'

const lookEvery = 100
const draining = new WeakSet<FastifyInstance>()

/** From now on health checks say that this process stops, while it still answers whatever comes. */
export function beginDraining(app: FastifyInstance): void {
  draining.add(app)
}

export function isDraining(app: FastifyInstance): boolean {
  return draining.has(app)
}

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
