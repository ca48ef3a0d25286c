import { z } from 'zod'
import { birthMonthWaits } from '#domain/people/birth-month-decision.ts'
import { askedFields } from '#domain/people/profile-question.ts'
import { roles } from '#domain/people/role.ts'
import { whereXpShows } from './changes.ts'
import { route } from './define.ts'
import { done, none } from './shapes.ts'

/** One field of a profile form, defined by the server: the screen renders it. */
export const field = z.strictObject({
  name: z.string(),
  label: z.string(),
  kind: z.enum([
    'text',
    'email',
    'url',
    'number',
    'tel',
    'textarea',
    'checkbox',
    'select',
    'month',
  ]),
  value: z.string(),
  options: z.array(z.strictObject({ value: z.string(), label: z.string() })).optional(),
  required: z.boolean(),
  /** Asked for while it is empty, but optional. */
  offered: z.boolean().optional(),
  /** Staff check it; it is never public. */
  part: z.enum(['contact', 'references', 'registration']).optional(),
  /** Applies only while another field has this value. */
  onlyWith: z.strictObject({ field: z.string(), value: z.string() }).optional(),
  hint: z.string().optional(),
  /** Changing it sends a verified profile back to staff. */
  checked: z.boolean().optional(),
})

export type ShownField = z.infer<typeof field>

/** A month of birth that counts only once it has been approved. */
export const birthMonthRequest = z.strictObject({
  id: z.string(),
  /** The month in force until then, 'YYYY-MM'; null when none was known. */
  from: z.string().nullable(),
  to: z.string(),
  /** The day from which `to` makes the student an adult. */
  adultFrom: z.string(),
  at: z.string(),
  /** Who decides is fixed at the request; what staff are deciding stays with staff. */
  waitsFor: z.enum(birthMonthWaits),
  /** The names of the guardians who still have to answer. */
  guardians: z.array(z.string()),
  /** The names of those who have approved. */
  agreed: z.array(z.string()),
  /** The day from which it counts, once every guardian has approved. */
  countsFrom: z.string().nullable(),
})

export type BirthMonthRequest = z.infer<typeof birthMonthRequest>

const profile = z.strictObject({
  role: z.enum(roles),
  fields: z.array(field),
  finished: z.boolean(),
  /** What staff still need before they can check a mentor or a business: 'a phone number', ... */
  missingToCheck: z.array(z.string()),
  /** When staff had spoken to both references of a mentor. */
  referencesSpokenAt: z.string().nullable(),
  /** What staff decided about a mentor or a business; null for the roles that need no verification. */
  verification: z.enum(['pending', 'verified', 'refused']).nullable(),
  /** What staff answered instead of verifying; `sentAgain` from resubmission until their next answer. */
  answer: z
    .strictObject({
      kind: z.enum(['refused', 'more']),
      reasons: z.array(z.string()),
      sentAgain: z.boolean(),
      /** A field of the profile has changed since they answered. */
      changedSince: z.boolean(),
    })
    .nullable(),
  joinedAt: z.string(),
  /** A path on this site, or null; never an outside URL. */
  avatarUrl: z.string().nullable(),
  /** For a student: a month of birth waiting for approval. */
  birthMonthWaits: birthMonthRequest.nullable(),
})

export type ShownProfile = z.infer<typeof profile>

export const profileRoutes = {
  'GET /api/profile': route({
    whileStopped: true,
    who: 'signed-in',
    policy: 'own',
    input: none,
    output: profile,
  }),
  'PATCH /api/profile': route({
    whileStopped: true,
    who: 'signed-in',
    policy: 'own',
    input: z.strictObject({ fields: z.record(z.string().max(40), z.string().max(2000)) }),
    output: profile,
    changes: [...whereXpShows, 'profile', 'session', 'opportunities', 'sharing', 'guardians'],
  }),
  /** Answers the question of the day, or puts it off for a week with null. */
  'POST /api/profile/question': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({
      field: z.enum(askedFields),
      answer: z.string().trim().min(1).max(2000).nullable(),
    }),
    output: done,
    changes: [...whereXpShows, 'profile', 'session', 'opportunities', 'sharing', 'guardians'],
  }),
  /**
   * Resubmits a profile after staff refused it or asked for more. `whatsChanged` is for staff, and
   * required if no field of the profile has changed since.
   */
  'POST /api/profile/send-again': route({
    who: ['mentor', 'business'],
    policy: 'own',
    input: z.strictObject({ whatsChanged: z.string().trim().max(2000).optional() }),
    output: profile,
    changes: ['profile', 'session', 'dashboard'],
  }),
  'POST /api/profile/birth-month/cancel': route({
    whileStopped: true,
    who: 'student',
    policy: 'own',
    input: none,
    output: profile,
    changes: ['profile', 'session', 'dashboard'],
  }),
}
