import { z } from 'zod'
import { staffReason } from '#domain/people/staff-action.ts'
import {
  missingThingKinds,
  openingReasonKinds,
  refusalReasonKinds,
} from '#domain/people/staff-answers.ts'
import { verificationCheckKinds } from '#domain/people/verification-checks.ts'
import { roles } from '#domain/people/role.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { route } from './define.ts'
import { anyStaff, atDesk, whoMay } from './staff-who.ts'
import { staffOpening } from './staff-openings.ts'
import {
  personToVerify,
  verificationState,
  course,
  desk,
  foundPerson,
  ledger,
  next,
  person,
  staffBirthMonth,
} from './staff.ts'
import { byUserId, done, none } from './shapes.ts'

const after = z.string().max(300).optional()
const reasonInput = z.strictObject({ reason: staffReason })
const aboutId = reasonInput.extend({ id: z.uuid() })
/** `seen` is the version of the card that was read; an outdated one is refused. */
const aboutPerson = reasonInput.extend({ id: userIdSchema })
const personCard = aboutPerson.extend({ seen: z.string().max(600) })
const aboutCard = aboutId.extend({ seen: z.string().max(600) })
const aboutOpening = aboutCard.extend({ reasons: reasonsOf(openingReasonKinds) })
const aboutCourse = reasonInput.extend({ id: z.string().max(200) })

const checks = z
  .array(z.enum(verificationCheckKinds))
  .min(1, 'Choose what you checked')
  .max(verificationCheckKinds.length)

/** The reasons shown to the person: at least one of a list. */
function reasonsOf<const Kind extends string>(kinds: readonly Kind[]) {
  return z.array(z.enum(kinds)).min(1, 'Choose at least one').max(kinds.length)
}

