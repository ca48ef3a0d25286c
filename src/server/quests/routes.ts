import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { ownBoard } from './board-read.ts'
import { claimQuest, startQuest } from './commands.ts'
import { giveEvidence } from './evidence-commands.ts'
import { evidencePage } from './evidence-queries.ts'
import { questsFrom, questsOf } from './queries.ts'

export function questRoutes(app: FastifyInstance, services: Services): void {
  const { db, content, now, transaction } = services
  bind(
    app,
    services,
    'GET /api/quests',
    (_input, { own }) => questsFrom(db, content, own, now()),
    ownBoard,
  )
  bind(app, services, 'POST /api/quests/:id/claim', ({ id }, { caller: { userId } }) =>
    transaction((tx) => claimQuest(tx, userId, id)),
  )
  bind(app, services, 'POST /api/quests/:id/start', async ({ id }, { caller: { userId } }) => {
    await transaction((tx) => startQuest(tx, userId, id))
    return questsOf(db, content, userId, now())
  })
  bind(
    app,
    services,
    'POST /api/quests/:id/evidence',
    async ({ id, text }, { caller: { userId } }) => {
      await transaction((tx) => giveEvidence(tx, userId, { questId: id, text }))
      return questsOf(db, content, userId, now())
    },
  )
  bind(app, services, 'GET /api/quest-evidence', ({ before }, { caller: { userId } }) =>
    evidencePage(services, userId, before),
  )
}
