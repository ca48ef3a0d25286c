import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { moveAsBusiness } from './applicant-commands.ts'
import { applicantsOf } from './applicant-queries.ts'

export function applicantRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction } = services

  bind(app, services, 'GET /api/postings/:id/applicants', ({ id, after }) =>
    applicantsOf(db, { postingId: id, after }),
  )
  bind(
    app,
    services,
    'POST /api/postings/:id/applicants/:applicationId/move',
    async ({ id, applicationId, state, reason }, { caller }) => {
      if (reason !== undefined && state !== 'declined') throw strayReason()
      const move = { postingId: id, applicationId, state, reason }
      await transaction((tx) => moveAsBusiness(tx, caller.userId, move))
      return { done: true }
    },
  )
}

function strayReason(): Refusal {
  const text = 'A reason goes with a no alone.'
  return new Refusal('invalid', text, { fields: { reason: text } })
}
