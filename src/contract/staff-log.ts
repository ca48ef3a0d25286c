import { z } from 'zod'
import { isDay } from '#domain/day.ts'
import { staffActionKinds, staffReason } from '#domain/people/staff-action.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { route } from './define.ts'
import { atDesk } from './staff-who.ts'
import { none } from './shapes.ts'
import { action, next } from './staff.ts'

const day = z.string().refine(isDay, 'Enter a real date.')

const filters = z.strictObject({
  kind: z.enum(staffActionKinds).optional(),
  /** The id of a person, an opening, a course, ... */
  about: z.string().max(200).optional(),
  staff: userIdSchema.optional(),
  /** How the words of the subject's name begin. */
  q: z.string().trim().max(100).optional(),
  /** The first and the last day, in Jamaica. */
  from: day.optional(),
  to: day.optional(),
})

export type LogFilters = z.infer<typeof filters>

export const staffLogRoutes = {
  /** Newest first. */
  'GET /api/staff/log': route({
    who: atDesk('log'),
    policy: 'staff',
    input: filters.extend({ after: z.string().max(300).optional() }),
    output: z.strictObject({ actions: z.array(action), next }),
  }),
  /** Everybody who did something that is in the log, also those who left. */
  'GET /api/staff/log/members': route({
    who: atDesk('log'),
    policy: 'staff',
    input: none,
    output: z.strictObject({
      members: z.array(z.strictObject({ id: userIdSchema, name: z.string() })),
    }),
  }),
  /** The entries as a table for a spreadsheet. It leaves Upful with names in it, so it is logged. */
  'POST /api/staff/log/export': route({
    who: atDesk('team'),
    policy: 'staff',
    input: filters.extend({ reason: staffReason }),
    output: z.strictObject({
      file: z.string(),
      entries: z.number(),
      /** There are older entries that did not fit. */
      cut: z.boolean(),
    }),
    changes: ['staff'],
  }),
}
