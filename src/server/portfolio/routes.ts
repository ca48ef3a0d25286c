import type { FastifyInstance } from 'fastify'
import { helpFor } from '#domain/safety/help-card.ts'
import { removeWork, rewriteWork } from '../courses/work-commands.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { ownWorks, portfolioEntry, portfolioFrom } from './queries.ts'

export function portfolioRoutes(app: FastifyInstance, services: Services): void {
  const { db, content, transaction } = services
  bind(
    app,
    services,
    'GET /api/portfolio',
    ({ before }, { own }) => portfolioFrom(own.works, before),
    ownWorks,
  )
  bind(app, services, 'PUT /api/portfolio/:id', async ({ id, text }, { caller }) => {
    await transaction((tx) => rewriteWork(tx, { userId: caller.userId, id, text }))
    const entry = await portfolioEntry(db, caller.userId, id)
    return { entry, help: helpFor(text, caller.ageBand, content.helplines) }
  })
  bind(app, services, 'DELETE /api/portfolio/:id', async ({ id }, { caller }) => {
    await transaction((tx) => removeWork(tx, { userId: caller.userId, id }))
    return { done: true }
  })
}
