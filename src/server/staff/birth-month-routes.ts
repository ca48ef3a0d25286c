import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import { decideAsStaff } from '../guardians/birth-month-answer-commands.ts'
import { birthMonthsForStaff } from '../guardians/birth-month-queries.ts'
import type { Services } from '../services.ts'
import { act } from './act.ts'
import { loggedPerson } from './person-name.ts'

const kinds = { approve: 'agreed-birth-month', decline: 'declined-birth-month' } as const

/** Staff decide requests that no guardian can, and those that were passed to them. */
export function birthMonthRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'GET /api/staff/birth-months', ({ after }) =>
    birthMonthsForStaff(services.db, after),
  )
  decides('approve', 'approved')
  decides('decline', 'declined')

  function decides(what: keyof typeof kinds, decision: 'approved' | 'declined'): void {
    const key = `POST /api/staff/people/:id/birth-months/:requestId/${what}` as const
    bind(app, services, key, async ({ id, requestId, reason }, { caller }) => {
      await act(services, { kind: kinds[what], caller, reason, about: id }, async (tx) => {
        const subject = await loggedPerson(tx, id)
        const answer = { userId: id, requestId, decision, staffId: caller.userId }
        const { from, to } = await decideAsStaff(tx, answer)
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
