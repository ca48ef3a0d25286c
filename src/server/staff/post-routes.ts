import type { FastifyInstance } from 'fastify'
import type { StaffAction } from '#domain/staff-action.ts'
import { bind } from '../http/bind.ts'
import type { Decision } from '../opportunities/decision-commands.ts'
import type { Services } from '../services.ts'
import { act } from './log-commands.ts'
import { decidePost } from './post-commands.ts'
import { posts } from './post-queries.ts'

export function postRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'GET /api/staff/posts', ({ list = 'held', q, after }) =>
    posts(services.db, { list, q, after }),
  )
  decides('publish', 'published-opening')
  decides('keep', 'kept-opening')
  decides('hold', 'held-opening')
  decides('remove', 'removed-opening')
  decides('dismiss-reports', 'dismissed-reports')

  function decides(decision: Decision, kind: StaffAction): void {
    bind(
      app,
      services,
      `POST /api/staff/posts/:id/${decision}`,
      async ({ id, reason }, { caller }) => {
        await act(services, { kind, caller, reason }, (tx) => decidePost(tx, id, decision))
        return { done: true }
      },
    )
  }
}
