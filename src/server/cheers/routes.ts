import type { FastifyInstance } from 'fastify'
import { dayOf } from '#domain/day.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { sendCheer, thankForCheer } from './commands.ts'
import { cheersLeft, receivedCheers, sentCheers } from './queries.ts'

export function cheerRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction, now } = services

  bind(app, services, 'GET /api/guardian/students/:id/cheers', async ({ id }, { caller }) => {
    const pair = { studentId: id, guardianId: caller.userId }
    const [cheers, left] = await Promise.all([
      sentCheers(db, pair),
      cheersLeft(db, pair, dayOf(now())),
    ])
    return { cheers, left }
  })

  bind(
    app,
    services,
    'POST /api/guardian/students/:id/cheers',
    async ({ id, sticker }, { caller }) => {
      const pair = { studentId: id, guardianId: caller.userId }
      await transaction((tx) => sendCheer(tx, pair, sticker))
      return { done: true }
    },
  )

  bind(app, services, 'GET /api/guardians/cheers', async (_input, { caller }) => ({
    cheers: await receivedCheers(db, caller.userId),
  }))

  bind(app, services, 'POST /api/cheers/:id/thank', async ({ id }, { caller }) => {
    await transaction((tx) => thankForCheer(tx, caller.userId, id))
    return { done: true }
  })
}
