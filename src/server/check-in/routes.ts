import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { checkInToday, openDay } from './commands.ts'

export function checkInRoutes(app: FastifyInstance, services: Services): void {
  const { transaction } = services
  bind(app, services, 'POST /api/check-in', (_input, { caller }) =>
    transaction((tx) => checkInToday(tx, caller.userId)),
  )
  bind(app, services, 'POST /api/day', (_input, { caller }) =>
    transaction((tx) => openDay(tx, caller.userId)),
  )
}
