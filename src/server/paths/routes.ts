import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { choosePath, tickStep } from './commands.ts'
import { myPath, pathFor, pathsFor } from './queries.ts'

export function pathRoutes(app: FastifyInstance, services: Services): void {
  const { db, content, transaction } = services
  bind(app, services, 'GET /api/paths', async (_input, { caller }) => ({
    paths: await pathsFor(db, content, caller.userId),
  }))
  bind(app, services, 'GET /api/paths/mine', async (_input, { caller }) => ({
    path: await myPath(db, content, caller.userId),
  }))
  bind(app, services, 'GET /api/paths/:id', async ({ id }, { caller }) => ({
    path: await pathFor(db, content, caller.userId, id),
  }))
  bind(app, services, 'POST /api/paths/:id/choose', async ({ id }, { caller }) => {
    await transaction((tx) => choosePath(tx, caller.userId, id))
    return { path: await pathFor(db, content, caller.userId, id) }
  })
  bind(app, services, 'POST /api/paths/:id/steps/:stepId/done', async (input, { caller }) => {
    const { id, stepId } = input
    await transaction((tx) => tickStep(tx, caller.userId, { pathId: id, stepId }))
    return { path: await pathFor(db, content, caller.userId, id) }
  })
}
