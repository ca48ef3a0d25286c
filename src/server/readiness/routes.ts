import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { finishTask } from './commands.ts'
import { checklistOf, ownTasksDone } from './queries.ts'

export function readinessRoutes(app: FastifyInstance, services: Services): void {
  const { content, transaction } = services
  bind(
    app,
    services,
    'GET /api/readiness',
    (_input, { own }) => checklistOf(content, own.tasksDone),
    ownTasksDone,
  )
  bind(app, services, 'POST /api/readiness/:id/done', ({ id }, { caller }) =>
    transaction((tx) => finishTask(tx, caller.userId, id)),
  )
}
