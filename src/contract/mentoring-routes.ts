import { z } from 'zod'
import { isDay } from '#domain/day.ts'
import { mentorAims } from '#domain/mentoring/mentoring.ts'
import { verdicts } from '#domain/mentoring/mentor-rubric.ts'
import { cancelReasons, outcomes } from '#domain/mentoring/mentor-session.ts'
import { roomSchema } from '#domain/mentoring/room-schema.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import { staffReason } from '#domain/people/staff-action.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { whereXpShows } from './changes.ts'
import { route } from './define.ts'
import { atDesk } from './staff-who.ts'
import { owns } from './policies.ts'
import { ownWork } from './portfolio.ts'
import {
  feedbackInput,
  mentorCard,
  mentorHome,
  mentorSlots,
  projectToRead,
  sessionPage,
  studentMentoring,
  studentOfMentor,
} from './mentoring.ts'
import { byId, byUserId, done, none } from './shapes.ts'

const time = z.iso.datetime()
const halfHour = z.string().regex(/^([01]\d|2[0-3]):(00|30)$/, 'Choose a full or a half hour')

const ownRequest = owns('mentor_requests', { missing: 'Request not found' })

const studentSide = {
  /** Verified mentors, those with the earliest slots first. */
  'GET /api/mentors': route({
    who: 'student',
    policy: 'open',
    input: z.strictObject({ skill: skillSchema.optional() }),
    output: z.strictObject({ mentors: z.array(mentorCard) }),
  }),
  'GET /api/mentors/:id': route({
    who: 'student',
    policy: 'mentor-in-sight',
    input: byUserId,
    output: mentorCard,
  }),
  /** Reserves the slot immediately. A minor's first request waits for a guardian and is sent once they approve. */
  'POST /api/mentors/:id/requests': route({
    who: 'student',
    policy: 'mentor-in-sight',
    input: byUserId.extend({ startsAt: time, skill: skillSchema, aim: z.enum(mentorAims) }),
    output: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.enum(['asked', 'waiting']),
        requestId: z.string(),
        /** If it is waiting: how many guardians were asked. With 0 the student must link one first. */
        guardians: z.number(),
      }),
      z.strictObject({ kind: z.literal('time-taken') }),
    ]),
    changes: ['mentors', 'mentor-sessions', 'guardians'],
  }),
  /** Hides this mentor from the student, or shows them again. Hiding ends their mentorship, requests and sessions. */
  'POST /api/mentors/:id/avoid': route({
    who: 'student',
    policy: 'known-mentor',
    input: byUserId.extend({ avoid: z.boolean() }),
    output: done,
    changes: ['mentors', 'mentor-sessions'],
  }),
  'POST /api/mentors/:id/end': route({
    who: 'student',
    policy: 'mentor-of-mine',
    input: byUserId,
    output: done,
    changes: ['mentors', 'mentor-sessions'],
  }),
  'GET /api/mentor-sessions': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: studentMentoring,
  }),
  'POST /api/mentor-requests/:id/withdraw': route({
    who: 'student',
    policy: ownRequest,
    input: byId,
    output: done,
    changes: ['mentors', 'mentor-sessions', 'guardians'],
  }),
  /** Answers a slot that another mentor offers: nothing is booked until the student accepts. */
  'POST /api/mentor-requests/:id/answer': route({
    who: 'student',
    policy: ownRequest,
    input: byId.extend({ yes: z.boolean() }),
    output: z.strictObject({ kind: z.enum(['planned', 'declined', 'gone']) }),
    changes: ['mentors', 'mentor-sessions'],
  }),
  /** Shows a project to one of the student's mentors. */
  'POST /api/portfolio/:id/show': route({
    who: 'student',
    policy: ownWork,
    input: byId.extend({ mentorId: userIdSchema }),
    output: z.strictObject({ showingId: z.string() }),
    changes: ['mentor-sessions', 'portfolio'],
  }),
  'POST /api/showings/:id/take-back': route({
    who: 'student',
    policy: owns('project_showings', {
      sentence: 'A project that the calling student shows to a mentor.',
      missing: 'Project not found',
    }),
    input: byId,
    output: done,
    changes: ['mentor-sessions', 'portfolio'],
  }),
}

const bothSides = {
  'POST /api/mentor-sessions/:id/cancel': route({
    who: ['student', 'mentor'],
    policy: 'own-mentor-session',
    input: byId.extend({ reason: z.enum(cancelReasons) }),
    output: done,
    changes: ['mentor', 'mentors', 'mentor-sessions'],
  }),
  'POST /api/mentor-sessions/:id/outcome': route({
    who: ['student', 'mentor'],
    policy: 'own-mentor-session',
    input: byId.extend({ said: z.enum(outcomes) }),
    output: done,
    changes: [...whereXpShows, 'mentor', 'mentor-sessions'],
  }),
  /** The session page that calendars and letters link to. */
  'GET /api/mentor-sessions/:id': route({
    who: ['student', 'mentor', 'guardian'],
    policy: 'seen-mentor-session',
    input: byId,
    output: sessionPage,
  }),
  /** An iCalendar file, as text. */
  'GET /api/mentor-sessions/:id/calendar': route({
    who: ['student', 'mentor', 'guardian'],
    policy: 'seen-mentor-session',
    input: byId,
    output: z.strictObject({ file: z.string() }),
  }),
}

