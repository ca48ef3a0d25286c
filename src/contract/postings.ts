import { z } from 'zod'
import { applicationStates, businessAnswers, sharedFields } from '#domain/openings/application.ts'
import { declineReasons } from '#domain/people/decline-reasons.ts'
import { openingKinds } from '#domain/openings/opening.ts'
import { schoolings } from '#domain/openings/eligibility.ts'
import { payPeriods } from '#domain/openings/pay.ts'
import { places, postingPlaces } from '#domain/openings/place.ts'
import { holders, postingActions, postingStates } from '#domain/openings/posting.ts'
import { redFlags } from '#domain/safety/red-flags.ts'
import { cancelReasons } from '#domain/mentoring/mentor-session.ts'
import { route } from './define.ts'
import { interview, offer, cardVersion, writtenInterview, writtenOffer } from './interviews.ts'
import { byId, done, none } from './shapes.ts'

const ofApplicant = byId.extend({ applicationId: z.uuid() })
const after = z.string().max(200).optional()
const kind = z.enum(openingKinds)
const state = z.enum(applicationStates)
const answer = z.enum(businessAnswers)

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
})

export type WrittenPosting = z.infer<typeof postingInput>

const postingCounts = z.strictObject({
  /** Different students who opened it. */
  views: z.number(),
  saves: z.number(),
  /** Everybody who applied, including those who withdrew. */
  applications: z.number(),
  /** Arrived since its applicants were last opened, and not answered yet. */
  unread: z.number(),
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
  pay: z.strictObject({ amount: z.number(), period: z.enum(payPeriods) }).nullable(),
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

const sharedValue = z.strictObject({ field: z.enum(sharedFields), value: z.string() })

const applicant = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('applicant'),
    /** The id of the application; only the shared fields identify the person. */
    id: z.string(),
    state,
    /** The day it entered this state. */
    on: z.string(),
    sentAt: z.string(),
    /** Arrived since the applicants were last opened, and not answered yet. */
    unread: z.boolean(),
    /** Exactly what the student ticked, as it was when it was sent; in the order of `sharedFields`. */
    shared: z.array(sharedValue),
    /** Whether they sent a CV with it. */
    hasCv: z.boolean(),
    /** Oldest first. `reason` is one of `declineWords`, set only on moves by the business. */
    moves: z.array(
      z.strictObject({
        to: state,
        by: z.enum(['student', 'business']),
        on: z.string(),
        reason: z.string().nullable(),
      }),
    ),
    interview: interview.nullable(),
    offer: offer.nullable(),
    /** Accepted by somebody under 18: until this day a guardian can stop it. */
    stopUntil: z.string().nullable(),
    /** What the business may do with it now; `interview` and `offer` also mean proposing or offering again. */
    next: z.array(answer),
    /** The version of this card, to be sent back with each answer. */
    seen: z.string(),
  }),
  /** The applicant withdrew: none of their data is left here. */
  z.strictObject({
    kind: z.literal('withdrew'),
    id: z.string(),
    on: z.string(),
    /** It was an offer that they declined. */
    turnedDown: z.boolean(),
  }),
])

export type Applicant = z.infer<typeof applicant>

export const postingRoutes = {
  /** Newest first. */
  'GET /api/postings': route({
    who: 'business',
    policy: 'own',
    input: z.strictObject({ after }),
    output: z.strictObject({ postings: z.array(summary), next: z.string().nullable() }),
  }),
  'GET /api/postings/:id': route({
    who: 'business',
    policy: 'own-posting',
    input: byId,
    output: posting,
  }),
  /** Saves a draft. */
  'POST /api/postings': route({
    who: 'business',
    policy: 'own',
    input: postingInput,
    output: posting,
    changes: ['postings', 'business'],
  }),
  /** A public one is checked again immediately, and may be held. */
  'PUT /api/postings/:id': route({
    who: 'business',
    policy: 'own-posting',
    input: byId.extend(postingInput.shape),
    output: posting,
    changes: ['postings', 'business'],
  }),
  /** Makes a draft public, or reopens a closed one; one with a red flag is held for staff. */
  'POST /api/postings/:id/publish': route({
    who: 'verified-business',
    policy: 'own-posting',
    confirmed: ['business'],
    input: byId,
    output: posting,
    changes: ['postings', 'business', 'opportunities'],
  }),
  /** Stops taking applications; existing ones stay. */
  'POST /api/postings/:id/close': route({
    who: 'business',
    policy: 'own-posting',
    input: byId,
    output: posting,
    changes: ['postings', 'business', 'opportunities'],
  }),
  /** Only drafts can be deleted. */
  'DELETE /api/postings/:id': route({
    who: 'business',
    policy: 'own-posting',
    input: byId,
    output: done,
    changes: ['postings', 'business', 'opportunities'],
  }),
  /** Newest first. A business that is not verified sees only counts, in the posting itself. */
  'GET /api/postings/:id/applicants': route({
    who: 'verified-business',
    policy: 'own-posting',
    input: byId.extend({ after }),
    output: z.strictObject({
      applicants: z.array(applicant),
      next: z.string().nullable(),
      /** Whether the installation creates the rooms for video interviews. */
      makesRooms: z.boolean(),
    }),
  }),
  /** Marks all applicants as read. */
  'POST /api/postings/:id/applicants/seen': route({
    who: 'verified-business',
    policy: 'own-posting',
    input: byId,
    output: done,
    changes: ['business'],
  }),
  /**
   * Invites an applicant to an interview, or proposes other times. This response and those of the
   * next routes contain no applicant data, because responses are stored for a while for repeated requests.
   */
  'POST /api/postings/:id/applicants/:applicationId/interview': route({
    who: 'verified-business',
    policy: 'own-posting',
    input: ofApplicant.extend({ ...writtenInterview.shape, seen: cardVersion }),
    output: done,
    changes: ['postings', 'business'],
  }),
  'POST /api/postings/:id/applicants/:applicationId/interview/cancel': route({
    who: 'verified-business',
    policy: 'own-posting',
    input: ofApplicant.extend({ reason: z.enum(cancelReasons), seen: cardVersion }),
    output: done,
    changes: ['postings', 'business'],
  }),
  'GET /api/postings/:id/applicants/:applicationId/interview/calendar': route({
    who: 'verified-business',
    policy: 'own-posting',
    input: ofApplicant,
    output: z.strictObject({ file: z.string() }),
  }),
  /** Makes an offer, or another one once the last day to answer has passed. */
  'POST /api/postings/:id/applicants/:applicationId/offer': route({
    who: 'verified-business',
    policy: 'own-posting',
    input: ofApplicant.extend({ ...writtenOffer.shape, seen: cardVersion }),
    output: done,
    changes: ['postings', 'business'],
  }),
  'POST /api/postings/:id/applicants/:applicationId/decline': route({
    who: 'verified-business',
    policy: 'own-posting',
    input: ofApplicant.extend({ reason: z.enum(declineReasons).optional(), seen: cardVersion }),
    output: done,
    changes: ['postings', 'business'],
  }),
  /** The lowest pay a posting may state, for each period: shown next to the field. */
  'GET /api/lowest-pay': route({
    who: 'business',
    policy: 'open',
    input: none,
    output: z.strictObject({
      lowest: z.array(z.strictObject({ period: z.enum(payPeriods), amount: z.number() })),
      asOf: z.string(),
      source: z.string(),
    }),
  }),
}
