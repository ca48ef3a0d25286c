import { z } from 'zod'
import { birthMonthWaits } from '#domain/people/birth-month-decision.ts'
import { roles } from '#domain/people/role.ts'
import { route } from './define.ts'
import { none } from './shapes.ts'

/** One field of a profile form, as the server knows it: the screen draws what it is told. */
const field = z.strictObject({
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
  /** Asked for while it is empty, though it may stay so. */
  offered: z.boolean().optional(),
  /** What staff check; none of it is public. */
  part: z.enum(['contact', 'references', 'registration']).optional(),
  /** Makes sense only while another field has this value. */
  onlyWith: z.strictObject({ field: z.string(), value: z.string() }).optional(),
  hint: z.string().optional(),
  /** Changing it sends a verified profile back to staff. */
  checked: z.boolean().optional(),
})

export type ProfileField = z.infer<typeof field>

/** A month of birth that counts only once somebody has agreed. */
export const birthMonthRequest = z.strictObject({
  id: z.string(),
  /** What counts until then, 'YYYY-MM'; null when nothing was known. */
  from: z.string().nullable(),
  to: z.string(),
  /** The day from which `to` makes an adult. */
  adultFrom: z.string(),
  at: z.string(),
  /** Fixed when it was asked; what staff have stays with staff. */
  waitsFor: z.enum(birthMonthWaits),
  /** The names of the guardians who have to answer still. */
  guardians: z.array(z.string()),
  /** The names of those who have agreed. */
  agreed: z.array(z.string()),
  /** The day on which it counts, once every guardian has agreed. */
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
  /** What staff answered instead of verifying, in words to read; `sentAgain` until they answer again. */
  answer: z
    .strictObject({
      kind: z.enum(['refused', 'more']),
      reasons: z.array(z.string()),
      sentAgain: z.boolean(),
      /** A field of the profile is different from when they answered. */
      changedSince: z.boolean(),
    })
    .nullable(),
  joinedAt: z.string(),
  /** A path of ours, or null; never an address of somebody else's. */
  avatarUrl: z.string().nullable(),
  /** Of a student: a month of birth that waits. */
  birthMonthWaits: birthMonthRequest.nullable(),
})

export type Profile = z.infer<typeof profile>

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
  }),
  /**
   * Back into the queue of staff, after they refused or asked for more. `whatsChanged` is for staff, and is
   * needed where no field of the profile has changed since.
   */
  'POST /api/profile/send-again': route({
    who: ['mentor', 'business'],
    policy: 'own',
    input: z.strictObject({ whatsChanged: z.string().trim().max(2000).optional() }),
    output: profile,
  }),
  'POST /api/profile/birth-month/cancel': route({
    whileStopped: true,
    who: 'student',
    policy: 'own',
    input: none,
    output: profile,
  }),
}
