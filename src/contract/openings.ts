import { z } from 'zod'
import { applicationStates } from '#domain/openings/application.ts'
import { fits } from '#domain/openings/matching.ts'
import { hiddenStates, openingReportReasons, openingKinds } from '#domain/openings/opening.ts'
import { parishes, places } from '#domain/openings/place.ts'
import { whereXpShows } from './changes.ts'
import { route } from './define.ts'
import { byId, done, none, postingWork } from './shapes.ts'

const kind = z.enum(openingKinds)

const match = z.strictObject({
  score: z.number(),
  /** In a word: Strong, Fair or Grow. */
  fit: z.enum(fits),
  version: z.number(),
  /** Their points add up to the score. */
  parts: z.array(
    z.strictObject({
      name: z.enum(['base', 'given', 'skills', 'kind', 'place', 'level', 'preferred']),
      points: z.number(),
      outOf: z.number(),
      text: z.string(),
      /** The student has not set a preference for this. */
      unsaid: z.literal(true).optional(),
    }),
  ),
})

export type MatchAnswer = z.infer<typeof match>

export const openingCard = z.strictObject({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  /** The listing does not name a place; this one is a guess and labelled as such. */
  locationEstimated: z.boolean(),
  place: z.enum(places),
  type: kind,
  duration: z.string().nullable(),
  pay: z.string().nullable(),
  /** Null for a programme, which has no closing date. */
  deadline: z.string().nullable(),
  deadlineEstimated: z.boolean(),
  skills: z.array(z.string()),
  /** Null for other roles, and until the student has earned a percent in any skill. */
  match: match.nullable(),
  /** Why it is not for this student, shown instead of the match: 'Not yet: from 17'. */
  notFor: z.string().nullable(),
  /** A loan, a grant or advice: it has no match and takes no applications. */
  service: z.boolean(),
  /** Where to apply; null for our own postings, which take applications here, and for listings without a link. */
  url: z.string().nullable(),
  source: z.strictObject({
    kind: z.enum(['business', 'programme', 'feed']),
    label: z.string(),
  }),
  saved: z.boolean(),
  application: z.enum(applicationStates).nullable(),
})

export type OpeningCard = z.infer<typeof openingCard>

const opening = openingCard.extend({
  description: z.string(),
  /** Of one of our own postings; nothing is known about the others. */
  work: postingWork.nullable(),
  /** 'Ages 16 to 19'; null if it is open to any age. */
  ages: z.string().nullable(),
  audience: z.string().nullable(),
  postedOn: z.string().nullable(),
  /** When its source last listed it. */
  lastSeenAt: z.string(),
  open: z.boolean(),
  /** The schema.org JobPosting of one of our own public postings, for search engines. */
  jobPosting: z.record(z.string(), z.unknown()).nullable(),
})

export type Opening = z.infer<typeof opening>

/** A hidden opening that the student saved or applied for, with its title at that time. */
export const hiddenOpening = z.strictObject({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  /** Being checked, or closed. */
  standing: z.enum(hiddenStates),
  saved: z.boolean(),
})

export type HiddenOpening = z.infer<typeof hiddenOpening>

const feedState = z.strictObject({
  /** When any feed was last read successfully; null if none has been. */
  updatedAt: z.string().nullable(),
  refreshing: z.boolean(),
  /** Why the last feed run failed; null if it did not. */
  problem: z.string().nullable(),
})

export type FeedState = z.infer<typeof feedState>

const wish = z.strictObject({
  kinds: z.array(kind).max(openingKinds.length),
  places: z.array(z.enum(parishes)).max(parishes.length),
  reminders: z.boolean(),
})

export type Wish = z.infer<typeof wish>

/** What students read about the business behind one of our own openings. */
const company = z.strictObject({
  name: z.string(),
  website: z.string().nullable(),
  industry: z.string().nullable(),
  size: z.string().nullable(),
  /** The day on which our staff verified it. */
  checkedOn: z.string().nullable(),
  /** What is open there now, the soonest to close first. */
  openings: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      location: z.string(),
      type: kind,
      pay: z.string().nullable(),
      deadline: z.string().nullable(),
    }),
  ),
})

export type Company = z.infer<typeof company>

export const openingRoutes = {
  'GET /api/opportunities/:id/company': route({
    who: 'signed-in',
    policy: 'readable-opening',
    input: byId,
    output: company,
  }),
  'GET /api/opportunities': route({
    who: 'signed-in',
    policy: 'own',
    input: z.strictObject({
      type: z.enum(['all', ...openingKinds]).optional(),
      q: z.string().max(100).optional(),
      place: z.enum([...parishes, 'remote']).optional(),
      closing: z.literal('soon').optional(),
      saved: z.literal('yes').optional(),
      programmes: z.literal('hidden').optional(),
      after: z.string().max(300).optional(),
    }),
    output: z.strictObject({
      opportunities: z.array(openingCard),
      /** Listed with the saved ones, on the first page and without other filters. */
      hidden: z.array(hiddenOpening),
      next: z.string().nullable(),
      /** False if the student has nothing to match with yet; the list is then sorted by deadline. */
      matched: z.boolean(),
      /** If filtered by type: how many openings of other types fit the other filters, up to 100. First page only. */
      others: z.number(),
      /** The requested type; by default internships, or all types if no internship is open to this person. */
      type: z.enum(['all', ...openingKinds]),
      feed: feedState,
    }),
  }),
  /** The second list, Job Opportunities: openings from feeds, newest first. */
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
  /** Signed-out visitors get only our own postings and programmes. */
  'GET /api/opportunities/:id': route({
    who: 'anyone',
    policy: 'readable-opening',
    input: byId,
    output: opening,
  }),
  /** What the page of a hidden opening shows to students who saved it or applied for it. */
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
    output: done,
    changes: [],
  }),
  'PUT /api/opportunities/:id/saved': route({
    who: 'student',
    policy: 'readable-opening',
    input: byId,
    output: z.strictObject({ saved: z.literal(true), xp: z.number() }),
    changes: [...whereXpShows, 'opportunities', 'applications'],
  }),
  'DELETE /api/opportunities/:id/saved': route({
    who: 'student',
    policy: 'own',
    input: byId,
    output: z.strictObject({ saved: z.literal(false) }),
    changes: ['opportunities', 'applications'],
  }),
  'POST /api/opportunities/:id/report': route({
    who: 'signed-in',
    policy: 'readable-opening',
    input: byId.extend({
      reason: z.enum(openingReportReasons),
      note: z.string().max(1000).optional(),
    }),
    output: done,
    changes: [],
  }),
  /** The live event `changed` announces the new list. */
  'POST /api/opportunities/refresh': route({
    who: 'anyone',
    policy: 'open',
    input: none,
    output: z.strictObject({
      /** `none`: this installation does not read any feeds. */
      kind: z.enum(['started', 'fresh', 'none']),
      feed: feedState,
    }),
    changes: [],
  }),
  'GET /api/job-wish': route({ who: 'student', policy: 'own', input: none, output: wish }),
  'PUT /api/job-wish': route({
    who: 'student',
    policy: 'own',
    input: wish,
    output: wish,
    changes: ['job-wish', 'opportunities'],
  }),
}
