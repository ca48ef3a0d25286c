import { z } from 'zod'
import { openingKinds } from '#domain/openings/opening.ts'
import { schoolings } from '#domain/openings/eligibility.ts'
import { payPeriods } from '#domain/openings/pay.ts'
import { places, postingPlaces } from '#domain/openings/place.ts'
import {
  holders,
  postingActions,
  postingFilters,
  postingSorts,
  postingStates,
} from '#domain/openings/posting.ts'
import { maxQuestions, screeningIds } from '#domain/openings/screening.ts'
import { redFlags } from '#domain/safety/red-flags.ts'
import { route } from './define.ts'
import { byId, done, none, postingWork } from './shapes.ts'

const kind = z.enum(openingKinds)

/**
 * What a business writes. The limits here are generous: `postingProblems` checks the input and
 * reports all invalid fields together (`title`, `pay.amount`, `skills.0`).
 */
const postingInput = z.strictObject({
  title: z.string('Say what the work is.').trim().max(2000),
  description: z.string('Say what the person will do.').trim().max(20_000),
  kind: z.enum(openingKinds, 'Choose what kind of work it is.'),
  /** Null until one is chosen; null is refused. */
  place: z.enum(postingPlaces, 'Choose where the work is.').nullable(),
  /** Town or district within the parish; empty if not given. */
  town: z.string().trim().max(2000),
  /** In Jamaican dollars; null if unpaid or not given. Pay below the minimum wage is refused. */
  pay: z
    .strictObject({
      amount: z.number('Enter whole dollars, without cents.').nullable(),
      /** The most that is paid, where the pay is a range. */
      upTo: z.number('Enter whole dollars, without cents.').nullable().default(null),
      period: z.enum(payPeriods, 'Choose what the pay is for.'),
    })
    .nullable(),
  duration: z.string().trim().max(2000).nullable(),
  /** The last day to apply, within a year; null takes 30 days from today. */
  deadline: z.string().max(40).nullable(),
  skills: z.array(z.string().trim().max(2000)).max(200),
  /** Who can be hired; null where it does not matter. */
  minAge: z.number().nullable(),
  maxAge: z.number().nullable(),
  schooling: z.enum(schoolings).nullable(),
  positions: z.number('Enter a whole number.').nullable().default(null),
  hoursAWeek: z.number('Enter whole hours.').nullable().default(null),
  startsOn: z.string().max(40).nullable().default(null),
  /** Partly from home. */
  hybrid: z.boolean().default(false),
  /** What everybody who applies is asked, from the list. */
  questions: z
    .array(z.enum(screeningIds))
    .max(maxQuestions, `Choose ${maxQuestions} questions at most.`)
    .default([]),
})

export type WrittenPosting = z.input<typeof postingInput>

const postingCounts = z.strictObject({
  /** Different students who opened it. */
  views: z.number(),
  saves: z.number(),
  /** Everybody who applied, including those who withdrew. */
  applications: z.number(),
  /** Arrived since its applicants were last opened, and not answered yet. */
  unread: z.number(),
  /** Not answered yet. */
  waiting: z.number(),
})

export type PostingCounts = z.infer<typeof postingCounts>

const summary = z.strictObject({
  id: z.string(),
  title: z.string(),
  kind,
  state: z.enum(postingStates),
  deadline: z.string().nullable(),
  deadlineEstimated: z.boolean(),
  counts: postingCounts,
  /** The day on which it is to be published, if one was chosen. */
  publishOn: z.string().nullable(),
})

export type PostingSummary = z.infer<typeof summary>

/** Why it is held, in plain words, and what to do about it. */
const holdReason = z.strictObject({
  /** Null when reports or staff hold it. */
  flag: z.enum(redFlags).nullable(),
  text: z.string(),
  /** The words in the text that caused it; empty if it is not about specific words. */
  quotes: z.array(z.string()),
  advice: z.string().nullable(),
})

export type HoldReason = z.infer<typeof holdReason>

