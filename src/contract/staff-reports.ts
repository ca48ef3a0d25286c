import { z } from 'zod'
import {
  personReportReasonKinds,
  reportOutcomeKinds,
  reportPlaces,
  reportStates,
} from '#domain/safety/person-report.ts'
import { reportCheckKinds } from '#domain/people/staff-case.ts'
import { roles } from '#domain/people/role.ts'
import { staffReason } from '#domain/people/staff-action.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { route } from './define.ts'
import { atDesk } from './staff-who.ts'
import { done } from './shapes.ts'

const aboutReport = z.strictObject({
  id: z.uuid(),
  reason: staffReason,
  seen: z.enum(reportStates),
})

const reportedPerson = z.strictObject({
  /** Null once the account is gone. */
  id: userIdSchema.nullable(),
  name: z.string(),
  role: z.enum(roles).nullable(),
  /** A student who is or may be under 18. */
  minor: z.boolean(),
})

/** A report about a person. */
export const report = z.strictObject({
  id: z.string(),
  at: z.string(),
  urgent: z.boolean(),
  reason: z.enum(personReportReasonKinds),
  note: z.string(),
  place: z.enum(reportPlaces),
  /** The time of a session or the title of an opening; empty if there is nothing to add. */
  where: z.string(),
  reporter: reportedPerson,
  about: reportedPerson,
  /** It paused the reported person immediately. */
  stopped: z.boolean(),
  /** They are paused now. */
  paused: z.boolean(),
  suspended: z.boolean(),
  /** Other reports about the same person. */
  others: z.number(),
  /** The newest ten. */
  otherReports: z.array(
    z.strictObject({
      id: z.string(),
      at: z.string(),
      reason: z.enum(personReportReasonKinds),
      /** Null once their account is gone. */
      reporter: z.string().nullable(),
      state: z.enum(reportStates),
      outcome: z.enum(reportOutcomeKinds).nullable(),
    }),
  ),
  state: z.enum(reportStates),
  /** The reporter was asked for more, and has not answered. */
  waits: z.boolean(),
  /** Who has the case. */
  takenBy: z.string().nullable(),
  outcome: z.enum(reportOutcomeKinds).nullable(),
  changedAt: z.string(),
})

export type StaffReport = z.infer<typeof report>

/** Reports about people, and what staff do about them. */
export const staffReportRoutes = {
  /** Open ones: urgent first, then oldest first. Closed ones: newest first. */
  'GET /api/staff/reports': route({
    who: atDesk('reports'),
    policy: 'staff',
    input: z.strictObject({
      list: z.enum(['open', 'closed']).optional(),
      after: z.string().max(300).optional(),
    }),
    output: z.strictObject({ reports: z.array(report), next: z.string().nullable() }),
  }),
  /** The reporter gets the outcome as one of a fixed list of sentences. A pause stays until it is lifted. */
  'POST /api/staff/reports/:id/close': route({
    who: atDesk('reports'),
    policy: 'filed-report',
    input: aboutReport.extend({
      outcome: z.enum(reportOutcomeKinds),
      checks: z
        .array(z.enum(reportCheckKinds))
        .min(1, 'Choose what you checked')
        .max(reportCheckKinds.length),
    }),
    output: done,
    changes: ['staff'],
  }),
}
