import { z } from 'zod'
import {
  personReportReasonKinds,
  reportOutcomeKinds,
  reportPlaces,
  reportStates,
} from '#domain/safety/person-report.ts'
import { roles } from '#domain/people/role.ts'
import { staffReason } from '#domain/people/staff-action.ts'
import { route } from './define.ts'
import { done } from './shapes.ts'

const aboutReport = z.strictObject({
  id: z.uuid(),
  reason: staffReason,
  seen: z.enum(reportStates),
})

const reportedPerson = z.strictObject({
  /** Null once the account is gone. */
  id: z.string().nullable(),
  name: z.string(),
  role: z.enum(roles).nullable(),
  /** Of a student who is or may be under 18. */
  minor: z.boolean(),
})

/** What somebody reported about a person. */
const report = z.strictObject({
  id: z.string(),
  at: z.string(),
  urgent: z.boolean(),
  reason: z.enum(personReportReasonKinds),
  note: z.string(),
  place: z.enum(reportPlaces),
  /** The time of a session, the title of an opening; empty where there is nothing to add. */
  where: z.string(),
  reporter: reportedPerson,
  about: reportedPerson,
  /** It stopped the reported person at once. */
  stopped: z.boolean(),
  /** They are stopped now. */
  paused: z.boolean(),
  suspended: z.boolean(),
  /** Other reports about the same person. */
  others: z.number(),
  /** The newest ten of them. */
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
  takenBy: z.string().nullable(),
  outcome: z.enum(reportOutcomeKinds).nullable(),
  changedAt: z.string(),
})

export type StaffReport = z.infer<typeof report>

/** What people reported about each other, and what staff do about it. */
export const staffReportRoutes = {
  /** Open ones: the urgent first, then the oldest. Closed ones: the newest first. */
  'GET /api/staff/reports': route({
    who: 'staff',
    policy: 'staff',
    input: z.strictObject({
      list: z.enum(['open', 'closed']).optional(),
      after: z.string().max(300).optional(),
    }),
    output: z.strictObject({ reports: z.array(report), next: z.string().nullable() }),
  }),
  /** Says to colleagues who looks at it. `seen` is how the card stood: a stale one is refused. */
  'POST /api/staff/reports/:id/take': route({
    who: 'staff',
    policy: 'filed-report',
    input: aboutReport,
    output: done,
  }),
  /** The reporter hears the outcome in one sentence of a list. A pause stays until it is lifted. */
  'POST /api/staff/reports/:id/close': route({
    who: 'staff',
    policy: 'filed-report',
    input: aboutReport.extend({ outcome: z.enum(reportOutcomeKinds) }),
    output: done,
  }),
}