/** Every route here that writes takes a reason and adds one row to the log. */
export const staffRoutes = {
  'GET /api/staff': route({ who: anyStaff, policy: 'staff', input: none, output: desk }),

  /** Oldest first. */
  'GET /api/staff/verifications': route({
    who: atDesk('verification'),
    policy: 'staff',
    /** `pending` unless another is asked for. */
    input: z.strictObject({
      state: verificationState.optional(),
      role: z.enum(['mentor', 'business']).optional(),
      after,
    }),
    output: z.strictObject({ people: z.array(personToVerify), next }),
  }),
  'POST /api/staff/verifications/:id/verify': route({
    who: atDesk('verification'),
    policy: 'verifiable-person',
    /** A mentor without two checked references needs `noReferences`: the reason why. */
    input: personCard.extend({ checks, noReferences: staffReason.optional() }),
    output: done,
    changes: ['staff'],
  }),
  'POST /api/staff/verifications/:id/refuse': route({
    who: atDesk('verification'),
    policy: 'verifiable-person',
    input: personCard.extend({ reasons: reasonsOf(refusalReasonKinds) }),
    output: done,
    changes: ['staff'],
  }),
  /** Tells them what is missing; they leave the queue until they resubmit. */
  'POST /api/staff/verifications/:id/ask-more': route({
    who: atDesk('verification'),
    policy: 'verifiable-person',
    input: personCard.extend({ reasons: reasonsOf(missingThingKinds) }),
    output: done,
    changes: ['staff'],
  }),
  /** A verified account goes back to the queue; the openings of a business are hidden until it is verified again. */
  'POST /api/staff/verifications/:id/take-back': route({
    who: atDesk('verification'),
    policy: 'verifiable-person',
    input: personCard,
    output: done,
    changes: ['staff'],
  }),

  /** Makes a verified business a preferred employer: its openings are labelled and match a little higher. */
  'POST /api/staff/verifications/:id/prefer': route({
    who: atDesk('verification'),
    policy: 'verifiable-person',
    input: aboutPerson,
    output: done,
    changes: ['staff'],
  }),
  'POST /api/staff/verifications/:id/end-preference': route({
    who: atDesk('verification'),
    policy: 'verifiable-person',
    input: aboutPerson,
    output: done,
    changes: ['staff'],
  }),

  /** `held` by rules or reports and `reported` wait for a decision, oldest first; the others newest first. */
  'GET /api/staff/posts': route({
    who: atDesk('posts'),
    policy: 'staff',
    input: z.strictObject({
      list: z.enum(['held', 'reported', 'kept', 'removed', 'published']).optional(),
      /** Part of a title or a company. */
      q: z.string().trim().max(100).optional(),
      after,
    }),
    output: z.strictObject({ posts: z.array(staffOpening), next }),
  }),
  /** For a held or removed one. Clears its flags until its text changes, and answers its reports. */
  'POST /api/staff/posts/:id/publish': route({
    who: atDesk('posts'),
    policy: 'public-post',
    input: aboutCard,
    output: done,
    changes: ['staff'],
  }),
  'POST /api/staff/posts/:id/keep': route({
    who: atDesk('posts'),
    policy: 'public-post',
    input: aboutOpening,
    output: done,
    changes: ['staff'],
  }),
  /** For a published one. */
  'POST /api/staff/posts/:id/hold': route({
    who: atDesk('posts'),
    policy: 'public-post',
    input: aboutOpening,
    output: done,
    changes: ['staff'],
  }),
  'POST /api/staff/posts/:id/remove': route({
    who: atDesk('posts'),
    policy: 'public-post',
    input: aboutOpening,
    output: done,
    changes: ['staff'],
  }),
  /** Changes nothing else: a held opening stays held until it is published. */
  'POST /api/staff/posts/:id/dismiss-reports': route({
    who: atDesk('posts'),
    policy: 'public-post',
    input: aboutCard,
    output: done,
    changes: ['staff'],
  }),

  /** Lifts the pause that a report put on a mentor or a business. */
  'POST /api/staff/people/:id/lift-pause': route({
    who: whoMay('suspend'),
    policy: 'person-in-care',
    input: aboutPerson,
    output: done,
    changes: ['staff'],
  }),

  /** By any part of a name, an address, a company or a school, by role, and by when they joined. A POST: an address must not be in a URL. */
  'POST /api/staff/people/search': route({
    who: atDesk('people'),
    policy: 'staff',
    input: z
      .strictObject({
        q: z.string().trim().min(3, 'Enter at least 3 letters').max(200).optional(),
        role: z.enum(roles).exclude(['staff']).optional(),
        from: z.iso.date('Choose a day').optional(),
        to: z.iso.date('Choose a day').optional(),
        after,
      })
      .refine(({ q, role, from, to }) => q ?? role ?? from ?? to, {
        message: 'Enter a name, or choose a role or a day',
        path: ['q'],
      }),
    /** Newest first, none of them staff. `tooMany`: some who match are left out until more is entered. */
    output: z.strictObject({ people: z.array(foundPerson), next, tooMany: z.boolean() }),
    changes: [],
  }),
  /** Opens the record and the ledger for an hour, only for the caller. */
  'POST /api/staff/people/:id/look': route({
    who: atDesk('people'),
    policy: 'person-in-care',
    input: aboutPerson,
    output: done,
    changes: ['staff'],
  }),
  'GET /api/staff/people/:id': route({
    who: atDesk('people'),
    policy: 'opened-record',
    input: byUserId,
    output: person,
  }),
  /** Exists only for students. */
  'GET /api/staff/people/:id/ledger': route({
    who: atDesk('people'),
    policy: 'opened-record',
    input: z.strictObject({ id: userIdSchema, after }),
    output: ledger,
  }),
  /** Also ends every session, and holds the openings of a business. */
  'POST /api/staff/people/:id/suspend': route({
    who: whoMay('suspend'),
    policy: 'person-in-care',
    input: aboutPerson,
    output: done,
    changes: ['staff'],
  }),
  /** How many openings held by the suspension are public again. */
  'POST /api/staff/people/:id/lift': route({
    who: whoMay('suspend'),
    policy: 'person-in-care',
    input: aboutPerson,
    output: done.extend({ openings: z.number() }),
    changes: ['staff'],
  }),
  'POST /api/staff/people/:id/end-sessions': route({
    who: atDesk('people'),
    policy: 'person-in-care',
    input: aboutPerson,
    output: done,
    changes: ['staff'],
  }),
  /** Oldest first, without those waiting for guardians. */
  'GET /api/staff/birth-months': route({
    who: atDesk('birth-months'),
    policy: 'staff',
    input: z.strictObject({ after }),
    output: z.strictObject({ requests: z.array(staffBirthMonth), next }),
  }),
  'POST /api/staff/people/:id/birth-months/:requestId/approve': route({
    who: atDesk('birth-months'),
    policy: 'person-in-care',
    input: aboutPerson.extend({ requestId: z.uuid() }),
    output: done,
    changes: ['staff'],
  }),
  'POST /api/staff/people/:id/birth-months/:requestId/decline': route({
    who: atDesk('birth-months'),
    policy: 'person-in-care',
    input: aboutPerson.extend({ requestId: z.uuid() }),
    output: done,
    changes: ['staff'],
  }),

  'GET /api/staff/courses': route({
    who: atDesk('courses'),
    policy: 'staff',
    input: z.strictObject({ after }),
    output: z.strictObject({ courses: z.array(course), next }),
  }),
  'POST /api/staff/courses/:id/publish': route({
    who: atDesk('courses'),
    policy: 'catalogue-course',
    input: aboutCourse,
    output: done,
    changes: ['staff', 'courses'],
  }),
  /** Students who have started it keep it. */
  'POST /api/staff/courses/:id/unpublish': route({
    who: atDesk('courses'),
    policy: 'catalogue-course',
    input: aboutCourse,
    output: done,
    changes: ['staff', 'courses'],
  }),
}
