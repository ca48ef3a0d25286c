import { announcementFrom } from '../announcements/queries.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { notificationKinds } from '#domain/people/notifications.ts'
import * as pages from '#domain/pages.ts'
import { bind } from '../http/bind.ts'
import { areBrowserKeys } from '../push/encrypted-push.ts'
import { isPushEndpoint } from '../push/send-push.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { chooseMail, markAllRead, markRead, setQuietHours } from './commands.ts'
import { choosePush, subscribe, unsubscribeHere } from './push-commands.ts'
import { mailChoiceOf, notificationSettingsOf, notificationsOf, ownUnread } from './queries.ts'
import { unsubscribeClaim } from './unsubscribe-link.ts'

const badLink = 'This link does not work. You can turn emails off in your account.'
const oneClick = z.object({ token: z.string().max(1000) })

export function notificationRoutes(app: FastifyInstance, services: Services): void {
  const { db, transaction } = services

  bind(app, services, 'GET /api/notifications', ({ before }, { caller }) =>
    notificationsOf(db, caller.userId, { before, now: services.now() }),
  )

  bind(
    app,
    services,
    'GET /api/notifications/unread',
    (_input, { own: { unread, announcement } }) => ({
      count: unread ?? 0,
      ...(announcement ? { announcement: announcementFrom(announcement) } : {}),
    }),
    ownUnread,
  )

  bind(app, services, 'POST /api/notifications/:id/read', async ({ id }, { caller }) => {
    await transaction((tx) => markRead(tx, caller.userId, id))
    return { done: true }
  })

  bind(app, services, 'POST /api/notifications/read-all', async (_input, { caller }) => {
    await transaction((tx) => markAllRead(tx, caller.userId))
    return { done: true }
  })

  bind(app, services, 'GET /api/notification-settings', (_input, { caller }) =>
    notificationSettingsOf(db, caller, services.push.keys.publicKey),
  )

  bind(
    app,
    services,
    'PATCH /api/notification-settings',
    async ({ quietHours, mail = {}, push }, { caller }) => {
      await transaction(async (tx) => {
        if (quietHours !== undefined) await setQuietHours(tx, caller.userId, quietHours)
        for (const [type, choice] of Object.entries(mail)) {
          await chooseMail(tx, caller.userId, { type, mail: choice })
        }
        if (push !== undefined) await choosePush(tx, caller.userId, push)
      })
      return notificationSettingsOf(db, caller, services.push.keys.publicKey)
    },
  )

  bind(app, services, 'PUT /api/push-subscription', async (target, { caller }) => {
    if (!isPushEndpoint(target.endpoint, services.push.allowLoopback) || !areBrowserKeys(target))
      throw new Refusal('invalid', 'This browser gave us an address that we cannot use.')
    await transaction((tx) => subscribe(tx, caller, target))
    return { done: true }
  })

  bind(app, services, 'DELETE /api/push-subscription', async (_input, { caller }) => {
    await transaction((tx) => unsubscribeHere(tx, caller))
    return { done: true }
  })

  bind(app, services, 'GET /api/unsubscribe', async ({ token }) => {
    const claim = unsubscribeClaim(services.secret, token, services.now())
    if (claim === null) return { kind: 'bad-link' }
    const { label, always } = notificationKinds[claim.type]
    if (always) return { kind: 'always' }
    const mail = await mailChoiceOf(db, claim.userId, claim.type)
    return { kind: mail === 'off' ? 'off' : 'on', label }
  })

  bind(app, services, 'POST /api/unsubscribe', async ({ token }) => {
    await unsubscribe(services, token)
    return { done: true }
  })

  oneClickRoute(app, services)
}

/** The one-click POST of mail clients (RFC 8058). The page at the same address asks for confirmation. */
function oneClickRoute(app: FastifyInstance, services: Services): void {
  void app.register(async (form) => {
    form.removeAllContentTypeParsers()
    form.addContentTypeParser('*', { bodyLimit: 1024 }, (_request, body, done) => {
      body.resume()
      body.on('end', () => done(null, {}))
      body.on('error', done)
    })
    form.post(pages.unsubscribe, async (request) => {
      const parsed = oneClick.safeParse(request.query)
      if (!parsed.success) throw new Refusal('not-possible', badLink)
      await unsubscribe(services, parsed.data.token)
      return { done: true }
    })
  })
}

async function unsubscribe(services: Services, token: string): Promise<void> {
  const claim = unsubscribeClaim(services.secret, token, services.now())
  if (claim === null) throw new Refusal('not-possible', badLink)
  const { userId, type } = claim
  await services.transaction(async (tx) => {
    const person = await tx.db
      .selectFrom('user_profiles')
      .select('user_id')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    // If the account no longer exists, there is nothing to turn off.
    if (person !== undefined) await chooseMail(tx, userId, { type, mail: 'off' })
  })
}
