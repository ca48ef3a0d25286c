import { z } from 'zod'
import { approvalCovers, approvalKinds, approvalStates } from '#domain/people/approval.ts'
import { applicationStates } from '#domain/openings/application.ts'
import { linkSides } from '#domain/people/guardian-link.ts'
import { activity } from './dashboard.ts'
import { route } from './define.ts'
import { interviewSeen, offer } from './interviews.ts'
import { birthMonthRequest } from './profiles.ts'
import { byId, done, none } from './shapes.ts'

const byToken = z.strictObject({ token: z.string().max(200) })

const approval = z.strictObject({
  id: z.string(),
  kind: z.enum(approvalKinds),
  title: z.string(),
  path: z.string(),
  state: z.enum(approvalStates),
  at: z.string(),
})

export type Approval = z.infer<typeof approval>

/** A yes that counts, or would count again if the link were made again. */
const givenApproval = z.strictObject({
  id: z.string(),
  student: z.string(),
  kind: z.enum(approvalKinds),
  title: z.string(),
  covers: z.enum(approvalCovers),
  at: z.string(),
  /** Given by the caller; otherwise by another guardian of the same student. */
  yours: z.boolean(),
  /** The link that it was given under is in force; without it the next thing is asked again. */
  linked: z.boolean(),
  /** Applications that were sent under it and are not decided. */
  undecided: z.number(),
  /** What is planned for them: taking it back cancels these. */
  interviews: z.array(
    z.strictObject({ title: z.string(), company: z.string(), startsAt: z.string() }),
  ),
  /** Those that the student has accepted; begun from their first day on. */
  accepted: z.array(z.strictObject({ title: z.string(), company: z.string(), begun: z.boolean() })),
})

export type GivenApproval = z.infer<typeof givenApproval>

const guardian = z.strictObject({
  id: z.string(),
  name: z.string(),
  relationship: z.string(),
  standing: z.enum(['asked', 'in-force', 'paused']),
  /** Whose word it waits for. */
  waitsFor: z.enum(linkSides).nullable(),
  since: z.string(),
})

export type MyGuardian = z.infer<typeof guardian>

/** Where a linked student stands; the numbers of their own dashboard. */
const standing = z.strictObject({
  id: z.string(),
  name: z.string(),
  xp: z.number(),
  streak: z.number(),
  completion: z.number(),
  activities: z.number(),
  lastActiveDay: z.string().nullable(),
})

export type StudentStanding = z.infer<typeof standing>

/** Everything a guardian sees of a student. The student is shown the very same. */
const studentView = z.strictObject({
  student: standing,
  courses: z.array(z.strictObject({ id: z.string(), title: z.string(), percent: z.number() })),
  assessments: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      score: z.number(),
      best: z.number(),
      at: z.string(),
    }),
  ),
  activities: z.array(activity),
  applications: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      company: z.string(),
      state: z.enum(applicationStates),
      on: z.string(),
      /** Of a minor alone. */
      interview: interviewSeen.nullable(),
      offer: offer.nullable(),
      /** Accepted by a minor, or offered to one: until this day a guardian can stop it once it is accepted. */
      stopUntil: z.string().nullable(),
    }),
  ),
  mentors: z.array(
    z.strictObject({
      id: z.string(),
      firstName: z.string(),
      jobTitle: z.string(),
      company: z.string(),
      nextSessionAt: z.string().nullable(),
      /** The page of that session; of a minor alone, whose guardians may sit in. */
      nextSessionId: z.string().nullable(),
    }),
  ),
  /** Mentors that a guardian stopped: they are not offered to the student. */
  stoppedMentors: z.array(
    z.strictObject({
      id: z.string(),
      firstName: z.string(),
      /** Whether the calling guardian may lift it, or ask whoever stopped the mentor; null for the student. */
      lift: z.enum(['now', 'ask', 'asked']).nullable(),
    }),
  ),
  /** Under 18, so that a guardian may stop a mentor. */
  minor: z.boolean(),
  /** How many guardians are linked with a minor; who they are stays with the student. */
  guardians: z.number(),
  /** Guardians who were linked after the caller: to be questioned, or being checked by our staff. */
  newGuardians: z.enum(['can-question', 'being-checked']).nullable(),
})

export type StudentView = z.infer<typeof studentView>

