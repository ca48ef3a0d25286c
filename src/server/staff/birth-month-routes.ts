import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import { decideAsStaff } from '../guardians/birth-month-answer-commands.ts'
import { birthMonthsForStaff } from '../guardians/birth-month-queries.ts'
import type { Services } from '../services.ts'
import { act } from './act.ts'
import { loggedPerson } from './person-name.ts'

const kinds = { approve: 'agreed-birth-month', decline: 'declined-birth-month' } as const

/** Staff decide requests that no guardian can decide, and those that were passed on to them. */
export function birthMonthRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'GET /api/staff/birth-months', ({ after }) =>
    birthMonthsForStaff(services.db, after),
  )
  bindDecision('approve', 'approved')
  bindDecision('decline', 'declined')

  function bindDecision(action: keyof typeof kinds, decision: 'approved' | 'declined'): void {
    const key = `POST /api/staff/people/:id/birth-months/:requestId/${action}` as const
    bind(app, services, key, async ({ id, requestId, reason }, { caller }) => {
      await act(services, { kind: kinds[action], caller, reason, about: id }, async (tx) => {
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
