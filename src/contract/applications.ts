import { z } from 'zod'
import { isDay } from '#domain/day.ts'
import { applicationActors, applicationStates, sharedFields } from '#domain/openings/application.ts'
import { screeningIds } from '#domain/openings/screening.ts'
import { webAddressSchema } from '#domain/text/web-address-schema.ts'
import { approvalsNow } from '#domain/people/approval.ts'
import { cancelReasons } from '#domain/mentoring/mentor-session.ts'
import { whereXpShows } from './changes.ts'
import { route } from './define.ts'
import { owns } from './policies.ts'
import { interview, offer } from './interviews.ts'
import { hiddenOpening } from './openings.ts'
import { byId, done } from './shapes.ts'

const state = z.enum(applicationStates)
const day = z.string().refine(isDay, 'Enter a real date.')

const application = z.strictObject({
  id: z.string(),
  opportunityId: z.string().nullable(),
  /** Sent here, sent on another site, entered by hand, or written here and not sent. */
  via: z.enum(['platform', 'outside', 'manual', 'unsent']),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  url: z.string().nullable(),
  deadline: z.string().nullable(),
  state,
  stateOn: z.string(),
  notes: z.string(),
  /** The states the student may move it to. */
  next: z.array(state),
  updatedAt: z.string(),
})

export type Application = z.infer<typeof application>

/** Includes the interview and the offer of its business. */
const listedApplication = application.extend({
  interview: interview.nullable(),
  /** Our staff are checking the opening: it is hidden, and the business cannot answer for now. */
  checking: z.boolean(),
  /** Also null for an offer made before offers had terms. */
  offer: offer.nullable(),
})

export type ListedApplication = z.infer<typeof listedApplication>

const sharedValue = z.strictObject({ field: z.enum(sharedFields), value: z.string() })

export type SharedValue = z.infer<typeof sharedValue>

const savedOpening = z.strictObject({
  opportunityId: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  deadline: z.string().nullable(),
  deadlineEstimated: z.boolean(),
  open: z.boolean(),
  savedAt: z.string(),
})

export type SavedOpening = z.infer<typeof savedOpening>

const screeningAnswer = z.strictObject({
  question: z.enum(screeningIds),
  choice: z.string().max(200),
})

const sharingChoice = z.strictObject({
  share: z.array(z.enum(sharedFields)),
  message: z.string(),
  answers: z.array(screeningAnswer).optional(),
  /** The version of the CV to send with it. */
  cvId: z.string().nullable(),
})

const details = listedApplication.extend({
  /** Nobody can be hired for it through us now: its business is suspended, paused or leaving. */
  employerAway: z.boolean(),
  /** For an offer to somebody under 18: once accepted, a guardian can stop it until this day. */
  stopUntil: z.string().nullable(),
  events: z.array(
    z.strictObject({
      from: state.nullable(),
      to: state,
      by: z.enum(applicationActors),
      on: z.string(),
      note: z.string(),
      at: z.string(),
    }),
  ),
  /** What the business sees, as it was when it was sent. */
  shared: z.array(sharedValue).nullable(),
  /** Whether a CV went with it. */
  hasCv: z.boolean(),
  /** What the student wants to share and say; null once it is sent. */
  chosen: sharingChoice.nullable(),
})

export type ApplicationDetails = z.infer<typeof details>

const sendResult = z.strictObject({
  /** `waiting`: a guardian has to approve it first; it is sent automatically once they do. */
  kind: z.enum(['applied', 'already-applied', 'waiting']),
  application,
  xp: z.number(),
  /** If it is waiting: how many guardians were asked. With 0 the student must link one first. */
  guardians: z.number(),
})

const note = z.string().max(5000)

const ownApplication = owns('applications')

