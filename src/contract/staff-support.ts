import { z } from 'zod'
import { staffReason } from '#domain/people/staff-action.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { route } from './define.ts'
import { atDesk, whoMay } from './staff-who.ts'
import { byUserId, done } from './shapes.ts'
import { staffCase } from './staff-cases.ts'

/** What somebody does on Upful, in numbers and names: nothing they wrote. Null where the role does not have it. */
const personWork = z.strictObject({
  /** Their business, the company of a mentor, or the school of a student. */
  organization: z.string().nullable(),
  /** They can read what is sent to their address. */
  confirmed: z.boolean(),
  openings: z.strictObject({ published: z.number(), held: z.number(), all: z.number() }).nullable(),
  /** Applications to the openings of a business; those of a student. */
  applications: z.number().nullable(),
  sessions: z.strictObject({ planned: z.number(), held: z.number() }).nullable(),
  /** The students of a mentor, or the mentors of a student. */
  mentorships: z.number().nullable(),
  links: z.array(
    z.strictObject({
      id: userIdSchema,
      /** The first name and an initial. */
      name: z.string(),
      state: z.enum(['asked', 'in-force', 'paused']),
      since: z.string(),
    }),
  ),
  cases: z.array(staffCase),
})
export type PersonWork = z.infer<typeof personWork>

const aboutPerson = z.strictObject({ id: userIdSchema, reason: staffReason })

/** What staff do for somebody who cannot get on alone. */
export const staffSupportRoutes = {
  'GET /api/staff/people/:id/work': route({
    who: atDesk('people'),
    policy: 'opened-record',
    input: byUserId,
    output: personWork,
  }),
  /** The letter goes to the address of the account, never to another one. */
  'POST /api/staff/people/:id/send-reset': route({
    who: whoMay('assist'),
    policy: 'person-in-care',
    input: aboutPerson,
    output: done,
    changes: ['staff'],
  }),
  'POST /api/staff/people/:id/send-confirmation': route({
    who: whoMay('assist'),
    policy: 'person-in-care',
    input: aboutPerson,
    output: done,
    changes: ['staff'],
  }),
  /** After a call: staff know that the address belongs to the person. */
  'POST /api/staff/people/:id/confirm-address': route({
    who: whoMay('assist'),
    policy: 'person-in-care',
    input: aboutPerson,
    output: done,
    changes: ['staff'],
  }),
  /** Ends the link between a guardian and a student; both are notified. */
  'POST /api/staff/people/:id/links/:linkedId/end': route({
    who: whoMay('assist'),
    policy: 'person-in-care',
    input: aboutPerson.extend({ linkedId: userIdSchema }),
    output: done,
    changes: ['staff'],
  }),
}
