import { z } from 'zod'
import { avatarSchema } from '#domain/people/avatar.ts'
import { mentorAims, maxOpenSlots, requestStates } from '#domain/mentoring/mentoring.ts'
import { criteria, nextSteps, verdicts } from '#domain/mentoring/mentor-rubric.ts'
import {
  cancelReasons,
  closedReasons,
  outcomes,
  sessionSides,
  sessionStates,
} from '#domain/mentoring/mentor-session.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { mentorWeek } from './mentor-weeks.ts'

// What both sides of a mentorship read; the routes are in mentoring-routes.ts. Times are ISO instants.

const aim = z.enum(mentorAims)

/** A mentor as students and guardians see them. */
const mentorName = z.strictObject({
  id: userIdSchema,
  firstName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
})
export type MentorName = z.infer<typeof mentorName>

export const mentorCard = mentorName.extend({
  industry: z.string(),
  expertise: z.array(z.string()),
  /** Those of the 18 skills that the expertise names. */
  skills: z.array(skillSchema),
  /** Bookable slots, earliest first: three in the list, all of them on the mentor's own page. */
  times: z.array(z.string()),
  /** How long a session with them takes. */
  minutes: z.int(),
  /** Null until the mentor has answered often enough. */
  answersWithinHours: z.number().nullable(),
  /** The caller's open request to them. */
  requestId: z.string().nullable(),
  /** The caller wants to ask them, and a guardian has to approve it first. */
  waitsForGuardian: z.boolean(),
  /** Whether they are the caller's mentor now. */
  mine: z.boolean(),
})
export type MentorCard = z.infer<typeof mentorCard>

export const myRequest = z.strictObject({
  id: z.string(),
  /** The mentor who was asked, or who accepted; null when their account is gone. */
  mentor: mentorName.nullable(),
  state: z.enum(requestStates),
  skill: skillSchema,
  aim,
  startsAt: z.string(),
  askedAt: z.string(),
  /** Until when the slot is reserved while a guardian decides. */
  heldUntil: z.string().nullable(),
  /** For a request that was passed on: the slot another mentor offers, reserved until then. */
  proposal: z
    .strictObject({ mentor: mentorName, startsAt: z.string(), until: z.string() })
    .nullable(),
  /** 48 hours without an answer. */
  late: z.boolean(),
  /** Until when the mentor can answer; null unless it waits for an answer. */
  answerBy: z.string().nullable(),
})
export type MyMentorRequest = z.infer<typeof myRequest>

const sessionBase = z.strictObject({
  id: z.string(),
  state: z.enum(sessionStates),
  skill: skillSchema,
  aim,
  startsAt: z.string(),
  endsAt: z.string(),
  minutes: z.int(),
  /** Planned, but on hold while staff look at something: they must not meet. */
  onHold: z.boolean(),
  /** Where to meet; set only from ten minutes before a planned session until its end. */
  room: z.string().nullable(),
  /** Other times that the mentor offers, until when the student can choose one. */
  move: z.strictObject({ times: z.array(z.string()), until: z.string() }).nullable(),
  /** What the caller said about it. */
  said: z.enum(outcomes).nullable(),
  maySay: z.boolean(),
  mayCancel: z.boolean(),
  cancelledBy: z.enum(sessionSides).nullable(),
  cancelReason: z.enum([...cancelReasons, ...closedReasons]).nullable(),
})

const levels = z.record(z.enum(criteria), z.int().min(1).max(4))
export const feedbackInput = { levels, nextStep: z.enum(nextSteps) }

const feedback = z.strictObject({
  levels,
  nextStep: z.enum(nextSteps),
  /** For a project; null for a session. */
  verdict: z.enum(verdicts).nullable(),
  at: z.string(),
})
export type MentorFeedback = z.infer<typeof feedback>

export const mySession = sessionBase.extend({
  mentor: mentorName.nullable(),
  feedback: feedback.nullable(),
})
export type MyMentorSession = z.infer<typeof mySession>

/** A project shown to a mentor; showing it again creates a new one. */
const myShowing = z.strictObject({
  id: z.string(),
  workId: z.string(),
  title: z.string(),
  mentor: mentorName.nullable(),
  shownAt: z.string(),
  /** Whether the mentor can read it now. */
  open: z.boolean(),
  feedback: feedback.nullable(),
})
export type MyShowing = z.infer<typeof myShowing>

/** A student's mentoring: everything open, and the newest 50 of each kind from the past. */
export const studentMentoring = z.strictObject({
  mentors: z.array(
    mentorName.extend({
      since: z.string(),
      /** They take no bookings now: suspended, paused, not verified or leaving. */
      away: z.boolean(),
    }),
  ),
  requests: z.array(myRequest),
  sessions: z.array(mySession),
  showings: z.array(myShowing),
  /** Projects that may be shown. */
  projects: z.array(z.strictObject({ workId: z.string(), title: z.string(), course: z.string() })),
  /** Mentors the student has hidden. */
  avoided: z.array(mentorName),
})
export type StudentMentoring = z.infer<typeof studentMentoring>

