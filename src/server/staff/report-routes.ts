import type { FastifyInstance } from 'fastify'
import { reasonAfterChecks } from '#domain/people/staff-case.ts'
import { bind } from '../http/bind.ts'
import { closeCase } from '../cases/assign-commands.ts'
import { closeReport } from '../reports/report-commands.ts'
import type { Services } from '../services.ts'
import { act } from './act.ts'
import { staffReports } from './report-queries.ts'

export function reportDeskRoutes(app: FastifyInstance, services: Services): void {
  const { db, now } = services

  bind(app, services, 'GET /api/staff/reports', ({ list = 'open', after }) =>
    staffReports(db, { list, after }, now()),
  )
  bind(app, services, 'POST /api/staff/reports/:id/close', async (input, { caller }) => {
    const { id, seen, outcome, checks } = input
    const reason = reasonAfterChecks('report', checks, input.reason)
    await act(services, { kind: 'closed-report', caller, reason, about: id }, async (tx) => {
      const result = await closeReport(tx, { id, seen, outcome })
      await closeCase(tx, id, caller.userId)
      return result
    })
    return { done: true }
  })
}
