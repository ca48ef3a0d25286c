import { z } from 'zod'
import { saidText } from '#domain/text/said.ts'
import { isMashed } from '#domain/learning/written-work.ts'
import { route } from './define.ts'
import { helpCard } from './help-card.ts'
import { courseId, done, none } from './shapes.ts'

const id = z.uuid()

const order = z.strictObject({
  id: z.string(),
  /** A whole course, or one lesson of it written anew. */
  kind: z.enum(['course', 'lesson']),
  state: z.enum(['working', 'done', 'failed', 'cancelled']),
  /** What happens now; it stands where it was when the work ended. */
  stage: z.enum(['queued', 'outline', 'lessons', 'questions', 'saving']),
  /** Lessons and quizzes that are ready, of how many; 0 of 0 before that is known. */
  done: z.number(),
  of: z.number(),
  struggle: z.string(),
  level: z.number(),
  /** Where it is, or will be once it is done. */
  courseId: z.string(),
  contentId: z.string().nullable(),
  /** In words for the reader; null unless it failed. */
  failure: z.string().nullable(),
})
export type CourseOrder = z.infer<typeof order>

const ordered = z.strictObject({ order })

export const courseOrderRoutes = {
  /** The same order again while one is being made: a double click makes one course. */
  'POST /api/course-orders': route({
    who: 'signed-in',
    policy: 'own',
    input: z.strictObject({
      /** Longer ones than can be used are refused too, once they were looked through for crisis words. */
      struggle: saidText(20_000).pipe(
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
    }),
    /** With `help` nothing was ordered and nothing was kept. */
    output: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('ordered'), order }),
      z.strictObject({ kind: z.literal('help'), help: helpCard }),
    ]),
  }),
  /** The course that is being made, or that could not be; null when there is none. */
  'GET /api/course-orders/current': route({
    who: 'signed-in',
    policy: 'own',
    input: none,
    output: z.strictObject({
      order: order.nullable(),
      /** Courses that can still be ordered today. */
      left: z.number(),
      /** Whether a model writes lessons; else they come from the library. */
      drafted: z.boolean(),
    }),
  }),
  'GET /api/course-orders/:id': route({
    who: 'signed-in',
    policy: 'own-order',
    input: z.strictObject({ id }),
    output: ordered,
  }),
  'POST /api/course-orders/:id/cancel': route({
    who: 'signed-in',
    policy: 'own-order',
    input: z.strictObject({ id }),
    output: ordered,
  }),
  /** Takes up a failed order where it stopped. */
  'POST /api/course-orders/:id/retry': route({
    who: 'signed-in',
    policy: 'own-order',
    input: z.strictObject({ id }),
    output: ordered,
  }),
  /** Another form of one lesson, at the same place. Progress is never touched. */
  'POST /api/courses/:id/lessons/:contentId/rewrite': route({
    who: 'signed-in',
    policy: 'own-course',
    input: z.strictObject({ id: courseId, contentId: courseId }),
    output: ordered,
  }),
  /** A course made for oneself, with its progress. What it earned stays. */
  'DELETE /api/courses/:id': route({
    who: 'signed-in',
    policy: 'own-course',
    input: z.strictObject({ id: courseId }),
    output: done,
  }),
}