const posting = summary.extend({
  description: z.string(),
  /** The name of the business as students see it. */
  company: z.string(),
  location: z.string(),
  place: z.enum(places),
  town: z.string(),
  minAge: z.number().nullable(),
  maxAge: z.number().nullable(),
  schooling: z.enum(schoolings).nullable(),
  pay: z
    .strictObject({
      amount: z.number(),
      upTo: z.number().nullable(),
      period: z.enum(payPeriods),
    })
    .nullable(),
  work: postingWork,
  questions: z.array(z.enum(screeningIds)),
  /** 'J$600 an hour' */
  payText: z.string().nullable(),
  duration: z.string().nullable(),
  skills: z.array(z.string()),
  /** Shown only to people of 18 and over: the text mentions night work, alcohol and the like. */
  adultsOnly: z.boolean(),
  /** Null unless it is held. */
  heldBy: z.enum(holders).nullable(),
  /** Why students do not see it: what holds it, or would hold it once published. */
  reasons: z.array(holdReason),
  /** What may be done now; `publish` also reopens a closed one, and needs verification. */
  actions: z.array(z.enum(postingActions)),
  publishedAt: z.string().nullable(),
})

export type Posting = z.infer<typeof posting>

export const postingRoutes = {
  'GET /api/postings': route({
    who: 'business',
    seat: 'viewer',
    policy: 'own',
    input: z.strictObject({
      after: z.string().max(400).optional(),
      q: z.string().trim().max(100).optional(),
      show: z.enum(postingFilters).optional(),
      sort: z.enum(postingSorts).optional(),
    }),
    output: z.strictObject({ postings: z.array(summary), next: z.string().nullable() }),
  }),
  'GET /api/postings/:id': route({
    who: 'business',
    seat: 'viewer',
    policy: 'own-posting',
    input: byId,
    output: posting,
  }),
  /** Saves a draft. */
  'POST /api/postings': route({
    who: 'business',
    seat: 'recruiter',
    policy: 'own',
    input: postingInput,
    output: posting,
    changes: ['postings', 'business'],
  }),
  /** A public one is checked again immediately, and may be held. */
  'PUT /api/postings/:id': route({
    who: 'business',
    seat: 'recruiter',
    policy: 'own-posting',
    input: byId.extend(postingInput.shape),
    output: posting,
    changes: ['postings', 'business'],
  }),
  /** Makes a draft public, or reopens a closed one; one with a red flag is held for staff. */
  'POST /api/postings/:id/publish': route({
    who: 'verified-business',
    seat: 'recruiter',
    policy: 'own-posting',
    confirmed: ['business'],
    input: byId,
    output: posting,
    changes: ['postings', 'business', 'opportunities'],
  }),
  /** Publishes it by itself on that day; null cancels it. */
  'POST /api/postings/:id/schedule': route({
    who: 'verified-business',
    seat: 'recruiter',
    policy: 'own-posting',
    confirmed: ['business'],
    input: byId.extend({ day: z.string('Choose a day.').max(40).nullable() }),
    output: posting,
    changes: ['postings', 'business'],
  }),
  /** A new draft with the same text, without its last day to apply. */
  'POST /api/postings/:id/copy': route({
    who: 'business',
    seat: 'recruiter',
    policy: 'own-posting',
    input: byId,
    output: posting,
    changes: ['postings', 'business'],
  }),
  /** Stops taking applications; existing ones stay. */
  'POST /api/postings/:id/close': route({
    who: 'business',
    seat: 'recruiter',
    policy: 'own-posting',
    input: byId,
    output: posting,
    changes: ['postings', 'business', 'opportunities'],
  }),
  /** Only drafts can be deleted. */
  'DELETE /api/postings/:id': route({
    who: 'business',
    seat: 'recruiter',
    policy: 'own-posting',
    input: byId,
    output: done,
    changes: ['postings', 'business', 'opportunities'],
  }),
  /** Marks all applicants as read. */
  'POST /api/postings/:id/applicants/seen': route({
    who: 'verified-business',
    seat: 'recruiter',
    policy: 'own-posting',
    input: byId,
    output: done,
    changes: ['business'],
  }),
  /** The lowest pay a posting may state, for each period: shown next to the field. */
  'GET /api/lowest-pay': route({
    who: 'business',
    seat: 'viewer',
    policy: 'open',
    input: none,
    output: z.strictObject({
      lowest: z.array(z.strictObject({ period: z.enum(payPeriods), amount: z.number() })),
      asOf: z.string(),
      source: z.string(),
    }),
  }),
}
