import type { FastifyInstance } from 'fastify'
import { bind } from '../http/bind.ts'
import { notFound } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { answerInvitation } from './code-commands.ts'
import { neverInvite } from './invited-address-commands.ts'
import { neverInviteState } from './invited-address-queries.ts'

/** What a letter of invitation leads to. */
export function invitationRoutes(app: FastifyInstance, services: Services): void {
  bind(app, services, 'GET /api/no-invitations', async ({ token }) => ({
    kind: (await neverInviteState(services.db, token)) ?? 'bad-link',
  }))

  bind(app, services, 'POST /api/no-invitations', async ({ token }) => {
    await services.transaction((tx) => neverInvite(tx, token))
    return { done: true }
  })

  bind(app, services, 'POST /api/guardian/invitations', async (answer, { caller }) => {
    const kind = await services.transaction((tx) =>
      answerInvitation(tx, { ...answer, guardianId: caller.userId }),
    )
    if (kind === null) throw notFound('There is no such invitation')
    return { kind }
  })
}