const mentorSide = {
  'GET /api/mentor': route({
    who: 'verified-mentor',
    policy: 'own',
    input: none,
    output: mentorHome,
  }),
  'GET /api/mentor/slots': route({
    who: 'verified-mentor',
    policy: 'own',
    input: none,
    output: mentorSlots,
  }),
  /** Opens each half hour from `from` to `to`, on that day and, with `weeks`, on the same one after it. */
  'POST /api/mentor/slots': route({
    who: 'verified-mentor',
    policy: 'own',
    input: z.strictObject({
      day: z.string().refine(isDay, 'Enter a real date.'),
      from: halfHour,
      to: halfHour,
      weeks: z.int().min(1).max(4),
    }),
    output: z.strictObject({
      opened: z.number(),
      /** Days on which nothing could be opened: past, too soon or too far ahead. */
      leftOut: z.array(z.string()),
    }),
    changes: ['mentor'],
  }),
  /** Closes those that are still open; a booked one stays. */
  'POST /api/mentor/slots/close': route({
    who: 'verified-mentor',
    policy: 'own',
    input: z.strictObject({ startsAt: z.array(time).min(1).max(100) }),
    output: z.strictObject({ closed: z.number() }),
    changes: ['mentor'],
  }),
  /** Takes a new meeting link if the installation does not create rooms. */
  'POST /api/mentor/requests/:id/accept': route({
    who: 'verified-mentor',
    policy: 'request-to-mentor',
    input: byId.extend({ room: roomSchema.optional() }),
    output: z.strictObject({ sessionId: z.string() }),
    changes: ['mentor'],
  }),
  'POST /api/mentor/requests/:id/decline': route({
    who: 'verified-mentor',
    policy: 'request-to-mentor',
    input: byId,
    output: done,
    changes: ['mentor'],
  }),
  /** Offers a slot, which the student has a day to accept. Other mentors no longer see the request. */
  'POST /api/mentor/requests/:id/take': route({
    who: 'verified-mentor',
    policy: 'offered-request',
    input: byId.extend({ startsAt: time, room: roomSchema.optional() }),
    output: z.strictObject({ kind: z.enum(['offered', 'gone']) }),
    changes: ['mentor'],
  }),
  'GET /api/mentor/students/:id': route({
    who: 'verified-mentor',
    policy: 'mentored-student',
    input: byUserId,
    output: studentOfMentor,
  }),
  'POST /api/mentor/students/:id/end': route({
    who: 'verified-mentor',
    policy: 'mentored-student',
    input: byUserId,
    output: done,
    changes: ['mentor'],
  }),
  'POST /api/mentor/sessions/:id/feedback': route({
    who: 'verified-mentor',
    policy: 'own-mentor-session',
    input: byId.extend(feedbackInput),
    output: done,
    changes: ['mentor'],
  }),
  'GET /api/mentor/projects/:id': route({
    who: 'verified-mentor',
    policy: 'shown-project',
    input: byId,
    output: projectToRead,
  }),
  'POST /api/mentor/projects/:id/feedback': route({
    who: 'verified-mentor',
    policy: 'shown-project',
    input: byId.extend({ ...feedbackInput, verdict: z.enum(verdicts) }),
    output: done,
    changes: ['mentor'],
  }),
}

const ofStudent = byUserId.extend({ mentorId: userIdSchema })

const guardianSide = {
  /**
   * Ends a minor's mentorship immediately and hides that mentor from them. Both are notified that it
   * has ended; the student sees that a guardian stopped it.
   */
  'POST /api/guardian/students/:id/mentors/:mentorId/stop': route({
    who: 'guardian',
    policy: 'student-in-sight',
    input: ofStudent,
    output: done,
    changes: ['guardian'],
  }),
  /** Lifts the caller's own stop, and those of guardians who are no longer linked. */
  'POST /api/guardian/students/:id/mentors/:mentorId/allow': route({
    who: 'guardian',
    policy: 'student-in-sight',
    input: ofStudent,
    /** Whether another guardian's stop is still in force. */
    output: done.extend({ stopped: z.boolean() }),
    changes: ['guardian'],
  }),
  /** Asks the guardian who stopped the mentor, or our staff, to allow them again. */
  'POST /api/guardian/students/:id/mentors/:mentorId/ask-to-allow': route({
    who: 'guardian',
    policy: 'student-in-sight',
    input: ofStudent,
    output: done,
    changes: ['guardian'],
  }),
}

const staffSide = {
  /** Lifts the stops of a student's guardians; each of them is notified. */
  'POST /api/staff/people/:id/mentors/:mentorId/allow': route({
    who: atDesk('people'),
    policy: 'person-in-care',
    input: byUserId.extend({ mentorId: userIdSchema, reason: staffReason }),
    output: done,
    changes: ['staff'],
  }),
}

export const mentorRoutes = {
  ...studentSide,
  ...bothSides,
  ...mentorSide,
  ...guardianSide,
  ...staffSide,
}
