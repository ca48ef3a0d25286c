import { z } from 'zod'
import { businessDeeds } from '#domain/people/business-deed.ts'
import { businessSeats, colleagueSeats } from '#domain/people/business-seat.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { route } from './define.ts'
import { byId, done, none } from './shapes.ts'

const seat = z.enum(colleagueSeats, 'Choose what they may do.')

/** Seats are for adults, and a business account has no month of birth. */
const adult = z.literal(true, 'Confirm that you are 18 or over.')

const colleaguesPage = z.strictObject({
  business: z.string(),
  /** The seat of the caller. */
  seat: z.enum(businessSeats),
  verified: z.boolean(),
  /** The owner first. Addresses are only for the owner. */
  people: z.array(
    z.strictObject({
      id: userIdSchema,
      name: z.string(),
      email: z.string().nullable(),
      seat: z.enum(businessSeats),
      since: z.string().nullable(),
      you: z.boolean(),
      suspended: z.boolean(),
      /** The owner offers them the business. */
      offered: z.boolean(),
    }),
  ),
  /** Letters that nobody has answered; only for the owner. `until` is null once the code has expired. */
  invitations: z.array(
    z.strictObject({
      id: z.string(),
      email: z.string(),
      seat,
      sentAt: z.string(),
      until: z.string().nullable(),
    }),
  ),
  /** Businesses that invite the caller. */
  invited: z.array(z.strictObject({ id: z.string(), business: z.string(), seat })),
  /** The newest 50 things that somebody did; only for the owner. */
  log: z.array(
    z.strictObject({
      id: z.string(),
      at: z.string(),
      deed: z.enum(Object.keys(businessDeeds) as (keyof typeof businessDeeds)[]),
      actor: z.string().nullable(),
      colleague: z.string().nullable(),
      title: z.string().nullable(),
    }),
  ),
})

export type ColleaguesPage = z.infer<typeof colleaguesPage>
export type Colleague = ColleaguesPage['people'][number]

/** Seats for colleagues of a business. Its owner is the account that it began with. */
export const colleagueRoutes = {
  'GET /api/business/colleagues': route({
    who: 'business',
    seat: 'viewer',
    policy: 'own',
    input: none,
    output: colleaguesPage,
  }),
  'POST /api/business/invitations': route({
    who: 'verified-business',
    seat: 'owner',
    policy: 'own',
    confirmed: ['business'],
    input: z.strictObject({ email: z.string().max(254), seat }),
    output: done,
    changes: ['business'],
  }),
  /** A new letter with a new code; the code of the letter before stops working. */
  'POST /api/business/invitations/:id/send-again': route({
    who: 'verified-business',
    seat: 'owner',
    policy: 'own-invitation',
    confirmed: ['business'],
    input: byId,
    output: done,
    changes: ['business'],
  }),
  'DELETE /api/business/invitations/:id': route({
    who: 'business',
    seat: 'owner',
    policy: 'own-invitation',
    input: byId,
    output: done,
    changes: ['business'],
  }),
  'PATCH /api/business/colleagues/:id': route({
    who: 'business',
    seat: 'owner',
    policy: 'own-colleague',
    input: byId.extend({ seat }),
    output: done,
    changes: ['business'],
  }),
  /** Takes the seat away, from the next request on. */
  'DELETE /api/business/colleagues/:id': route({
    who: 'business',
    seat: 'owner',
    policy: 'own-colleague',
    input: byId,
    output: done,
    changes: ['business'],
  }),
  /** Offers a colleague the business: it moves once they accept. */
  'POST /api/business/colleagues/:id/offer': route({
    who: 'verified-business',
    seat: 'owner',
    policy: 'own-colleague',
    confirmed: ['business'],
    input: byId,
    output: done,
    changes: ['business'],
  }),
  'DELETE /api/business/colleagues/:id/offer': route({
    who: 'business',
    seat: 'owner',
    policy: 'own-colleague',
    input: byId,
    output: done,
    changes: ['business'],
  }),
  /** A colleague answers the owner's offer of the business. */
  'POST /api/business/ownership': route({
    who: 'verified-business',
    seat: 'viewer',
    policy: 'own',
    confirmed: ['business'],
    input: z.strictObject({ accept: z.boolean() }),
    output: done,
    changes: ['business', 'postings', 'session', 'profile', 'dashboard'],
  }),
  /** Only of an invitation that was sent to the caller's confirmed address. */
  'POST /api/business/joins': route({
    who: 'business',
    seat: 'owner',
    policy: 'own',
    confirmed: ['business'],
    input: z.discriminatedUnion('accept', [
      z.strictObject({ accept: z.literal(true), id: z.uuid(), adult }),
      z.strictObject({ accept: z.literal(false), id: z.uuid() }),
    ]),
    output: done,
    changes: ['business', 'postings', 'session', 'profile', 'dashboard'],
  }),
  /** With the code of the letter, for an address that is not confirmed yet: only its owner has read it. */
  'POST /api/business/joins/code': route({
    who: 'business',
    seat: 'owner',
    policy: 'own',
    input: z.strictObject({ code: z.string().max(40), adult }),
    output: done,
    changes: ['business', 'postings', 'session', 'profile', 'dashboard'],
  }),
  'POST /api/business/leave': route({
    who: 'business',
    seat: 'viewer',
    policy: 'own',
    input: none,
    output: done,
    changes: ['business', 'postings', 'session', 'profile', 'dashboard'],
  }),
}
