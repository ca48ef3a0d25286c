import { z } from 'zod'
import { cheerStickers } from '#domain/people/cheer.ts'
import { pushKindNames } from '#domain/people/push.ts'
import { mailChoices } from '#domain/people/quiet-hours.ts'
import { announcement } from './announcements.ts'
import { route } from './define.ts'
import { owns } from './policies.ts'
import { address, byId, done, none } from './shapes.ts'

const notification = z.strictObject({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  body: z.string(),
  /** A page of this app. */
  path: address,
  /** Offers the page where they can write to us. */
  contact: z.boolean(),
  at: z.string(),
  read: z.boolean(),
  /** It asked for an approval, and the approval no longer needs an answer. */
  done: z.boolean(),
  /** The sticker of a cheer, which the student can thank for. */
  cheer: z
    .strictObject({ id: z.string(), sticker: z.enum(cheerStickers), thanked: z.boolean() })
    .nullable(),
})

export type Notification = z.infer<typeof notification>

const settings = z.strictObject({
  quietHours: z.boolean(),
  types: z.array(
    z.strictObject({
      type: z.string(),
      label: z.string(),
      mail: z.enum(mailChoices),
      /** It is sent on Sundays, so there is no choice between immediately and daily. */
      weekly: z.boolean(),
      /** It is about one evening, and sent then. */
      evening: z.boolean(),
    }),
  ),
  /** What also comes to a student's phone; null for everybody else. */
  push: z
    .strictObject({
      /** The public key of this server, for the browser. */
      key: z.string(),
      /** This session has told us where to send it. */
      here: z.boolean(),
      kinds: z.array(z.strictObject({ kind: z.enum(pushKindNames), on: z.boolean() })),
    })
    .nullable(),
})

export type NotificationSettings = z.infer<typeof settings>

const byToken = z.strictObject({ token: z.string().max(1000) })

export const notificationRoutes = {
  'GET /api/notifications': route({
    whileStopped: true,
    who: 'signed-in',
    policy: 'own',
    input: z.strictObject({ before: z.string().max(200).optional() }),
    output: z.strictObject({
      notifications: z.array(notification),
      next: z.string().nullable(),
    }),
  }),
  'GET /api/notifications/unread': route({
    whileStopped: true,
    who: 'signed-in',
    policy: 'own',
    input: none,
    output: z.strictObject({
      /** Counted up to 100. */
      count: z.number(),
      /** What staff tell the caller's role, unless they closed it. */
      announcement: announcement.optional(),
    }),
  }),
  'POST /api/notifications/:id/read': route({
    whileStopped: true,
    who: 'signed-in',
    policy: owns('notifications', { missing: 'Not found' }),
    input: byId,
    output: done,
    changes: ['notifications'],
  }),
  'POST /api/notifications/read-all': route({
    whileStopped: true,
    who: 'signed-in',
    policy: 'own',
    input: none,
    output: done,
    changes: ['notifications'],
  }),
  'GET /api/notification-settings': route({
    whileStopped: true,
    who: 'signed-in',
    policy: 'own',
    input: none,
    output: settings,
  }),
  'PATCH /api/notification-settings': route({
    whileStopped: true,
    who: 'signed-in',
    policy: 'own',
    input: z.strictObject({
      quietHours: z.boolean().optional(),
      mail: z.record(z.string().max(60), z.enum(mailChoices)).optional(),
      push: z.partialRecord(z.enum(pushKindNames), z.boolean()).optional(),
    }),
    output: settings,
    changes: ['notification-settings'],
  }),
  /** Where the browser of this session is reached. */
  'PUT /api/push-subscription': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({
      endpoint: z.string().max(1000),
      p256dh: z.string().max(100),
      auth: z.string().max(40),
    }),
    output: done,
    changes: ['notification-settings'],
  }),
  'DELETE /api/push-subscription': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: done,
    changes: ['notification-settings'],
  }),
  /** What the link in a letter would turn off; does not change anything. */
  'GET /api/unsubscribe': route({
    who: 'anyone',
    policy: 'by-token',
    input: byToken,
    output: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('on'), label: z.string() }),
      z.strictObject({ kind: z.literal('off'), label: z.string() }),
      /** This kind cannot be turned off. */
      z.strictObject({ kind: z.literal('always') }),
      z.strictObject({ kind: z.literal('bad-link') }),
    ]),
  }),
  'POST /api/unsubscribe': route({
    who: 'anyone',
    policy: 'by-token',
    input: byToken,
    output: done,
    changes: ['unsubscribe'],
  }),
}
