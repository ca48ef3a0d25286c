import { z } from 'zod'
import {
  maxReportNoteLength,
  personReportReasonKinds,
  reportOutcomeKinds,
  reportPlaces,
  reportStates,
} from '#domain/safety/person-report.ts'
import { route } from './define.ts'
import { helpCard } from './help-card.ts'
import { byUserId, done, none } from './shapes.ts'

const reporters = ['student', 'guardian', 'mentor', 'business'] as const

const myReport = z.strictObject({
  id: z.string(),
  about: z.string(),
  reason: z.enum(personReportReasonKinds),
  at: z.string(),
  state: z.enum(reportStates),
  /** The outcome, once it is closed. */
  outcome: z.enum(reportOutcomeKinds).nullable(),
})

export type MyReport = z.infer<typeof myReport>

export const reportRoutes = {
  /**
   * Reports a person where the caller met them: `id` is that of the session, the opening, the application or
   * the person. Sending the same report twice creates one. An unsafe one pauses a mentor's bookings or a business's
   * openings immediately, unless the caller is a stranger with a new account and nobody else has
   * reported the same.
   */
  'POST /api/reports/:id': route({
    who: reporters,
    policy: 'reportable-person',
    input: z.strictObject({
      id: z.uuid(),
      place: z.enum(reportPlaces),
      reason: z.enum(personReportReasonKinds),
      note: z
        .string()
        .trim()
        .max(maxReportNoteLength, `Keep it under ${maxReportNoteLength} characters`)
        .optional(),
    }),
    output: z.strictObject({
      reportId: z.string(),
      /** Staff see it before all others. */
      urgent: z.boolean(),
      /** Which part of the reported person's work is paused until then. */
      paused: z.enum(['bookings', 'openings']).nullable(),
      /** Requests and sessions between that mentor and the student ended with the report. */
      parted: z.boolean(),
      /** Set when the text contains crisis words. */
      help: helpCard.nullable(),
    }),
    changes: ['reports', 'mentor-sessions', 'mentors', 'guardian'],
  }),
  /** What the caller reported, newest first. */
  'GET /api/reports': route({
    who: reporters,
    policy: 'own',
    input: none,
    output: z.strictObject({ reports: z.array(myReport) }),
  }),
  /** A guardian does not know who was linked after them: staff check the link, and until then its approvals do not count. */
  'POST /api/guardian/students/:id/unknown-guardian': route({
    who: 'guardian',
    policy: 'student-in-sight',
    input: byUserId,
    output: done,
    changes: ['guardian'],
  }),
}
