import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { ownState, seenStateIn } from '../xp/seen-state-queries.ts'
import { checkInToday, openDay } from './commands.ts'

export function checkInRoutes(app: FastifyInstance, services: Services): void {
  const { transaction } = services
  bind(
    app,
    services,
    'POST /api/check-in',
    (_input, { caller, own }) =>
      transaction((tx) => checkInToday(tx, caller.userId, seenStateIn(own))),
    ownState,
  )
  bind(
    app,
    services,
    'POST /api/day',
    (_input, { caller, own }) => transaction((tx) => openDay(tx, caller.userId, seenStateIn(own))),
    ownState,
  )
}
