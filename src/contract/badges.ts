import { z } from 'zod'
import { badgeNames } from '#domain/learning/badge-name.ts'
import { badgeKinds } from '#domain/learning/badge-source.ts'
import { staffReason } from '#domain/people/staff-action.ts'
import { route } from './define.ts'
import { whoMay } from './staff-who.ts'
import { owns } from './policies.ts'
import { byId, done, none } from './shapes.ts'

const source = {
  kind: z.enum(badgeKinds),
  /** The skill, or the id of the simulation or course. */
  sourceId: z.string().min(1).max(200),
}

const ownBadge = z.strictObject({
  id: z.string(),
  ...source,
  title: z.string(),
  /** As it is in the signed badge. */
  name: z.string(),
  givenAt: z.string(),
  /** The public page shows the name. */
  published: z.boolean(),
  /** Staff took it back. */
  stopped: z.boolean(),
})
export type OwnBadge = z.infer<typeof ownBadge>

/** Shown, and no badge of it yet. */
const possible = z.strictObject({ ...source, title: z.string() })
export type PossibleBadge = z.infer<typeof possible>

const contents = z.strictObject({
  id: z.string(),
  kind: z.enum(badgeKinds),
  title: z.string(),
  /** Null on the public page, unless the student shows it there. */
  name: z.string().nullable(),
  did: z.string(),
  rule: z.string(),
  shownAt: z.string(),
  givenAt: z.string(),
})
export type BadgeContents = z.infer<typeof contents>

/**
 * What a check of a badge found.
 * - `valid`: signed here, unchanged, and it counts.
 * - `taken-back`: it was given here and does not count any more.
 * - `altered`: it says that it is from here, and the signature does not fit what it says.
 * - `not-ours`: another issuer's.
 * - `unreadable`: no badge.
 */
const badgeVerdict = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('valid'), badge: contents }),
  z.strictObject({ state: z.literal('taken-back'), title: z.string().nullable() }),
  z.strictObject({ state: z.literal('altered') }),
  z.strictObject({ state: z.literal('not-ours') }),
  z.strictObject({ state: z.literal('unreadable') }),
])
export type BadgeVerdict = z.infer<typeof badgeVerdict>

const own = owns('badges')

export const badgeRoutes = {
  'GET /api/badges': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: z.strictObject({
      badges: z.array(ownBadge),
      possible: z.array(possible),
      /** The names that the student can have on a badge; a minor has only the short one. */
      names: z.strictObject({ full: z.string().nullable(), initial: z.string() }),
    }),
  }),
  /** Gives the badge of something shown; a second time it is the same badge. */
  'POST /api/badges': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ ...source, name: z.enum(badgeNames) }),
    output: ownBadge,
    changes: ['badges'],
  }),
  /** The signed badge, to be saved. */
  'GET /api/badges/:id/file': route({
    who: 'student',
    policy: own,
    input: byId,
    output: z.strictObject({ jwt: z.string() }),
  }),
  /** Shows the name on the public page, or takes it off. Guardians of a minor are told when it is shown. */
  'PUT /api/badges/:id/published': route({
    who: 'student',
    policy: own,
    input: byId.extend({ published: z.boolean() }),
    output: done,
    changes: ['badges', 'cvs', 'given-badges'],
  }),
  /** The student takes it back: it does not count any more, wherever it is. */
  'DELETE /api/badges/:id': route({
    who: 'student',
    policy: own,
    input: byId,
    output: done,
    changes: ['badges', 'cvs', 'given-badges'],
  }),

  /** The public page of a badge, for everybody who has its link: its id cannot be guessed. */
  'GET /api/given-badges/:id': route({
    who: 'anyone',
    policy: 'open',
    input: byId,
    output: badgeVerdict,
  }),
  /** Checks a signed badge that somebody was sent. */
  'POST /api/badge-checks': route({
    who: 'anyone',
    policy: 'open',
    input: z.strictObject({ badge: z.string().trim().min(1, 'Paste a badge').max(20_000) }),
    output: badgeVerdict,
    changes: [],
  }),
  /** Logged with the reason, as everything that staff do. The student is told, and cannot get it again. */
  'POST /api/staff/badges/:id/stop': route({
    who: whoMay('suspend'),
    policy: 'given-badge',
    input: byId.extend({ reason: staffReason }),
    output: done,
    changes: ['staff', 'given-badges'],
  }),
}
