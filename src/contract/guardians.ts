import { z } from 'zod'
import { avatarSchema } from '#domain/people/avatar.ts'
import { approvalCovers, approvalKinds, approvalStates } from '#domain/people/approval.ts'
import { applicationStates } from '#domain/openings/application.ts'
import { linkSides } from '#domain/people/guardian-link.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { activity } from './dashboard.ts'
import { route } from './define.ts'
import { guardianInterview, offer } from './interviews.ts'
import { birthMonthRequest } from './profiles.ts'
import { linkedAssessment, linkedCourse, linkedSimulation } from './linked-learning.ts'
import { linkedMentors } from './linked-mentors.ts'
import { address, byUserId, done, none } from './shapes.ts'

const approval = z.strictObject({
  id: z.string(),
  kind: z.enum(approvalKinds),
  title: z.string(),
  path: address,
  state: z.enum(approvalStates),
  at: z.string(),
})

export type Approval = z.infer<typeof approval>

/** An approval that is in force, or would be again if the link were renewed. */
const givenApproval = z.strictObject({
  id: z.string(),
  student: z.string(),
  kind: z.enum(approvalKinds),
  title: z.string(),
  covers: z.enum(approvalCovers),
  at: z.string(),
  /** Given by the caller, not by another guardian of the same student. */
  yours: z.boolean(),
  /** The link it was given under is in force; otherwise the student has to ask again next time. */
  linked: z.boolean(),
  /** Applications sent under it that are not decided yet. */
  undecided: z.number(),
  /** Planned interviews: taking the approval back cancels them. */
  interviews: z.array(
    z.strictObject({ title: z.string(), company: z.string(), startsAt: z.string() }),
  ),
  /** Offers the student has accepted; `begun` from the first day on. */
  accepted: z.array(z.strictObject({ title: z.string(), company: z.string(), begun: z.boolean() })),
})

export type GivenApproval = z.infer<typeof givenApproval>

const guardian = z.strictObject({
  id: userIdSchema,
  name: z.string(),
  relationship: z.string(),
  standing: z.enum(['asked', 'in-force', 'paused']),
  /** Who has to answer. */
  waitsFor: z.enum(linkSides).nullable(),
  since: z.string(),
})

export type MyGuardian = z.infer<typeof guardian>

/** A linked student's progress, with the numbers of their own dashboard. */
const studentProgress = z.strictObject({
  id: userIdSchema,
  name: z.string(),
  /** The face that the student put together; null for none. */
  avatar: avatarSchema.nullable(),
  xp: z.number(),
  streak: z.number(),
  completion: z.number(),
  activities: z.number(),
  lastActiveDay: z.string().nullable(),
})

export type StudentProgress = z.infer<typeof studentProgress>

/** Everything a guardian sees of a student. The student can see exactly the same. */
const studentView = z.strictObject({
  student: studentProgress,
  courses: z.array(linkedCourse),
  assessments: z.array(linkedAssessment),
  simulations: z.array(linkedSimulation),
  activities: z.array(activity),
  applications: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      company: z.string(),
      state: z.enum(applicationStates),
      on: z.string(),
      /** Only for a minor. */
      interview: guardianInterview.nullable(),
      offer: offer.nullable(),
      /** Offered to a minor or accepted by one: until this day a guardian can stop it once it is accepted. */
      stopUntil: z.string().nullable(),
    }),
  ),
  ...linkedMentors,
  /** Under 18, so a guardian may stop a mentor. */
  minor: z.boolean(),
  /** How many guardians are linked with a minor; only the student knows who they are. */
  guardians: z.number(),
  /** Guardians linked after the caller: the caller can ask staff to check them, or staff are checking them. */
  newGuardians: z.enum(['can-question', 'being-checked']).nullable(),
})

export type StudentView = z.infer<typeof studentView>

