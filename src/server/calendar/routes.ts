import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { calendarPath } from '#domain/text/calendar-path.ts'
import { hourSeconds } from '#domain/duration.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { bind } from '../http/bind.ts'
import { consume, type Limit } from '../http/limits.ts'
import { notFound } from '../http/refusal.ts'
import { calendarSource } from '../mail/calendar-source.ts'
import type { Services } from '../services.ts'
import { endFeed, makeFeed } from './commands.ts'
import { feedKey, isFeedKey, ownerIn } from './feed-link.ts'
import { feedOf, feedRowOf } from './queries.ts'

/** Calendar programs ask every few hours; a person may have several. */
const readsAnHour: Limit = { name: 'calendar-feed', max: 120, seconds: hourSeconds }

const noCalendar =
  'There is no calendar at this address. The link may have been replaced or turned off.'
const keyed = z.object({ key: z.string().max(100) })

export function calendarRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction, secret, publicUrl } = services

  async function linkOf(userId: UserId): Promise<{ link: string | null }> {
    const row = await feedRowOf(db, userId)
    const key = row === null ? null : feedKey(secret, userId, row.nonce)
    return { link: key === null ? null : `${publicUrl}${calendarPath}?key=${key}` }
  }

  bind(app, services, 'GET /api/calendar-feed', (_input, { caller }) => linkOf(caller.userId))

  bind(app, services, 'PUT /api/calendar-feed', async (_input, { caller }) => {
    await transaction((tx) => makeFeed(tx, caller.userId))
    return linkOf(caller.userId)
  })

  bind(app, services, 'DELETE /api/calendar-feed', async (_input, { caller }) => {
    await transaction((tx) => endFeed(tx, caller.userId))
    return { link: null }
  })

  feedRoute(app, services)
}

/** What calendar programs read. They have no session: the key in the link is all they know. */
function feedRoute(app: FastifyInstance, services: Services): void {
  const { db, secret, publicUrl, now, env } = services

  app.get(calendarPath, async (request, reply) => {
    const { data } = keyed.safeParse(request.query)
    const owner = data === undefined ? null : ownerIn(data.key)
    if (data === undefined || owner === null) throw notFound(noCalendar)
    const row = await feedRowOf(db, owner)
    if (row === null || !isFeedKey(secret, data.key, { userId: owner, nonce: row.nonce }))
      throw notFound(noCalendar)
    await consume(services, readsAnHour, owner)
    const reader = { role: row.role, readerId: owner, publicUrl, now: now() }
    const body = await feedOf(db, reader, calendarSource(env))
    const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
    void reply
      .header('etag', tag)
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
    if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(body)
  })
}

function matches(header: string | undefined, tag: string): boolean {
  const tags = header?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? []
  return tags.includes(tag)
}
