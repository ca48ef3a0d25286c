import { z } from 'zod'
import { applicationStates } from '#domain/openings/application.ts'
import {
  hiddenStandings,
  openingReportReasons,
  opportunityKinds,
} from '#domain/openings/opportunity.ts'
import { parishes, places } from '#domain/openings/place.ts'
import { route } from './define.ts'
import { byId, done, none } from './shapes.ts'

const kind = z.enum(opportunityKinds)

const match = z.strictObject({
  score: z.number(),
  version: z.number(),
  /** Their points add up to the score. */
  parts: z.array(
    z.strictObject({
      name: z.enum(['base', 'given', 'skills', 'kind', 'place', 'level', 'preferred']),
      points: z.number(),
      outOf: z.number(),
      text: z.string(),
      /** The student has not said what they want here. */
      unsaid: z.literal(true).optional(),
    }),
  ),
})

export type MatchAnswer = z.infer<typeof match>

export const opportunityCard = z.strictObject({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  /** The listing names no place; this one is a guess and is labelled so. */
  locationEstimated: z.boolean(),
  place: z.enum(places),
  type: kind,
  duration: z.string().nullable(),
  pay: z.string().nullable(),
  /** Null for a programme, which closes on no day. */
  deadline: z.string().nullable(),
  deadlineEstimated: z.boolean(),
  skills: z.array(z.string()),
  /** Null until the student has earned a percent in any skill, and for everybody else. */
  match: match.nullable(),
  /** Why it is not for this student, in place of a number: 'Not yet: from 17'. */
  notFor: z.string().nullable(),
  /** A loan, a grant or advice: nothing to be matched with or to apply for. */
  service: z.boolean(),
  /** Where to apply; null for a posting of our own, which takes applications here, and for a listing without a link. */
  url: z.string().nullable(),
  source: z.strictObject({
    kind: z.enum(['business', 'programme', 'feed']),
    label: z.string(),
  }),
  saved: z.boolean(),
  application: z.enum(applicationStates).nullable(),
})

export type OpportunityCard = z.infer<typeof opportunityCard>

const opportunity = opportunityCard.extend({
  description: z.string(),
  /** 'Ages 16 to 19'; null where any age will do. */
  ages: z.string().nullable(),
  audience: z.string().nullable(),
  postedOn: z.string().nullable(),
  /** When its source last listed it. */
  lastSeenAt: z.string(),
  open: z.boolean(),
  /** schema.org JobPosting of an own public posting, for search engines. */
  jobPosting: z.record(z.string(), z.unknown()).nullable(),
})

export type Opportunity = z.infer<typeof opportunity>

/** One that the student saved or applied for and that nobody can read now: its name as it was then. */
export const hiddenOpening = z.strictObject({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  /** Being checked, or over. */
  standing: z.enum(hiddenStandings),
  saved: z.boolean(),
})

export type HiddenOpening = z.infer<typeof hiddenOpening>

const feedState = z.strictObject({
  /** When any feed was last read well; null when none ever was. */
  updatedAt: z.string().nullable(),
  refreshing: z.boolean(),
  /** Why the last reading failed; null when it did not. */
  problem: z.string().nullable(),
})

export type FeedState = z.infer<typeof feedState>

const wish = z.strictObject({
  kinds: z.array(kind).max(opportunityKinds.length),
  places: z.array(z.enum(parishes)).max(parishes.length),
  reminders: z.boolean(),
})

export type Wish = z.infer<typeof wish>

export const opportunityRoutes = {
  'GET /api/opportunities': route({
    who: 'signed-in',
    policy: 'own',
    input: z.strictObject({
      type: z.enum(['all', ...opportunityKinds]).optional(),
      q: z.string().max(100).optional(),
      place: z.enum([...parishes, 'remote']).optional(),
      closing: z.literal('soon').optional(),
      saved: z.literal('yes').optional(),
      after: z.string().max(300).optional(),
    }),
    output: z.strictObject({
      opportunities: z.array(opportunityCard),
      /** Among the saved ones, on the first page, where nothing else narrows the list. */
      hidden: z.array(hiddenOpening),
      next: z.string().nullable(),
      /** False: the student has nothing to match with yet, and the list is sorted by deadline. */
      matched: z.boolean(),
      /** With one type asked for: how many of the others fit the same filters, up to 100. First page only. */
      others: z.number(),
      /** What was asked for; where nothing was: internships, or all when none of those is open to this person. */
      type: z.enum(['all', ...opportunityKinds]),
      feed: feedState,
    }),
  }),
  /** The second list, Job Opportunities: what the feeds brought, newest first. */
  'GET /api/job-openings': route({
    who: 'signed-in',
    policy: 'own',
    input: z.strictObject({ after: z.string().max(300).optional() }),
    output: z.strictObject({
      jobs: z.array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          company: z.string(),
          location: z.string(),
          url: z.string().nullable(),
          postedOn: z.string().nullable(),
          source: z.string(),
        }),
      ),
      next: z.string().nullable(),
      feed: feedState,
    }),
  }),
  /** Signed out, only our own postings and programmes are there. */
  'GET /api/opportunities/:id': route({
    who: 'anyone',
    policy: 'readable-opening',
    input: byId,
    output: opportunity,
  }),
  /** What the page of an opening says to whoever saved it or applied for it while it is not shown. */
  'GET /api/opportunities/:id/hidden': route({
    who: 'student',
    policy: 'own-hidden-opening',
    input: byId,
    output: hiddenOpening,
  }),
  'POST /api/opportunities/:id/view': route({
    who: 'student',
    policy: 'readable-opening',
    input: byId,
    output: z.strictObject({ xp: z.number() }),
  }),
  'PUT /api/opportunities/:id/saved': route({
    who: 'student',
    policy: 'readable-opening',
    input: byId,
    output: z.strictObject({ saved: z.literal(true), xp: z.number() }),
  }),
  'DELETE /api/opportunities/:id/saved': route({
    who: 'student',
    policy: 'own',
    input: byId,
    output: z.strictObject({ saved: z.literal(false) }),
  }),
  'POST /api/opportunities/:id/report': route({
    who: 'signed-in',
    policy: 'readable-opening',
    input: byId.extend({
      reason: z.enum(openingReportReasons),
      note: z.string().max(1000).optional(),
    }),
    output: done,
  }),
  /** The new list is announced by the live event `changed: openings`. */
  'POST /api/opportunities/refresh': route({
    who: 'anyone',
    policy: 'open',
    input: none,
    output: z.strictObject({
      /** `none`: this installation reads no feeds. */
      kind: z.enum(['started', 'fresh', 'none']),
      feed: feedState,
    }),
  }),
  'GET /api/job-wish': route({ who: 'student', policy: 'own', input: none, output: wish }),
  'PUT /api/job-wish': route({ who: 'student', policy: 'own', input: wish, output: wish }),
}
