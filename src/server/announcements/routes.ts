import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { dismissAnnouncement } from './commands.ts'

export function announcementRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'POST /api/announcements/:id/dismiss', async ({ id }, { caller }) => {
    await services.transaction((tx) => dismissAnnouncement(tx, caller.userId, id))
    return { done: true }
  })
}
