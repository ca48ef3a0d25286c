import { z } from 'zod'
import { applicationStates, businessAnswers, sharedFields } from '#domain/openings/application.ts'
import {
  applicantFilters,
  applicantSorts,
  maxAnsweredAtOnce,
  maxNote,
} from '#domain/openings/applicant-list.ts'
import { avatarSchema } from '#domain/people/avatar.ts'
import { declineReasons } from '#domain/people/decline-reasons.ts'
import { cancelReasons } from '#domain/mentoring/mentor-session.ts'
import { route } from './define.ts'
import { interview, offer, cardVersion, writtenInterview, writtenOffer } from './interviews.ts'
import { byId, done } from './shapes.ts'

const ofApplicant = byId.extend({ applicationId: z.uuid() })
const state = z.enum(applicationStates)
const answer = z.enum(businessAnswers)
const reason = z.enum(declineReasons).optional()

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
    /** Only next to a shared name; null also without one. */
    avatar: avatarSchema.nullable(),
    /** Whether they sent a CV with it. */
    hasCv: z.boolean(),
    /** Oldest first. `reason` is one of `declineWords`, set only on moves by the business. */
    moves: z.array(
      z.strictObject({
        to: state,
        by: z.enum(['student', 'business']),
        on: z.string(),
        /** The colleague who answered. */
        who: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    interview: interview.nullable(),
    offer: offer.nullable(),
    /** Accepted by somebody under 18: until this day a guardian can stop it. */
    stopUntil: z.string().nullable(),
    /** What the business keeps for itself; the applicant never sees it. */
    starred: z.boolean(),
    note: z.string(),
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

/** Some applicants, each with the version of the card that was read. */
const several = z
  .array(z.strictObject({ applicationId: z.uuid(), seen: cardVersion }))
  .min(1, 'Choose somebody first.')
  .max(maxAnsweredAtOnce)

/** `left`: they have been answered already, or have changed since they were read. */
const answered = z.strictObject({ answered: z.number(), left: z.number() })

/** The place and person of the last interview for an opening, to begin the next invitation with. */
const interviewDetails = interview.pick({
  way: true,
  place: true,
  contactName: true,
  contactPosition: true,
  bring: true,
})

export type InterviewDetails = z.infer<typeof interviewDetails>

/** How long it takes to answer and to hire, from the day somebody applied: the middle value, in hours. */
export const answerTimes = z.strictObject({
  applied: z.number(),
  /** Answered by the business, whatever the answer was. */
  answered: z.number(),
  hoursToAnswer: z.number().nullable(),
  hired: z.number(),
  hoursToHire: z.number().nullable(),
})

export type AnswerTimes = z.infer<typeof answerTimes>

export const applicantRoutes = {
  'GET /api/postings/:id/times': route({
    who: 'business',
    seat: 'viewer',
    policy: 'own-posting',
    input: byId,
    output: answerTimes,
  }),
  /** A business that is not verified sees only counts, in the posting itself. */
  'GET /api/postings/:id/applicants': route({
    who: 'verified-business',
    seat: 'viewer',
    policy: 'own-posting',
    input: byId.extend({
      after: z.string().max(400).optional(),
      /** Searches what they shared, and nothing else. */
      q: z.string().trim().max(100).optional(),
      show: z.enum(applicantFilters).optional(),
      sort: z.enum(applicantSorts).optional(),
    }),
    output: z.strictObject({
      applicants: z.array(applicant),
      /** False for a viewer, who only reads. */
      mayAnswer: z.boolean(),
      next: z.string().nullable(),
      /** Whether the installation creates the rooms for video interviews. */
      makesRooms: z.boolean(),
      /** How many there are of each, whatever is searched for. */
      counts: z.record(z.enum(applicantFilters), z.number()),
      lastInterview: interviewDetails.nullable(),
      /** When this list was read: nobody who applied later is answered together with the others. */
      asOf: z.string(),
    }),
  }),
  /** What they shared, as a table for a spreadsheet. */
  'GET /api/postings/:id/applicants/table': route({
    who: 'verified-business',
    seat: 'recruiter',
    policy: 'own-posting',
    input: byId,
    output: z.strictObject({ file: z.string() }),
  }),
  /** The star and the note that only the business sees. */
  'PATCH /api/postings/:id/applicants/:applicationId': route({
    who: 'verified-business',
    seat: 'recruiter',
    policy: 'own-posting',
    input: ofApplicant.extend({
      starred: z.boolean().optional(),
      note: z
        .string()
        .trim()
        .max(maxNote, `Use ${maxNote.toLocaleString('en-US')} characters or fewer.`)
        .optional(),
    }),
    output: done,
    changes: ['postings'],
  }),
  /** Invites several to an interview, all with the same times to choose from. */
  'POST /api/postings/:id/applicants/invite': route({
    who: 'verified-business',
    seat: 'recruiter',
    policy: 'own-posting',
    input: byId.extend({ ...writtenInterview.shape, applicants: several }),
    output: answered,
    changes: ['postings', 'business'],
  }),
  'POST /api/postings/:id/applicants/decline': route({
    who: 'verified-business',
    seat: 'recruiter',
    policy: 'own-posting',
    input: byId.extend({ applicants: several, reason }),
    output: answered,
    changes: ['postings', 'business'],
  }),
  /** Declines everybody who still waits, at most 50 in one request: `left` are still to be declined. */
  'POST /api/postings/:id/applicants/decline-rest': route({
    who: 'verified-business',
    seat: 'recruiter',
    policy: 'own-posting',
    input: byId.extend({
      reason,
      sentBefore: z.iso.datetime(),
      /** Also those who are invited to an interview. */
      interviews: z.boolean(),
    }),
    output: answered,
    changes: ['postings', 'business'],
  }),
  /**
   * Invites an applicant to an interview, or proposes other times. This response and those of the
   * next routes contain no applicant data, because responses are stored for a while for repeated requests.
   */
  'POST /api/postings/:id/applicants/:applicationId/interview': route({
    who: 'verified-business',
    seat: 'recruiter',
    policy: 'own-posting',
    input: ofApplicant.extend({ ...writtenInterview.shape, seen: cardVersion }),
    output: done,
    changes: ['postings', 'business'],
  }),
  'POST /api/postings/:id/applicants/:applicationId/interview/cancel': route({
    who: 'verified-business',
    seat: 'recruiter',
    policy: 'own-posting',
    input: ofApplicant.extend({ reason: z.enum(cancelReasons), seen: cardVersion }),
    output: done,
    changes: ['postings', 'business'],
  }),
  'GET /api/postings/:id/applicants/:applicationId/interview/calendar': route({
    who: 'verified-business',
    seat: 'recruiter',
    policy: 'own-posting',
    input: ofApplicant,
    output: z.strictObject({ file: z.string() }),
  }),
  /** Makes an offer, or another one once the last day to answer has passed. */
  'POST /api/postings/:id/applicants/:applicationId/offer': route({
    who: 'verified-business',
    seat: 'recruiter',
    policy: 'own-posting',
    input: ofApplicant.extend({ ...writtenOffer.shape, seen: cardVersion }),
    output: done,
    changes: ['postings', 'business'],
  }),
  'POST /api/postings/:id/applicants/:applicationId/decline': route({
    who: 'verified-business',
    seat: 'recruiter',
    policy: 'own-posting',
    input: ofApplicant.extend({ reason, seen: cardVersion }),
    output: done,
    changes: ['postings', 'business'],
  }),
}