export const applicationRoutes = {
  'GET /api/applications': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ after: z.string().max(200).optional() }),
    output: z.strictObject({
      applications: z.array(listedApplication),
      /** Saved and not applied for; on the first page only. */
      saved: z.array(savedOpening),
      /** The same for openings that are hidden now. */
      hidden: z.array(hiddenOpening),
      next: z.string().nullable(),
    }),
  }),
  'GET /api/applications/:id': route({
    who: 'student',
    policy: ownApplication,
    input: byId,
    output: details,
  }),
  /** The fields that an application to one of our own postings can share. */
  'GET /api/sharing': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ opportunityId: z.uuid().optional() }),
    output: z.strictObject({
      fields: z.array(sharedValue),
      /** The versions of the CV that can be sent with it. */
      cvs: z.array(z.strictObject({ id: z.string(), name: z.string() })),
      /** What was chosen for this opening but has not been sent. */
      chosen: sharingChoice.nullable(),
      /** What the opening asks everybody who applies. */
      questions: z.array(z.enum(screeningIds)),
      /** What it would wait for if sent now; null if no opening is named. */
      approval: z.enum(approvalsNow).nullable(),
    }),
  }),
  /**
   * To one of our own postings: exactly the chosen fields are copied and sent. A minor's first one waits
   * for a guardian; sending it again before then replaces the waiting one.
   */
  'POST /api/applications': route({
    who: 'student',
    policy: 'readable-opening',
    input: z.strictObject({
      opportunityId: z.uuid(),
      share: z.array(z.enum(sharedFields)).max(sharedFields.length),
      message: z.string().max(3000).optional(),
      answers: z.array(screeningAnswer).max(screeningIds.length).optional(),
      cvId: z.uuid().nullable().optional(),
    }),
    output: sendResult,
    changes: [...whereXpShows, 'applications', 'opportunities', 'sharing', 'guardians'],
  }),
  /** "Yes, I applied", after the student visited the opening's own site. */
  'POST /api/applications/outside': route({
    who: 'student',
    policy: 'readable-opening',
    input: z.strictObject({ opportunityId: z.uuid() }),
    output: sendResult,
    changes: [...whereXpShows, 'applications', 'opportunities'],
  }),
  'POST /api/applications/manual': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({
      title: z.string().trim().min(1, 'Enter what the work is.').max(200),
      company: z.string().trim().min(1, 'Enter who it is with.').max(200),
      location: z.string().trim().max(200).optional(),
      url: z.union([z.literal(''), webAddressSchema]).optional(),
      deadline: z.union([z.literal(''), day]).optional(),
      state: z.enum(['saved', 'applied']),
      notes: note.optional(),
    }),
    output: sendResult,
    changes: ['applications'],
  }),
  'POST /api/applications/:id/move': route({
    who: 'student',
    policy: ownApplication,
    input: byId.extend({ state, on: day.optional(), note: z.string().max(1000).optional() }),
    output: z.strictObject({ application, xp: z.number() }),
    changes: [...whereXpShows, 'applications', 'opportunities', 'guardians'],
  }),
  /** One of the proposed times, or null to ask the business for others. */
  'POST /api/applications/:id/interview/answer': route({
    who: 'student',
    policy: ownApplication,
    input: byId.extend({ startsAt: z.iso.datetime().nullable() }),
    /** `gone`: the times have changed or passed in the meantime. */
    output: z.strictObject({ kind: z.enum(['planned', 'asked', 'gone']) }),
    changes: ['applications'],
  }),
  'POST /api/applications/:id/interview/cancel': route({
    who: 'student',
    policy: ownApplication,
    input: byId.extend({ reason: z.enum(cancelReasons) }),
    output: done,
    changes: ['applications'],
  }),
  'GET /api/applications/:id/interview/calendar': route({
    who: 'student',
    policy: ownApplication,
    input: byId,
    output: z.strictObject({ file: z.string() }),
  }),
  'PATCH /api/applications/:id': route({
    who: 'student',
    policy: ownApplication,
    input: byId.extend({ notes: note, deadline: z.union([z.literal(''), day]).optional() }),
    output: application,
    changes: ['applications'],
  }),
}
