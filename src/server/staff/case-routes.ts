import type { FastifyInstance } from 'fastify'
import { caseKindsOf } from '#domain/people/staff-role.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { assignCase, noteInCase } from '../cases/assign-commands.ts'
import { caseHistory } from '../cases/history-queries.ts'
import { caseCounts, caseOf, openCases, staffMembers } from '../cases/queries.ts'
import { askInCase } from '../cases/question-commands.ts'
import { messageOf } from '../contact/queries.ts'
import { bind } from '../http/bind.ts'
import { notFound } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { act } from './act.ts'
import { closedCases } from './closed-case-queries.ts'
import { reportOf } from './report-queries.ts'
import { applicantOf } from './verification-queries.ts'

/** The cases of staff: lists, one case, who has it, notes, and what the other person is asked. */
export function staffCaseRoutes(app: FastifyInstance, services: Services): void {
  const { db, now, transaction } = services

  bind(app, services, 'GET /api/staff/cases', async ({ list = 'all', after }, { caller }) => {
    const staffId = caller.userId
    const kinds = caseKindsOf(caller.staffRole)
    const [page, { counts }] = await Promise.all([
      openCases(db, { list, staffId, kinds, after }),
      caseCounts(db, staffId, kinds),
    ])
    return { ...page, counts }
  })
  bind(app, services, 'GET /api/staff/cases/closed', ({ after }, { caller }) =>
    closedCases(db, caseKindsOf(caller.staffRole), after),
  )
  bind(app, services, 'GET /api/staff/cases/:id', async ({ id }) => {
    const found = await caseOf(db, id)
    if (found === null) throw notFound('Case not found')
    const { kind } = found
    const [report, message, applicant, history, staff] = await Promise.all([
      kind === 'report' ? reportOf(db, id, now()) : null,
      kind === 'message' ? messageOf(db, id, now()) : null,
      kind === 'verification' ? applicantOf(db, userIdSchema.parse(id)) : null,
      caseHistory(db, id),
      staffMembers(db, kind),
    ])
    return { case: found, report, message, applicant, history, staff }
  })

  bind(app, services, 'POST /api/staff/cases/:id/take', async ({ id, seen }, { caller }) => {
    const byId = caller.userId
    await transaction((tx) => assignCase(tx, { id, byId, seen, to: byId }))
    return { done: true }
  })
  bind(app, services, 'POST /api/staff/cases/:id/give', async ({ id, seen, to }, { caller }) => {
    await transaction((tx) => assignCase(tx, { id, byId: caller.userId, seen, to }))
    return { done: true }
  })
  bind(app, services, 'POST /api/staff/cases/:id/let-go', async ({ id, seen }, { caller }) => {
    await transaction((tx) => assignCase(tx, { id, byId: caller.userId, seen, to: null }))
    return { done: true }
  })
  bind(app, services, 'POST /api/staff/cases/:id/notes', async ({ id, words }, { caller }) => {
    await transaction((tx) => noteInCase(tx, { id, byId: caller.userId, words }))
    return { done: true }
  })

  bind(app, services, 'POST /api/staff/reports/:id/ask-more', async (input, { caller }) => {
    const { id, reason, questions } = input
    await act(services, { kind: 'asked-reporter', caller, reason, about: id }, async (tx) => {
      const ask = { id, about: 'report', questions, staffId: caller.userId } as const
      const { name } = await askInCase(tx, services, ask)
      return { subject: { id, name }, before: { state: 'open' }, after: { state: 'waiting' } }
    })
    return { done: true }
  })
  bind(app, services, 'POST /api/staff/messages/:id/ask-more', async (input, { caller }) => {
    const { id, reason, questions } = input
    await act(services, { kind: 'asked-sender', caller, reason, about: id }, async (tx) => {
      const ask = { id, about: 'message', questions, staffId: caller.userId } as const
      const { name } = await askInCase(tx, services, ask)
      return { subject: { id, name }, before: { state: 'open' }, after: { state: 'waiting' } }
    })
    return { done: true }
  })
}
