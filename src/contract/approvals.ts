import { z } from 'zod'
import { cvSchema } from '#domain/cv/cv-schema.ts'
import { sharedFields } from '#domain/openings/application.ts'
import { approvalDeclines } from '#domain/people/approval-decline.ts'
import { approvalCovers, approvalKinds, pastApprovalStates } from '#domain/people/approval.ts'
import { mentorAims } from '#domain/mentoring/mentoring.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { route } from './define.ts'
import { openingCard } from './openings.ts'
import { byId, done, none } from './shapes.ts'

const byStudentAndApproval = z.strictObject({ id: userIdSchema, approvalId: z.uuid() })

const opening = openingCard
  .pick({
    id: true,
    title: true,
    company: true,
    location: true,
    locationEstimated: true,
    place: true,
    type: true,
    duration: true,
    pay: true,
    deadline: true,
    deadlineEstimated: true,
    skills: true,
  })
  .extend({
    description: z.string(),
    open: z.boolean(),
    /** Our staff have verified the business, and it is still verified. */
    checked: z.boolean(),
  })

const mentor = z.strictObject({
  firstName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  industry: z.string(),
  /** What the mentor wrote about themselves. */
  about: z.string(),
  expertise: z.array(z.string()),
})

/** What the guardian is asked to approve, as shown to them; parts that no longer exist are null. */
const approvalRequest = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('application'),
    opening: opening.nullable(),
    /** What the student wants to share, and their message. */
    share: z.array(z.enum(sharedFields)),
    message: z.string(),
    /** The CV that goes with it, as the business would get it now. */
    cv: cvSchema.nullable(),
  }),
  z.strictObject({
    kind: z.literal('mentor'),
    mentor: mentor.nullable(),
    session: z
      .strictObject({
        startsAt: z.string(),
        skill: skillSchema,
        aim: z.enum(mentorAims),
        /** Until when the mentor's slot is reserved; null when it no longer is. */
        heldUntil: z.string().nullable(),
      })
      .nullable(),
  }),
])

/** What taking back an approval did to the applications it covered. */
const stoppedApplications = z.strictObject({
  withdrawn: z.number(),
  /** Accepted, and called off before the first day. */
  calledOff: z.number(),
  /** The work has begun, so it cannot be undone here. */
  begun: z.number(),
})

/** An answer that no longer counts, as the guardians of the student see it. */
const pastApproval = z.strictObject({
  id: z.uuid(),
  student: z.string(),
  kind: z.enum(approvalKinds),
  title: z.string(),
  /** 'approved': what it allowed has ended. */
  state: z.enum(pastApprovalStates),
  at: z.string(),
  by: z.enum(['you', 'guardian', 'student']),
  /** Why this guardian declined, if they said; never the reason of another one. */
  because: z.enum(approvalDeclines).nullable(),
})

export type PastApproval = z.infer<typeof pastApproval>

export type StoppedApplications = z.infer<typeof stoppedApplications>

export type ApprovalRequest = z.infer<typeof approvalRequest>

export const approvalRoutes = {
  'GET /api/guardian/students/:id/approvals/:approvalId': route({
    who: 'guardian',
    policy: 'student-in-sight',
    input: byStudentAndApproval,
    output: approvalRequest,
  }),
  /** Answers that no longer count, newest first, at most 50. */
  'GET /api/guardian/approvals/past': route({
    who: 'guardian',
    policy: 'own',
    input: none,
    output: z.strictObject({ approvals: z.array(pastApproval) }),
  }),
  /** An approval sends what waited for it. `covers`: whether it applies to later ones too. */
  'POST /api/guardian/students/:id/approvals/:approvalId': route({
    who: 'guardian',
    policy: 'student-in-sight',
    confirmed: ['guardian'],
    input: byStudentAndApproval.extend({
      decision: z.enum(['approved', 'declined']),
      covers: z.enum(approvalCovers).optional(),
      /** Only with a decline, if the guardian wants the student to know why. */
      because: z.enum(approvalDeclines).optional(),
    }),
    output: done,
    changes: ['guardian'],
  }),
  /** Applications that were sent under it and are still open stop immediately; the student has to ask again from then on. */
  'POST /api/guardian/approvals/:id/take-back': route({
    who: 'guardian',
    policy: 'given-approval',
    input: byId,
    output: done.extend({ applications: stoppedApplications }),
    changes: ['guardian'],
  }),
  /** Calls off an offer that a minor accepted, before the first day; everybody involved is notified. */
  'POST /api/guardian/students/:id/applications/:applicationId/stop': route({
    who: 'guardian',
    policy: 'student-in-sight',
    input: z.strictObject({ id: userIdSchema, applicationId: z.uuid() }),
    output: done,
    changes: ['guardian'],
  }),
}
