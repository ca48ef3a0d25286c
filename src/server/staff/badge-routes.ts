import type { FastifyInstance } from 'fastify'
import { stopBadge } from '../badges/commands.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { act } from './act.ts'
import { loggedPerson } from './person-name.ts'

export function staffBadgeRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'POST /api/staff/badges/:id/stop', async ({ id, reason }, { caller }) => {
    await act(services, { kind: 'stopped-badge', caller, reason, about: id }, async (tx) => {
      const { userId, title } = await stopBadge(tx, id)
      return {
        subject: { id, name: `${title} of ${(await loggedPerson(tx, userId)).name}` },
        before: { counts: true },
        after: { counts: false },
      }
    })
    return { done: true }
  })
}
