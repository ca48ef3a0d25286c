import type { FastifyInstance } from 'fastify'
import { helpFor } from '#domain/safety/help-card.ts'
import { daySeconds } from '#domain/duration.ts'
import { bind } from '../http/bind.ts'
import { consume, type Limit } from '../http/limits.ts'
import type { Services } from '../services.ts'
import { reportPerson } from './commands.ts'
import { reportsBy } from './queries.ts'
import { questionNewGuardians } from './unknown-guardian-commands.ts'

const reportsADay: Limit = { name: 'person-report', max: 20, seconds: daySeconds }

export function reportRoutes(app: FastifyInstance, services: Services): void {
  const { db, content, transaction } = services

  bind(app, services, 'POST /api/reports/:id', async (report, { caller }) => {
    await consume(services, reportsADay, caller.userId)
    const { id, place, reason, note = '' } = report
    const result = await transaction((tx) =>
      reportPerson(tx, { reporter: caller, id, place, reason, note }),
    )
    return { ...result, help: helpFor(note, caller.ageBand, content.helplines) }
  })

  bind(
    app,
    services,
    'POST /api/guardian/students/:id/unknown-guardian',
    async ({ id: studentId }, { caller }) => {
      const link = { guardianId: caller.userId, studentId }
      await transaction((tx) => questionNewGuardians(tx, link))
      return { done: true }
    },
  )

  bind(app, services, 'GET /api/reports', async (_input, { caller }) => ({
    reports: await reportsBy(db, caller.userId),
  }))
}
