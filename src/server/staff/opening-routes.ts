import type { FastifyInstance } from 'fastify'
import type { StaffAction } from '#domain/people/staff-action.ts'
import { bind } from '../http/bind.ts'
import type { Services } from '../services.ts'
import { act } from './act.ts'
import { decidePost } from './opening-commands.ts'
import { posts } from './opening-queries.ts'

export function postRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'GET /api/staff/posts', ({ list = 'held', q, after }) =>
    posts(services.db, { list, q, after }),
  )
  bindDecision('publish', 'published-opening')
  bindDecisionWithReasons('keep', 'kept-opening')
  bindDecisionWithReasons('hold', 'held-opening')
  bindDecisionWithReasons('remove', 'removed-opening')
  bindDecision('dismiss-reports', 'dismissed-reports')

  function bindDecisionWithReasons(decision: 'keep' | 'hold' | 'remove', kind: StaffAction): void {
    const key = `POST /api/staff/posts/:id/${decision}` as const
    bind(app, services, key, async (input, { caller }) => {
      const { id, reason, seen, reasons } = input
      await act(services, { kind, caller, reason, about: id }, (tx) =>
        decidePost(tx, { id, seen, decision, reasons }),
      )
      return { done: true }
    })
  }

  function bindDecision(decision: 'publish' | 'dismiss-reports', kind: StaffAction): void {
    bind(
      app,
      services,
      `POST /api/staff/posts/:id/${decision}`,
      async ({ id, reason, seen }, { caller }) => {
        await act(services, { kind, caller, reason, about: id }, (tx) =>
          decidePost(tx, { id, seen, decision }),
        )
        return { done: true }
      },
    )
  }
}
