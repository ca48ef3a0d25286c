import { z } from 'zod'
import { typedText } from '#domain/text/typed-text.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import { isMashed } from '#domain/learning/written-work.ts'
import { whereCoursesShow, whereXpShows } from './changes.ts'
import { route } from './define.ts'
import { owns } from './policies.ts'
import { helpCard } from './help-card.ts'
import { courseId, done, none } from './shapes.ts'

const id = z.uuid()

const order = z.strictObject({
  id: z.string(),
  /** A whole course, or one lesson of it rewritten. */
  kind: z.enum(['course', 'lesson']),
  state: z.enum(['working', 'done', 'failed', 'cancelled']),
  /** The current step, or the last one when the work has ended. */
  stage: z.enum(['queued', 'outline', 'lessons', 'questions', 'saving']),
  /** Lessons and quizzes that are ready, and the total; 0 of 0 before it is known. */
  done: z.number(),
  of: z.number(),
  struggle: z.string(),
  level: z.number(),
  /** The id of the course, set before it is done. */
  courseId: z.string(),
  contentId: z.string().nullable(),
  /** A message for the reader; null unless it failed. */
  failure: z.string().nullable(),
})
export type CourseOrder = z.infer<typeof order>

const orderResponse = z.strictObject({ order })

const ownOrder = owns('course_orders', { missing: 'Course not found' })

export const courseOrderRoutes = {
  /** Returns the order that is already being made, if any: a double click makes one course. */
  'POST /api/course-orders': route({
    who: 'signed-in',
    policy: 'own',
    input: z.strictObject({
      /** Texts over the limit are also refused, but only after a check for crisis words. */
      struggle: typedText(20_000).pipe(
        z
          .string()
          .trim()
          .min(1, 'Write what you are struggling with.')
          .refine(
            (text) => !isMashed(text),
            'Write it in a few words, so that we can find lessons.',
          ),
      ),
      level: z.enum(['beginner', 'intermediate', 'advanced'], 'Select your skill level.'),
      /** The student's answer to `which-skill`. */
      skill: skillSchema.optional(),
    }),
    /** Nothing was ordered or saved with `help`, and with `which-skill`: the struggle indicates none of our skills. */
    output: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('ordered'), order }),
      z.strictObject({ kind: z.literal('help'), help: helpCard }),
      /** Every skill, those that come closest first. */
      z.strictObject({ kind: z.literal('which-skill'), skills: z.array(skillSchema) }),
    ]),
    changes: ['course-orders'],
  }),
  /** The order that is being made or has failed; null when there is none. */
  'GET /api/course-orders/current': route({
    who: 'signed-in',
    policy: 'own',
    input: none,
    output: z.strictObject({
      order: order.nullable(),
      /** Courses that can still be ordered today. */
      left: z.number(),
      /** Whether a model writes the lessons; otherwise they come from the library. */
      drafted: z.boolean(),
    }),
  }),
  'GET /api/course-orders/:id': route({
    who: 'signed-in',
    policy: ownOrder,
    input: z.strictObject({ id }),
    output: orderResponse,
  }),
  'POST /api/course-orders/:id/cancel': route({
    who: 'signed-in',
    policy: ownOrder,
    input: z.strictObject({ id }),
    output: orderResponse,
    changes: ['course-orders'],
  }),
  /** Resumes a failed order where it stopped. */
  'POST /api/course-orders/:id/retry': route({
    who: 'signed-in',
    policy: ownOrder,
    input: z.strictObject({ id }),
    output: orderResponse,
    changes: ['course-orders'],
  }),
  /** Replaces one lesson with another version. Progress stays unchanged. */
  'POST /api/courses/:id/lessons/:contentId/rewrite': route({
    who: 'signed-in',
    policy: 'own-course',
    input: z.strictObject({ id: courseId, contentId: courseId }),
    output: orderResponse,
    changes: ['course-orders'],
  }),
  /** Deletes a course made for the student, with its progress. The XP it earned stays. */
  'DELETE /api/courses/:id': route({
    who: 'signed-in',
    policy: 'own-course',
    input: z.strictObject({ id: courseId }),
    output: done,
    changes: [...whereXpShows, ...whereCoursesShow],
  }),
}
