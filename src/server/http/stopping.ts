import type { FastifyInstance } from 'fastify'

const closeEveryMs = 100
const draining = new WeakSet<FastifyInstance>()

/** From now on health checks report that this process is stopping, while it still answers requests. */
export function beginDraining(app: FastifyInstance): void {
  draining.add(app)
}

export function isDraining(app: FastifyInstance): boolean {
  return draining.has(app)
}

/**
 * A keep-alive connection whose last request was answered after the stop began would block the stop,
 * so idle connections are closed until none is left.
 */
export function closeIdleWhileStopping(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), closeEveryMs)
    app.server.once('close', () => clearInterval(timer))
    timer.unref()
  })
}
