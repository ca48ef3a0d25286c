import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import { closeReport, takeReport } from '../reports/report-commands.ts'
import type { Services } from '../services.ts'
import { act } from './act.ts'
import { staffReports } from './report-queries.ts'

export function reportDeskRoutes(app: FastifyInstance, services: Services): void {
  const { db, now } = services

  bind(app, services, 'GET /api/staff/reports', ({ list = 'open', after }) =>
    staffReports(db, { list, after }, now()),
  )
  bind(app, services, 'POST /api/staff/reports/:id/take', async (input, { caller }) => {
    const { id, reason, seen } = input
    await act(services, { kind: 'took-report', caller, reason, about: id }, (tx) =>
      takeReport(tx, { id, seen, staffId: caller.userId }),
    )
    return { done: true }
  })
  bind(app, services, 'POST /api/staff/reports/:id/close', async (input, { caller }) => {
    const { id, reason, seen, outcome } = input
    await act(services, { kind: 'closed-report', caller, reason, about: id }, (tx) =>
      closeReport(tx, { id, seen, outcome, staffId: caller.userId }),
    )
    return { done: true }
  })
}
