import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import { decideBirthMonth } from '../guardians/birth-month-commands.ts'
import { unguardedBirthMonths } from '../guardians/birth-month-queries.ts'
import type { Services } from '../services.ts'
import { act } from './log-commands.ts'
import { loggedPerson } from './person-name.ts'

const kinds = { approve: 'agreed-birth-month', decline: 'declined-birth-month' } as const

/** Staff answer for students who have no guardian linked. */
export function birthMonthRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'GET /api/staff/birth-months', ({ after }) =>
    unguardedBirthMonths(services.db, after),
  )
  decides('approve', 'approved')
  decides('decline', 'declined')

  function decides(what: keyof typeof kinds, decision: 'approved' | 'declined'): void {
    const key = `POST /api/staff/people/:id/birth-months/:requestId/${what}` as const
    bind(app, services, key, async ({ id, requestId, reason }, { caller }) => {
      await act(services, { kind: kinds[what], caller, reason }, async (tx) => {
        const subject = await loggedPerson(tx, id)
        const by = { id: caller.userId, as: 'staff' as const }
        const { from, to } = await decideBirthMonth(tx, { userId: id, requestId, decision, by })
        return {
          subject,
          before: { born: from },
          after: { born: decision === 'approved' ? to : from },
        }
      })
      return { done: true }
    })
  }
}