const guardianHome = z.strictObject({
  students: z.array(standing),
  /** Students who entered this guardian's code and wait for a yes. */
  asks: z.array(z.strictObject({ id: z.string(), name: z.string(), at: z.string() })),
  /** Until when the code works that the guardian made. */
  codeUntil: z.string().nullable(),
  /** Codes of students that were entered and wait for the student's yes. */
  waiting: z.number(),
  approvals: z.array(
    approval.extend({
      studentId: z.string(),
      student: z.string(),
      /** When a guardian last said no to this; which of the others it was is not told. */
      saidNo: z.strictObject({ at: z.string(), yours: z.boolean() }).nullable(),
    }),
  ),
  /** Corrections of a month of birth that make a minor older. */
  birthMonths: z.array(
    // The guardians of one student need not know each other.
    birthMonthRequest.omit({ guardians: true, agreed: true }).extend({
      studentId: z.string(),
      student: z.string(),
      /** How many other guardians have to answer still. */
      others: z.number(),
      /** The caller was asked and has not answered. */
      answers: z.boolean(),
      /** It was agreed and does not count yet, so that the caller can still stop it. */
      stops: z.boolean(),
      /** Staff decide, and the caller may tell them whether it is right. */
      states: z.boolean(),
      /** What the caller told them. */
      stated: z.enum(['right', 'wrong']).nullable(),
    }),
  ),
  given: z.array(givenApproval),
  activities: z.array(activity.extend({ student: z.string() })),
  alerts: z.boolean(),
})

export type GuardianHome = z.infer<typeof guardianHome>

export const guardianRoutes = {
  /** Makes a code for the other side to enter; the one before it stops to work. */
  'POST /api/link-codes': route({
    who: linkSides,
    policy: 'own',
    confirmed: ['guardian'],
    shownOnce: true,
    input: none,
    output: z.strictObject({ code: z.string(), expiresAt: z.string() }),
  }),
  'POST /api/link-codes/enter': route({
    who: linkSides,
    policy: 'own',
    confirmed: ['guardian'],
    input: z.strictObject({ code: z.string().max(40) }),
    output: z.strictObject({ kind: z.enum(['asked', 'linked']) }),
  }),
  'GET /api/guardians': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: z.strictObject({
      guardians: z.array(guardian),
      /** The address that an invitation went to and that nobody has answered yet. */
      invited: z.string().nullable(),
      /** The address that the student gave and that we do not write to, for a reason that is not theirs to know. */
      notInvited: z.string().nullable(),
      /** That invitation came back: there is no such mailbox. */
      invitedBounced: z.boolean(),
      /** The address that we write to once the student has confirmed their own. */
      invitationWaits: z.string().nullable(),
      /** Until when the code works that the student made; what it is was said once. */
      codeUntil: z.string().nullable(),
      approvals: z.array(approval),
    }),
  }),
  /** What the link in an invitation would stop; it changes nothing. */
  'GET /api/no-invitations': route({
    who: 'anyone',
    policy: 'by-token',
    input: byToken,
    output: z.strictObject({ kind: z.enum(['open', 'stopped', 'bad-link']) }),
  }),
  'POST /api/no-invitations': route({
    who: 'anyone',
    policy: 'by-token',
    input: byToken,
    output: done,
  }),
  'GET /api/guardians/view': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: studentView,
  }),
  /** Says yes to an ask, or renews a link at 18. */
  'POST /api/guardians/:id/accept': route({
    who: 'student',
    policy: 'link-with-guardian',
    input: byId,
    output: done,
  }),
  /** Ends a link at once; refuses or takes back an ask. */
  'POST /api/guardians/:id/end': route({
    who: 'student',
    policy: 'link-with-guardian',
    input: byId,
    output: done,
  }),
  'GET /api/guardian': route({ who: 'guardian', policy: 'own', input: none, output: guardianHome }),
  'PUT /api/guardian/alerts': route({
    who: 'guardian',
    policy: 'own',
    input: z.strictObject({ alerts: z.boolean() }),
    output: done,
  }),
  'GET /api/guardian/students/:id': route({
    who: 'guardian',
    policy: 'student-in-sight',
    input: byId,
    output: studentView,
  }),
  'POST /api/guardian/students/:id/accept': route({
    who: 'guardian',
    policy: 'link-with-student',
    confirmed: ['guardian'],
    input: byId,
    output: done,
  }),
  'POST /api/guardian/students/:id/end': route({
    who: 'guardian',
    policy: 'link-with-student',
    input: byId,
    output: done,
  }),
  'POST /api/guardian/students/:id/birth-months/:requestId': route({
    who: 'guardian',
    policy: 'student-in-sight',
    confirmed: ['guardian'],
    input: byId.extend({ requestId: z.uuid(), decision: z.enum(['approved', 'declined']) }),
    output: done,
  }),
  /** Tells staff, who decide, whether it is right. */
  'POST /api/guardian/students/:id/birth-months/:requestId/state': route({
    who: 'guardian',
    policy: 'student-in-sight',
    confirmed: ['guardian'],
    input: byId.extend({ requestId: z.uuid(), says: z.enum(['right', 'wrong']) }),
    output: done,
  }),
  /** Brings to staff what the guardians agreed to, before it counts. */
  'POST /api/guardian/students/:id/birth-months/:requestId/stop': route({
    who: 'guardian',
    policy: 'guarded-lately',
    confirmed: ['guardian'],
    input: byId.extend({ requestId: z.uuid() }),
    output: done,
  }),
}
