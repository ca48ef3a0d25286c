import { z } from 'zod'
import { applicantStates } from '#domain/openings/application.ts'
import { postingStates } from '#domain/openings/posting.ts'
import { businessSeats } from '#domain/people/business-seat.ts'
import { skills } from '#domain/learning/skills.ts'
import { answerTimes } from './applicants.ts'
import { route } from './define.ts'
import { openingKinds } from '#domain/openings/opening.ts'
import { byId, done, none } from './shapes.ts'

const postingTitle = z.strictObject({ id: z.string(), title: z.string() })

const businessHome = z.strictObject({
  verified: z.boolean(),
  seat: z.enum(businessSeats),
  /** Whether another business invites the caller as a colleague. */
  invited: z.boolean(),
  /** Null until it is entered in the profile; nothing can be posted without it. */
  name: z.string().nullable(),
  /** What needs the business's attention now. */
  needs: z.strictObject({
    /** Postings with applicants that nobody has opened. */
    unread: z.array(postingTitle.extend({ count: z.number() })),
    /** Postings whose applicants accepted, declined or withdrew since they were last opened. */
    answered: z.array(
      postingTitle.extend({ accepted: z.number(), turnedDown: z.number(), withdrawn: z.number() }),
    ),
    /** Openings with applicants who cannot make any of the proposed interview times. */
    otherTimes: z.array(postingTitle.extend({ count: z.number() })),
    /** Openings that have closed while applicants still wait for an answer. */
    closedWaiting: z.array(postingTitle.extend({ count: z.number() })),
    held: z.array(postingTitle),
    closingSoon: z.array(postingTitle.extend({ deadline: z.string() })),
    drafts: z.array(postingTitle),
  }),
  /** Interviews whose time is fixed, the next one first; the id is the posting's. */
  interviews: z.array(postingTitle.extend({ applicationId: z.string(), startsAt: z.string() })),
  /** Eight weeks, the oldest first; each by its Monday. */
  weeks: z.array(
    z.strictObject({
      from: z.string(),
      views: z.number(),
      saves: z.number(),
      applications: z.number(),
    }),
  ),
  /** Of all its openings. */
  times: answerTimes,
  /** All applications to this business by state, in the order of the states. */
  funnel: z.array(z.strictObject({ state: z.enum(applicantStates), count: z.number() })),
  /** The newest 50. */
  postings: z.array(
    postingTitle.extend({
      kind: z.enum(openingKinds),
      state: z.enum(postingStates),
      views: z.number(),
      saves: z.number(),
      applications: z.number(),
      unread: z.number(),
      waiting: z.number(),
    }),
  ),
})

export type BusinessHome = z.infer<typeof businessHome>

/** Averages of five people or more, in steps. */
export const groupFigures = z.strictObject({
  people: z.number(),
  level: z.number(),
  completion: z.number(),
  /** Courses finished by one person, on average. */
  courses: z.number(),
  /** The share, in percent, that was active in the last whole week. */
  active: z.number(),
  /** Eight weeks, the oldest first: XP and active days of one person, on average. */
  weeks: z.array(z.strictObject({ from: z.string(), xp: z.number(), activeDays: z.number() })),
  /** The six of the summary view, in percent. */
  skills: z.array(z.strictObject({ skill: z.enum(skills), percent: z.number() })),
})

export type ShownFigures = z.infer<typeof groupFigures>

const team = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Null when no code is valid. The code itself is shown only once. */
  codeUntil: z.string().nullable(),
  /** Null when fewer than five people count, or nobody. */
  figures: groupFigures.nullable(),
})

export type Team = z.infer<typeof team>

const teamName = z
  .string('Enter a name for the team.')
  .trim()
  .min(1, 'Enter a name for the team.')
  .max(60, 'Use 60 characters or fewer.')

const employer = z.strictObject({
  business: z.string(),
  team: z.string(),
  since: z.string(),
})

export type Employer = z.infer<typeof employer>

const code = z.strictObject({ code: z.string().max(40) })

export const businessRoutes = {
  'GET /api/business': route({
    who: 'business',
    seat: 'viewer',
    policy: 'own',
    input: none,
    output: businessHome,
  }),
  'GET /api/business/teams': route({
    who: 'verified-business',
    seat: 'owner',
    policy: 'own',
    input: none,
    output: z.strictObject({
      /** Every figure covers at least this many people. */
      minGroupSize: z.number(),
      /** Who counts: accounts at least `accountDays` days old that were active in the last `activeWeeks` weeks. */
      accountDays: z.number(),
      activeWeeks: z.number(),
      /** The Monday of these figures, and the one on which they change. */
      monday: z.string(),
      next: z.string(),
      /** By name. */
      teams: z.array(team),
      /** All teams together; null where subtraction would reveal fewer than five people. */
      total: groupFigures.nullable(),
    }),
  }),
  'POST /api/business/teams': route({
    who: 'verified-business',
    seat: 'owner',
    policy: 'own',
    input: z.strictObject({ name: teamName }),
    output: z.strictObject({ id: z.string() }),
    changes: ['business'],
  }),
  'PATCH /api/business/teams/:id': route({
    who: 'verified-business',
    seat: 'owner',
    policy: 'own-team',
    input: byId.extend({ name: teamName }),
    output: done,
    changes: ['business'],
  }),
  /** A new join code, shown only once; the previous code stops working. */
  'POST /api/business/teams/:id/code': route({
    who: 'verified-business',
    seat: 'owner',
    policy: 'own-team',
    shownOnce: true,
    input: byId,
    output: z.strictObject({ code: z.string(), expiresAt: z.string() }),
    changes: ['business'],
  }),
  /** The code stops working; who has joined stays. */
  'DELETE /api/business/teams/:id/code': route({
    who: 'verified-business',
    seat: 'owner',
    policy: 'own-team',
    input: byId,
    output: done,
    changes: ['business'],
  }),
  /** Everybody leaves it, and its code stops working. */
  'DELETE /api/business/teams/:id': route({
    who: 'verified-business',
    seat: 'owner',
    policy: 'own-team',
    input: byId,
    output: done,
    changes: ['business'],
  }),
  'GET /api/employer': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: z.strictObject({
      employer: employer.nullable(),
      /** Exactly what an employer can see, in sentences. */
      shown: z.array(z.string()),
      /** False unless the student is certainly 18 or over: links are only for adults. */
      mayLink: z.boolean(),
    }),
  }),
  /** Looks up the code's team without changing anything, for the student to read before confirming. */
  'POST /api/employer/code': route({
    who: 'student',
    policy: 'own',
    input: code,
    output: z.strictObject({ business: z.string(), team: z.string() }),
    changes: [],
  }),
  /** Joins the team. Joining the same team again changes nothing; another employer has to be left first. */
  'POST /api/employer': route({
    who: 'student',
    policy: 'own',
    input: code,
    output: z.strictObject({ employer }),
    changes: ['employer'],
  }),
  /** Leaves immediately; does nothing without an employer. */
  'DELETE /api/employer': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: done,
    changes: ['employer'],
  }),
}
