import { z } from 'zod'
import { dayFrom } from '#domain/day.ts'
import { itemTypes } from '#domain/learning/course.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'

/** What an event can record besides its subject. */
export type Detail = 'skill' | 'course' | 'contentType' | 'score'

/**
 * Everything quests and achievements can count, with its subject and the details every entry of it
 * has. A goal may only ask for those details, or it could never be reached.
 */
export const eventDetails = {
  /** Subject: the student. Once per account. */
  'first-login': [],
  /** Subject: the day. */
  'check-in': [],
  /** Subject: `course/item`. */
  'content-completed': ['skill', 'course', 'contentType'],
  /** Subject: the course. */
  'course-completed': ['skill', 'course'],
  /** Subject: the assessment. */
  'assessment-submitted': ['skill', 'score'],
  /** Subject: the assessment. A score that pays more than the student's previous best. */
  'assessment-improved': ['skill', 'score'],
  /** Subject: the question. */
  'review-answered': ['skill'],
  /** Subject: the opening. */
  'opportunity-viewed': [],
  /** Subject: the opening. */
  'opportunity-saved': [],
  /** Subject: the opening, or the student's own application for one found elsewhere. */
  'application-sent': [],
  /** Subject: the path. */
  'path-chosen': [],
  /** Subject: `path/step`, see `stepSubject`. */
  'path-step-done': [],
  /** Subject: the student. Once per account. */
  'profile-completed': [],
  /** Subject: the quest. */
  'quest-completed': [],
  /** Subject: the quest. What the student did for it happened away from Upful, and they wrote what it was. */
  'evidence-given': [],
  /** Subject: the session. */
  'mentor-session-held': [],
  /** Subject: `course/item`. A mentor rated the project at or above the line. */
  'project-passed': ['skill'],
  /** Subject: the simulation. One for each skill that it showed, with the score of that skill. */
  'simulation-passed': ['skill', 'score'],
  /** Subject: the task. */
  'readiness-task-done': [],
  /** Subject: the conversation. */
  'advisor-asked': [],
} as const satisfies Record<string, readonly Detail[]>
export type EventName = keyof typeof eventDetails

export const eventNames = Object.keys(eventDetails) as EventName[]
export const eventNameSchema = z.enum(eventNames)

export const contentTypeSchema = z.enum(itemTypes)

/** One thing a student did, as recorded in the ledger. */
export const studentEventSchema = z.strictObject({
  event: eventNameSchema,
  subject: z.string().min(1),
  day: z.iso.date().transform(dayFrom),
  at: z.date(),
  skill: skillSchema.optional(),
  course: z.string().min(1).optional(),
  contentType: contentTypeSchema.optional(),
  score: z.int().min(0).max(100).optional(),
})
export type StudentEvent = z.infer<typeof studentEventSchema>
