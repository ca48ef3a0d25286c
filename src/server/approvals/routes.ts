import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { answerApproval, withdrawApproval } from './commands.ts'
import { askedThing } from './queries.ts'

export function approvalRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction, now } = services

  bind(
    app,
    services,
    'GET /api/guardian/students/:id/approvals/:approvalId',
    ({ id, approvalId }) => askedThing(db, { studentId: id, approvalId }, now()),
  )

  bind(
    app,
    services,
    'POST /api/guardian/students/:id/approvals/:approvalId',
    async ({ id, approvalId, decision, covers = 'this' }, { caller }) => {
      const answer = { guardianId: caller.userId, studentId: id, approvalId, decision, covers }
      await transaction((tx) => answerApproval(tx, answer))
      return { done: true }
    },
  )

  bind(app, services, 'POST /api/guardian/approvals/:id/take-back', async ({ id }, { caller }) => {
    const asked = { guardianId: caller.userId, approvalId: id }
    await transaction((tx) => withdrawApproval(tx, asked))
    return { done: true }
  })
}
