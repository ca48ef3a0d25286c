import type { FastifyInstance } from 'fastify'
import { subjectKindsOf } from '#domain/people/staff-role.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { act } from './act.ts'
import { loggedActions, logMembers } from './log-queries.ts'
import { logTable } from './log-table.ts'

export function logRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  bind(app, services, 'GET /api/staff/log', (input, { caller }) =>
    loggedActions(db, input, subjectKindsOf(caller.staffRole)),
  )
  bind(app, services, 'GET /api/staff/log/members', async () => ({ members: await logMembers(db) }))
  bind(app, services, 'POST /api/staff/log/export', async (input, { caller }) => {
    const { reason, ...filters } = input
    const action = { kind: 'exported-log', caller, reason, about: 'log' } as const
    const { file, entries, cut } = await act(services, action, (tx) => logTable(tx, filters))
    return { file, entries, cut }
  })
}
