import type { FastifyInstance } from 'fastify'
import { stopAcceptance } from '../applications/acceptance-commands.ts'
import { pastApprovals } from '../guardians/past-approval-queries.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { answerApproval, withdrawApproval } from './commands.ts'
import { endLinkAndAsk } from './link-commands.ts'
import { approvalRequestOf } from './queries.ts'

export function approvalRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction, now } = services

  bind(app, services, 'GET /api/guardian/approvals/past', async (_input, { caller }) => ({
    approvals: await pastApprovals(db, caller.userId, now()),
  }))

  bind(
    app,
    services,
    'GET /api/guardian/students/:id/approvals/:approvalId',
    ({ id, approvalId }) => approvalRequestOf(services, { studentId: id, approvalId }, now()),
  )

  bind(
    app,
    services,
    'POST /api/guardian/students/:id/approvals/:approvalId',
    async ({ id, approvalId, decision, covers = 'this', because }, { caller }) => {
      const answer = {
        guardianId: caller.userId,
        studentId: id,
        approvalId,
        decision,
        covers,
        because,
      }
      await transaction((tx) => answerApproval(tx, answer))
      return { done: true }
    },
  )

  bind(app, services, 'POST /api/guardian/approvals/:id/take-back', async ({ id }, { caller }) => {
    const request = { guardianId: caller.userId, approvalId: id }
    return { done: true, applications: await transaction((tx) => withdrawApproval(tx, request)) }
  })

  bind(
    app,
    services,
    'POST /api/guardian/students/:id/applications/:applicationId/stop',
    async ({ id: studentId, applicationId }, { caller }) => {
      const request = { guardianId: caller.userId, studentId, applicationId }
      await transaction((tx) => stopAcceptance(tx, request))
      return { done: true }
    },
  )

  bind(app, services, 'POST /api/guardians/:id/end', async ({ id }, { caller }) => {
    const pair = { studentId: caller.userId, guardianId: id }
    await transaction((tx) => endLinkAndAsk(tx, pair, 'student'))
    return { done: true }
  })

  bind(app, services, 'POST /api/guardian/students/:id/end', async ({ id }, { caller }) => {
    const pair = { guardianId: caller.userId, studentId: id }
    await transaction((tx) => endLinkAndAsk(tx, pair, 'guardian'))
    return { done: true }
  })
}
