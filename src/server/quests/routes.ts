import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { startQuest } from './commands.ts'
import { questsFor } from './queries.ts'

export function questRoutes(app: FastifyInstance, services: Services): void {
  const { db, content, now, transaction } = services
  bind(app, services, 'GET /api/quests', (_input, { caller }) =>
    questsFor(db, content, caller.userId, now()),
  )
  bind(app, services, 'POST /api/quests/:id/start', async ({ id }, { caller }) => {
    await transaction((tx) => startQuest(tx, caller.userId, id))
    return questsFor(db, content, caller.userId, now())
  })
}