/** First name and initial: a mentor needs no more about a student, and many students are minors. */
const studentName = z.strictObject({ id: userIdSchema, name: z.string() })

export const mentorSession = sessionBase.extend({
  student: studentName,
  /** The mentor may offer other times for it. */
  mayMove: z.boolean(),
  /** The mentor said that they met, and may give feedback. */
  mayReview: z.boolean(),
  feedbackGiven: z.boolean(),
})
export type MentorSession = z.infer<typeof mentorSession>

/** One session, as the caller may see it. */
export const sessionPage = z.discriminatedUnion('side', [
  z.strictObject({ side: z.literal('student'), session: mySession }),
  z.strictObject({ side: z.literal('mentor'), session: mentorSession }),
  /** For a minor, whose guardian may join. */
  z.strictObject({ side: z.literal('guardian'), session: mySession, student: studentName }),
])
export type SessionPage = z.infer<typeof sessionPage>

const request = z.strictObject({
  id: z.string(),
  skill: skillSchema,
  aim,
  askedAt: z.string(),
})

const shownProject = z.strictObject({
  id: z.string(),
  title: z.string(),
  student: studentName,
  shownAt: z.string(),
  feedback: feedback.nullable(),
})
export type ShownProject = z.infer<typeof shownProject>

/** Everything a mentor sees of a student during the mentorship. */
const mentoredStudent = studentName.extend({
  /** The face that the student put together; null for none. */
  avatar: avatarSchema.nullable(),
  level: z.number(),
  streak: z.number(),
  completion: z.number(),
  coursesFinished: z.number(),
  /** The six of the summary view. */
  skills: z.array(z.strictObject({ skill: skillSchema, percent: z.number() })),
  since: z.string(),
  nextSessionAt: z.string().nullable(),
  sessionsHeld: z.number(),
})
export type MentoredStudent = z.infer<typeof mentoredStudent>

export const studentOfMentor = z.strictObject({
  student: mentoredStudent,
  sessions: z.array(mentorSession),
  projects: z.array(shownProject),
})
export type StudentOfMentor = z.infer<typeof studentOfMentor>

export const projectToRead = shownProject.extend({
  course: z.string(),
  /** What the lesson asks for; null if the lesson has changed or is gone. */
  task: z.strictObject({ brief: z.string(), criteria: z.array(z.string()) }).nullable(),
  /** Plain text, never markup. */
  text: z.string(),
  changedAt: z.string(),
  /** What this mentor said about other texts of the project, newest first; `text` is null for feedback from before texts were kept. */
  earlier: z.array(z.strictObject({ text: z.string().nullable(), feedback })),
})
export type ProjectToRead = z.infer<typeof projectToRead>

/** The mentor's dashboard in one response. */
export const mentorHome = z.strictObject({
  /** Requests to this mentor only, with the student's first name. */
  requests: z.array(
    request.extend({
      firstName: z.string(),
      startsAt: z.string(),
      /** Until when to answer; the student sees the same time. */
      answerBy: z.string(),
      /** A guardian may join, and no other mentor is asked. */
      under18: z.boolean(),
    }),
  ),
  /** Requests another mentor did not answer, without an offered slot so far. */
  offered: z.array(request),
  /** Past sessions this mentor has not confirmed yet. */
  toRecord: z.array(mentorSession),
  /** Held in the last 30 days, without feedback. */
  toReview: z.array(mentorSession),
  projects: z.array(shownProject),
  upcoming: z.array(mentorSession),
  students: z.array(mentoredStudent),
  /** Staff are looking at something: the mentor gets no requests, and all sessions are on hold. */
  paused: z.boolean(),
  /** Has passed the safeguarding course; before that, students cannot ask. */
  trained: z.boolean(),
  openSlots: z.number(),
  /** Bookable slots, earliest first; one of them answers a request that was passed on. */
  times: z.array(z.string()),
  /** Rooms are created automatically; otherwise the mentor enters a link. */
  makesRooms: z.boolean(),
})
export type MentorHome = z.infer<typeof mentorHome>

export const mentorSlots = z.strictObject({
  mostOpen: z.literal(maxOpenSlots),
  week: mentorWeek,
  /** Upcoming, earliest first. */
  slots: z.array(
    z.strictObject({
      startsAt: z.string(),
      minutes: z.int(),
      state: z.enum(['open', 'asked', 'session']),
      /** The first name of the student who booked it. */
      student: z.string().nullable(),
    }),
  ),
})
export type MentorSlots = z.infer<typeof mentorSlots>
