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
  decides('publish', 'published-opening')
  stops('keep', 'kept-opening')
  stops('hold', 'held-opening')
  stops('remove', 'removed-opening')
  decides('dismiss-reports', 'dismissed-reports')

  function stops(decision: 'keep' | 'hold' | 'remove', kind: StaffAction): void {
    const key = `POST /api/staff/posts/:id/${decision}` as const
    bind(app, services, key, async (asked, { caller }) => {
      const { id, reason, seen, reasons } = asked
      await act(services, { kind, caller, reason, about: id }, (tx) =>
        decidePost(tx, { id, seen, decision, reasons }),
      )
      return { done: true }
    })
  }

  function decides(decision: 'publish' | 'dismiss-reports', kind: StaffAction): void {
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
