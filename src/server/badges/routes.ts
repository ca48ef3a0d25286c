import type { FastifyInstance, FastifyReply } from 'fastify'
import { hourSeconds } from '#domain/duration.ts'
import { statusList } from '#domain/learning/open-badge.ts'
import { bind } from '../http/bind.ts'
import { consume, networkOf, type Limit } from '../http/limits.ts'
import { sendNotFound } from '../http/page-routes.ts'
import { notFound } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { giveBadge, publishBadge, takeBackBadge } from './commands.ts'
import { asClaims, badgeIssuer, didDocument } from './issuer.ts'
import { badgeKeys, badgesFor, takenBackIn } from './queries.ts'
import { encodedList } from './status-list.ts'
import { publicBadge, verdictOn } from './verdict.ts'

/** Enough for an office that checks a pile of applications. */
const checks: Limit = { name: 'badge-checks', max: 200, seconds: hourSeconds }

export function badgeRoutes(app: FastifyInstance, services: Services): void {
  const { db, content, transaction, now } = services
  const issuer = badgeIssuer(services)
  const checking = async () => ({ db, issuer: await issuer, now: now() })

  bind(app, services, 'GET /api/badges', (_input, { caller }) =>
    badgesFor({ db, content, now: now() }, caller.userId),
  )
  bind(app, services, 'POST /api/badges', async (input, { caller }) => {
    const signer = await issuer
    return transaction((tx) => giveBadge(tx, signer, { userId: caller.userId, ...input }))
  })
  bind(app, services, 'GET /api/badges/:id/file', async ({ id }, { caller }) => {
    const row = await db
      .selectFrom('badges')
      .select('jwt')
      .where('user_id', '=', caller.userId)
      .where('id', '=', id)
      .where('stopped_at', 'is', null)
      .executeTakeFirst()
    if (row === undefined) throw notFound('Badge not found')
    return row
  })
  bind(app, services, 'PUT /api/badges/:id/published', async (input, { caller }) => {
    await transaction((tx) => publishBadge(tx, { userId: caller.userId, ...input }))
    return { done: true }
  })
  bind(app, services, 'DELETE /api/badges/:id', async ({ id }, { caller }) => {
    await transaction((tx) => takeBackBadge(tx, { userId: caller.userId, id }))
    return { done: true }
  })
  bind(app, services, 'GET /api/given-badges/:id', async ({ id }) => {
    return (await publicBadge(await checking(), id)).verdict
  })
  bind(app, services, 'POST /api/badge-checks', async ({ badge }, { request }) => {
    await consume(services, checks, networkOf(request))
    return verdictOn(await checking(), badge)
  })

  // What verifiers read, from any page and without an account.
  app.get('/.well-known/did.json', async (_request, reply) => {
    forVerifiers(reply, 'application/did+json')
    const signer = await issuer
    return didDocument(signer, await badgeKeys(db, signer))
  })
  app.get<{ Params: { list: string } }>('/badge-status/:list', async (request, reply) => {
    const list = /^\d{1,6}$/.test(request.params.list) ? Number(request.params.list) : -1
    const takenBack = list < 0 ? null : await takenBackIn(db, list)
    if (takenBack === null) return sendNotFound(reply, request.id)
    const signer = await issuer
    const credential = statusList(signer, {
      list,
      encodedList: await encodedList(takenBack),
      at: now(),
    })
    forVerifiers(reply, 'application/vc+jwt')
    return signer.sign(asClaims(signer, credential))
  })
}

/** It may be a minute old, and every website may read it. */
function forVerifiers(reply: FastifyReply, type: string): void {
  reply
    .type(type)
    .header('cache-control', 'public, max-age=60')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
}
