import { z } from 'zod'
import { parishes } from '#domain/openings/place.ts'
import { roles } from '#domain/people/role.ts'
import { staffRoles } from '#domain/people/staff-role.ts'
import { dailyMinutesChoices, studentGoalIds } from '#domain/people/student-goals.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { route } from './define.ts'
import { owns } from './policies.ts'
import { done, none } from './shapes.ts'

const me = z.strictObject({
  id: userIdSchema,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** Only of staff. */
  staffRole: z.enum(staffRoles).optional(),
  /** Whether the person has confirmed their email address. */
  confirmed: z.boolean(),
  /** Letters to their address bounce: the mailbox does not exist. */
  bounced: z.boolean(),
  /** A student who is certainly an adult, or who already has an employer and can leave it. */
  mayHaveEmployer: z.boolean(),
  /** When a pending deletion takes effect; null when none is pending. */
  deleteAfter: z.string().nullable(),
  /** They said they are under 15, and staff have not approved another month of birth. */
  stopped: z.boolean(),
})

/** The person after signing up or in. */
export type Me = z.infer<typeof me>

const text = z.string().max(500)
const email = z.string().max(254)
const password = z.string().max(200)

/** Role fields as the forms send them: strings, so that an empty field is an empty string. */
const details = z.record(z.string().max(40), z.string().max(2000))

/** What somebody chose and answered on the landing page before they signed up. Only students keep it. */
const firstMinute = z.strictObject({
  goal: z.enum(studentGoalIds).optional(),
  parish: z.enum(parishes).optional(),
  dailyMinutes: z.literal(dailyMinutesChoices).optional(),
  /** For each step the position of the option, right or wrong; all of them pay the award. */
  answers: z.record(z.string().max(80), z.number().max(9)).optional(),
})

export type FirstMinuteChoices = z.infer<typeof firstMinute>

/** What opening the link in a letter did. */
const emailLinkUses = ['confirmed', 'already-confirmed', 'changed'] as const
export type EmailLinkUse = (typeof emailLinkUses)[number]

export const accountRoutes = {
  'GET /api/session': route({
    who: 'anyone',
    policy: 'open',
    input: none,
    output: z.strictObject({ user: me.nullable() }),
  }),
  'POST /api/sign-up': route({
    who: 'anyone',
    policy: 'open',
    input: z.strictObject({
      name: text,
      email,
      password,
      role: text.optional(),
      details: details.optional(),
      firstMinute: firstMinute.optional(),
    }),
    output: z.strictObject({ user: me }),
    changes: [],
  }),
  'POST /api/sign-in': route({
    who: 'anyone',
    policy: 'open',
    input: z.strictObject({ email, password }),
    output: z.strictObject({ user: me }),
    changes: [],
  }),
  'POST /api/sign-out': route({
    who: 'anyone',
    policy: 'own',
    input: none,
    output: done,
    changes: [],
  }),
  'POST /api/password/forgot': route({
    who: 'anyone',
    policy: 'open',
    input: z.strictObject({ email }),
    output: done,
    changes: [],
  }),
  'POST /api/password/reset': route({
    who: 'anyone',
    policy: 'by-token',
    input: z.strictObject({ token: z.string().max(200), password }),
    output: done,
    changes: [],
  }),
  'POST /api/account/password': route({
    whileStopped: true,
    who: 'signed-in',
    policy: 'own',
    input: z.strictObject({ current: password, next: password }),
    output: done,
    changes: ['account'],
  }),
  'POST /api/account/email': route({
    whileStopped: true,
    who: 'signed-in',
    policy: 'own',
    input: z.strictObject({ email, password }),
    output: done,
    changes: [],
  }),
  'POST /api/email/confirm': route({
    who: 'anyone',
    policy: 'by-token',
    input: z.strictObject({ token: z.string().max(2000) }),
    output: z.strictObject({ kind: z.enum(emailLinkUses) }),
    changes: ['session'],
  }),
  /** Resends the letter that asks the person to confirm their address. */
  'POST /api/email/send-again': route({
    whileStopped: true,
    who: 'signed-in',
    policy: 'own',
    input: none,
    output: done,
    changes: [],
  }),
  'GET /api/account/sessions': route({
    whileStopped: true,
    who: 'signed-in',
    policy: 'own',
    input: none,
    output: z.strictObject({
      sessions: z.array(
        z.strictObject({
          id: z.string(),
          current: z.boolean(),
          device: z.string(),
          startedAt: z.string(),
          lastSeenAt: z.string(),
        }),
      ),
    }),
  }),
  'DELETE /api/account/sessions/:id': route({
    whileStopped: true,
    who: 'signed-in',
    policy: owns('auth_sessions', {
      sentence: 'A session of the caller.',
      missing: 'Not found',
    }),
    input: z.strictObject({ id: z.string().max(100) }),
    output: done,
    changes: ['account'],
  }),
  'POST /api/account/sign-out-everywhere': route({
    whileStopped: true,
    who: 'signed-in',
    policy: 'own',
    input: none,
    output: done,
    changes: [],
  }),
  'POST /api/account/delete': route({
    whileStopped: true,
    who: 'signed-in',
    policy: 'own',
    input: z.strictObject({ password }),
    output: z.strictObject({ deleteAfter: z.string() }),
    changes: ['session'],
  }),
  'POST /api/account/delete/undo': route({
    whileStopped: true,
    who: 'signed-in',
    policy: 'own',
    input: none,
    output: done,
    changes: ['session'],
  }),
}
