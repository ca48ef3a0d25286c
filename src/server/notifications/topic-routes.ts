import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { switchTopic } from './topic-commands.ts'
import { silencedTopics } from './topic-queries.ts'

/** A guardian's switches for one student. */
export function studentTopicRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction } = services

  bind(app, services, 'GET /api/guardian/students/:id/topics', async ({ id }, { caller }) => ({
    off: await silencedTopics(db, { guardianId: caller.userId, studentId: id }),
  }))

  bind(
    app,
    services,
    'PUT /api/guardian/students/:id/topics',
    async ({ id, topic, on }, { caller }) => {
      const pair = { guardianId: caller.userId, studentId: id }
      await transaction((tx) => switchTopic(tx, pair, { topic, on }))
      return { done: true }
    },
  )
}
