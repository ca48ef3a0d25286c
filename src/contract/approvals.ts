import { z } from 'zod'
import { sharedFields } from '#domain/openings/application.ts'
import { approvalDeclines } from '#domain/people/approval-decline.ts'
import { approvalCovers } from '#domain/people/approval.ts'
import { mentorAims } from '#domain/mentoring/mentoring.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import { route } from './define.ts'
import { opportunityCard } from './opportunities.ts'
import { byId, done } from './shapes.ts'

const byBoth = z.strictObject({ id: z.uuid(), approvalId: z.uuid() })

const opening = opportunityCard
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
    /** Our staff have checked the business, and it is so now. */
    checked: z.boolean(),
  })

const mentor = z.strictObject({
  firstName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  industry: z.string(),
  /** What the mentor wrote of themselves. */
  about: z.string(),
  expertise: z.array(z.string()),
})

/** The thing itself, as a guardian reads it before they answer; null parts are not there any more. */
const askedThing = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('application'),
    opening: opening.nullable(),
    /** What the student wants to share, and says. */
    share: z.array(z.enum(sharedFields)),
    message: z.string(),
  }),
  z.strictObject({
    kind: z.literal('mentor'),
    mentor: mentor.nullable(),
    session: z
      .strictObject({
        startsAt: z.string(),
        skill: skillSchema,
        aim: z.enum(mentorAims),
        /** Until when the mentor's time is kept; null when it is not any more. */
        heldUntil: z.string().nullable(),
      })
      .nullable(),
  }),
])

/** What taking an approval back did to the applications under it. */
const stoppedApplications = z.strictObject({
  withdrawn: z.number(),
  /** Accepted, and called off before the first day. */
  calledOff: z.number(),
  /** The work has begun, so that nothing here undoes it. */
  begun: z.number(),
})

export type StoppedApplications = z.infer<typeof stoppedApplications>

export type AskedThing = z.infer<typeof askedThing>

export const approvalRoutes = {
  'GET /api/guardian/students/:id/approvals/:approvalId': route({
    who: 'guardian',
    policy: 'student-in-sight',
    input: byBoth,
    output: askedThing,
  }),
  /** With a yes, what waits for it goes out. `covers` says whether later ones need no yes of their own. */
  'POST /api/guardian/students/:id/approvals/:approvalId': route({
    who: 'guardian',
    policy: 'student-in-sight',
    confirmed: ['guardian'],
    input: byBoth.extend({
      decision: z.enum(['approved', 'declined']),
      covers: z.enum(approvalCovers).optional(),
      /** With a no, if the guardian wants the student to know why. */
      because: z.enum(approvalDeclines).optional(),
    }),
    output: done,
  }),
  /** What was sent under it and is still open stops at once; from then on the student asks again. */
  'POST /api/guardian/approvals/:id/take-back': route({
    who: 'guardian',
    policy: 'given-approval',
    input: byId,
    output: done.extend({ applications: stoppedApplications }),
  }),
  /** Calls off what a minor accepted, before the first day; everybody is told. */
  'POST /api/guardian/students/:id/applications/:applicationId/stop': route({
    who: 'guardian',
    policy: 'student-in-sight',
    input: z.strictObject({ id: z.uuid(), applicationId: z.uuid() }),
    output: done,
  }),
}