const guardianHome = z.strictObject({
  students: z.array(studentProgress),
  /** Students who entered this guardian's code and are waiting for confirmation. */
  asks: z.array(
    z.strictObject({
      id: userIdSchema,
      name: z.string(),
      at: z.string(),
      /** The student sent an invitation to the guardian's address, and confirms afterwards. */
      invited: z.boolean(),
    }),
  ),
  /** Until when the guardian's own code works. */
  codeUntil: z.string().nullable(),
  /** Students whose code the guardian entered and who have not confirmed yet. */
  waiting: z.number(),
  approvals: z.array(
    approval.extend({
      studentId: userIdSchema,
      student: z.string(),
      /** When a guardian last declined this; which of the others it was is not revealed. */
      saidNo: z.strictObject({ at: z.string(), yours: z.boolean() }).nullable(),
    }),
  ),
  /** Corrections of a month of birth that make a minor older. */
  birthMonths: z.array(
    // The guardians of one student need not know each other.
    birthMonthRequest.omit({ guardians: true, agreed: true }).extend({
      studentId: userIdSchema,
      student: z.string(),
      /** How many other guardians still have to answer. */
      others: z.number(),
      /** The caller was asked and has not answered. */
      answers: z.boolean(),
      /** It was approved but does not count yet, so the caller can still stop it. */
      stops: z.boolean(),
      /** Staff decide, and the caller may tell them whether it is right. */
      states: z.boolean(),
      /** What the caller told them. */
      stated: z.enum(['right', 'wrong']).nullable(),
    }),
  ),
  given: z.array(givenApproval),
  activities: z.array(activity.extend({ student: z.string() })),
  /** Sessions, and interviews of minors; the next one first. */
  comingUp: z.array(
    z.strictObject({
      id: z.string(),
      studentId: userIdSchema,
      student: z.string(),
      kind: z.enum(['session', 'interview']),
      /** The mentor's first name, or the title of the opening. */
      title: z.string(),
      startsAt: z.string(),
    }),
  ),
  figures: z.array(
    z.strictObject({
      studentId: userIdSchema,
      /** Lessons finished in the last seven days. */
      lessons: z.number(),
      /** Courses finished so far. */
      courses: z.number(),
      /** All applications, in any state but saved. */
      applications: z.number(),
      sessions: z.number(),
    }),
  ),
  /** The last seven days of each student. */
  weeks: z.array(
    z.strictObject({
      studentId: userIdSchema,
      facts: z.array(z.string()),
      talkAbout: z.string(),
      /** The oldest day first. */
      days: z.array(z.strictObject({ day: z.string(), xp: z.number() })),
    }),
  ),
  alerts: z.boolean(),
})

export type GuardianHome = z.infer<typeof guardianHome>

export const guardianRoutes = {
  /** Creates a code for the other side to enter; the previous code stops working. */
  'POST /api/link-codes': route({
    who: linkSides,
    policy: 'own',
    confirmed: ['guardian'],
    shownOnce: true,
    input: none,
    output: z.strictObject({ code: z.string(), expiresAt: z.string() }),
    changes: ['guardian', 'guardians'],
  }),
  'POST /api/link-codes/enter': route({
    who: linkSides,
    policy: 'own',
    confirmed: ['guardian'],
    input: z.strictObject({ code: z.string().max(40) }),
    output: z.strictObject({ kind: z.enum(['asked', 'linked']) }),
    changes: ['guardian', 'guardians'],
  }),
  'GET /api/guardians': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: z.strictObject({
      guardians: z.array(guardian),
      /** The address of an invitation that has not been answered yet. */
      invited: z.string().nullable(),
      /** An address the student gave that we do not write to; the reason must not be shown to them. */
      notInvited: z.string().nullable(),
      /** The invitation bounced: the mailbox does not exist. */
      invitedBounced: z.boolean(),
      /** The address we will write to once the student has confirmed their own. */
      invitationWaits: z.string().nullable(),
      /** Until when the student's code works; the code itself is shown only once. */
      codeUntil: z.string().nullable(),
      approvals: z.array(approval),
    }),
  }),
  'GET /api/guardians/view': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: studentView,
  }),
  /** Confirms a requested link, or renews one at 18. */
  'POST /api/guardians/:id/accept': route({
    who: 'student',
    policy: 'link-with-guardian',
    input: byUserId,
    output: done,
    changes: ['guardians'],
  }),
  /** Ends a link immediately; declines or withdraws a requested one. */
  'POST /api/guardians/:id/end': route({
    who: 'student',
    policy: 'link-with-guardian',
    input: byUserId,
    output: done,
    changes: ['guardians'],
  }),
  'GET /api/guardian': route({ who: 'guardian', policy: 'own', input: none, output: guardianHome }),
  'PUT /api/guardian/alerts': route({
    who: 'guardian',
    policy: 'own',
    input: z.strictObject({ alerts: z.boolean() }),
    output: done,
    changes: ['guardian'],
  }),
  'GET /api/guardian/students/:id': route({
    who: 'guardian',
    policy: 'student-in-sight',
    input: byUserId,
    output: studentView,
  }),
  'POST /api/guardian/students/:id/accept': route({
    who: 'guardian',
    policy: 'link-with-student',
    confirmed: ['guardian'],
    input: byUserId,
    output: done,
    changes: ['guardian'],
  }),
  'POST /api/guardian/students/:id/end': route({
    who: 'guardian',
    policy: 'link-with-student',
    input: byUserId,
    output: done,
    changes: ['guardian'],
  }),
}
