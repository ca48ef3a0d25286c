import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import { notFound } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { boardStatement, boardValues, ownBoard } from './board-read.ts'
import { startQuest } from './commands.ts'
import { questsFrom } from './queries.ts'

export function questRoutes(app: FastifyInstance, services: Services): void {
  const { db, content, now, transaction } = services
  bind(
    app,
    services,
    'GET /api/quests',
    (_input, { own }) => questsFrom(db, content, own, now()),
    ownBoard,
  )
  bind(app, services, 'POST /api/quests/:id/start', async ({ id }, { caller: { userId } }) => {
    await transaction((tx) => startQuest(tx, userId, id))
    const [row] = await boardStatement(db, { userId, ...boardValues(now()) })
    if (row === undefined) throw notFound('Profile not found')
    return questsFrom(db, content, row, now())
  })
}
