import { z } from 'zod'
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

// What the two sides of a mentorship read; the routes are in mentor-routes.ts. Times are ISO instants.

const aim = z.enum(mentorAims)

/** A mentor as students and guardians see them. */
const mentorName = z.strictObject({
  id: z.string(),
  firstName: z.string(),
  jobTitle: z.string(),
  company: z.string(),
})
export type MentorName = z.infer<typeof mentorName>

export const mentorCard = mentorName.extend({
  industry: z.string(),
  expertise: z.array(z.string()),
  /** Those of the 18 that the expertise names. */
  skills: z.array(skillSchema),
  /** Bookable now, the earliest first: three in the list, all of them on the mentor's own page. */
  times: z.array(z.string()),
  /** Null until enough answers are known. */
  answersWithinHours: z.number().nullable(),
  /** The caller's open request to them. */
  requestId: z.string().nullable(),
  /** The caller wants to ask them, and a guardian has to say yes first. */
  waitsForGuardian: z.boolean(),
  /** Whether they are the caller's mentor now. */
  mine: z.boolean(),
})
export type MentorCard = z.infer<typeof mentorCard>

export const myRequest = z.strictObject({
  id: z.string(),
  /** Who was asked; null when they are gone. Once accepted, who took it. */
  mentor: mentorName.nullable(),
  state: z.enum(requestStates),
  skill: skillSchema,
  aim,
  startsAt: z.string(),
  askedAt: z.string(),
  /** Until when the time is kept while a guardian thinks. */
  heldUntil: z.string().nullable(),
  /** Of one that was passed on: the time another mentor offers, kept until then for a yes. */
  proposal: z
    .strictObject({ mentor: mentorName, startsAt: z.string(), until: z.string() })
    .nullable(),
  /** 48 hours without an answer. */
  late: z.boolean(),
  /** Until when the mentor can answer; null of what does not wait for one. */
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
  /** Planned, and waiting while staff look at something: nobody is to meet. */
  onHold: z.boolean(),
  /** Where to meet; null but from ten minutes before a planned session until its end. */
  room: z.string().nullable(),
  /** What the caller said of it. */
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
  /** Of a project; null of a session. */
  verdict: z.enum(verdicts).nullable(),
  at: z.string(),
})
export type MentorFeedback = z.infer<typeof feedback>

export const mySession = sessionBase.extend({
  mentor: mentorName.nullable(),
  feedback: feedback.nullable(),
})
export type MyMentorSession = z.infer<typeof mySession>

/** A showing of a project; the same project shown again is a new one. */
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

/** All of a student's own: open things whole, of the past the newest 50 of each. */
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
  /** Mentors the student does not want to be offered. */
  avoided: z.array(mentorName),
})
export type StudentMentoring = z.infer<typeof studentMentoring>

/** First name and initial: a mentor needs no more of a student, and many students are minors. */
const studentName = z.strictObject({ id: z.string(), name: z.string() })

export const mentorSession = sessionBase.extend({
  student: studentName,
  /** The mentor said that they met, and may give feedback. */
  mayReview: z.boolean(),
  feedbackGiven: z.boolean(),
})
export type MentorSession = z.infer<typeof mentorSession>

/** One session, as whoever asks may see it. */
export const sessionPage = z.discriminatedUnion('side', [
  z.strictObject({ side: z.literal('student'), session: mySession }),
  z.strictObject({ side: z.literal('mentor'), session: mentorSession }),
  /** Of a minor, whose guardian may sit in. */
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

/** All that a mentor sees of a student, while they are theirs. */
const mentoredStudent = studentName.extend({
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
  /** Plain text, never markup. */
  text: z.string(),
  changedAt: z.string(),
})
export type ProjectToRead = z.infer<typeof projectToRead>

/** The mentor's dashboard in one answer. */
export const mentorHome = z.strictObject({
  /** To this mentor alone; the student's first name. */
  requests: z.array(
    request.extend({
      firstName: z.string(),
      startsAt: z.string(),
      /** Until when; the student is told the same. */
      answerBy: z.string(),
      /** A guardian may sit in, and no other mentor is asked. */
      under18: z.boolean(),
    }),
  ),
  /** That another mentor did not answer, and for which nobody offers a time now. */
  offered: z.array(request),
  /** Over, and without this mentor's word. */
  toRecord: z.array(mentorSession),
  /** Held in the last 30 days, and without feedback. */
  toReview: z.array(mentorSession),
  projects: z.array(shownProject),
  upcoming: z.array(mentorSession),
  students: z.array(mentoredStudent),
  /** Staff look at something: nothing is asked of the mentor, and all sessions are on hold. */
  paused: z.boolean(),
  openSlots: z.number(),
  /** The open times that can be booked, the earliest first: what an offered request is taken with. */
  times: z.array(z.string()),
  /** Each session gets a room by itself; otherwise the mentor brings a link. */
  makesRooms: z.boolean(),
})
export type MentorHome = z.infer<typeof mentorHome>

export const mentorSlots = z.strictObject({
  mostOpen: z.literal(maxOpenSlots),
  /** From now on, the earliest first. */
  slots: z.array(
    z.strictObject({
      startsAt: z.string(),
      state: z.enum(['open', 'asked', 'session']),
      /** The first name of who took it. */
      student: z.string().nullable(),
    }),
  ),
})
export type MentorSlots = z.infer<typeof mentorSlots>
