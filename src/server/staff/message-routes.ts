import type { FastifyInstance } from 'fastify'
import { reasonAfterChecks } from '#domain/people/staff-case.ts'
import { closeCase } from '../cases/assign-commands.ts'
import { endMessage } from '../contact/commands.ts'
import { openMessages } from '../contact/queries.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { act } from './act.ts'
import { answeredMessages } from './message-queries.ts'

export function messageRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'GET /api/staff/messages', () => openMessages(services.db, services.now()))
  bind(app, services, 'GET /api/staff/messages/answered', ({ after }) =>
    answeredMessages(services.db, after, services.now()),
  )
  bind(app, services, 'POST /api/staff/messages/:id/answer', async (input, { caller }) => {
    const { id, answer, checks = [] } = input
    const reason = reasonAfterChecks('message', checks, input.reason)
    await act(services, { kind: 'answered-message', caller, reason, about: id }, async (tx) => {
      const { name, state } = await endMessage(tx, { id, staffId: caller.userId, answer })
      await closeCase(tx, id, caller.userId)
      return { subject: { id, name }, before: { state: 'open' }, after: { state } }
    })
    return { done: true }
  })
  bind(app, services, 'POST /api/staff/messages/:id/close', async (input, { caller }) => {
    const { id, checks = [] } = input
    const reason = reasonAfterChecks('message', checks, input.reason)
    await act(services, { kind: 'closed-message', caller, reason, about: id }, async (tx) => {
      const { name, state } = await endMessage(tx, { id, staffId: caller.userId, answer: null })
      await closeCase(tx, id, caller.userId)
      return { subject: { id, name }, before: { state: 'open' }, after: { state } }
    })
    return { done: true }
  })
}
